import { digital, type Ware } from './wares.ts'

/** What is taught: courses, masterclasses, videos and workshops. */
export const taught = {
  slaapritme: {
    name: 'Cursus Slaapritme in vier weken',
    description:
      'Vier weken lang schuif je elke week één ding op: opstaan, licht, eten en je avond. Je houdt een logboek bij van vijf minuten per dag.\n\nTwaalf lessen van ongeveer een kwartier, met een werkblad per week. Je kijkt wanneer je wilt. Slaap je al langer slecht of snurk je met stiltes? Ga dan eerst naar je huisarts.',
    category: 'cursus',
    priceCents: 7_900,
    isFeatured: true,
    tags: ['slaap', 'ritme', 'ochtend'],
    studentDiscountCode: 'SLAAP8',
    teacherDiscountCode: 'SLAAP12',
    ...digital('cursus-slaapritme.zip'),
    art: { thing: 'course', theme: 'slaap', backdrop: 'night', emblem: 'moon' },
  },
  rustigAdemen: {
    name: 'Cursus Rustig ademen',
    description:
      'Acht oefeningen van drie tot tien minuten, van tellen tot een langzame uitademing. Teun doet ze voor en vertelt wat hij zelf op zijn hartslagmeter ziet.\n\nBegin zittend, en stop als je duizelig wordt.',
    category: 'cursus',
    priceCents: 3_900,
    tags: ['adem', 'rust'],
    ...digital('cursus-rustig-ademen.zip'),
    art: { thing: 'course', theme: 'adem', backdrop: 'wall', emblem: 'wave' },
  },
  rugzak: {
    name: 'Cursus Sterk met een rugzak',
    description:
      'Acht weken, vier oefeningen en elke week twee boeken extra in je rugzak. De opnamen van week vijf tot en met acht volgen nog.',
    category: 'cursus',
    priceCents: 4_900,
    status: 'draft',
    tags: ['beweging', 'kracht'],
    isDigital: true,
    isPhysical: false,
    art: { thing: 'course', theme: 'beweging', backdrop: 'pane', emblem: 'weight' },
  },
  slaaparchitectuur: {
    name: 'Masterclass Slaaparchitectuur',
    description:
      'Vier lessen, samen 2 uur en 10 minuten.\n\nWat een horloge wel en niet kan meten, hoe een nacht is opgebouwd en waarom het midden van twee weken meer zegt dan één nacht. Met de cijfers van dertig leden die ze hiervoor deelden.',
    category: 'masterclass',
    priceCents: 4_500,
    tags: ['slaap', 'meten'],
    ...digital('masterclass-slaaparchitectuur.zip'),
    art: { thing: 'masterclass', theme: 'slaap', backdrop: 'wall', emblem: 'moon' },
  },
  lichtInHuis: {
    name: 'Masterclass Licht meten in huis',
    description:
      'Loop met een luxmeter door je huis en teken je eigen lichtkaart, van ochtend tot avond.\n\nDrie lessen van een half uur. Een app op je telefoon is genoeg om te beginnen; hoe ver die ernaast zit, rekenen we samen uit.',
    category: 'masterclass',
    priceCents: 4_500,
    tags: ['licht', 'meten', 'n=1'],
    teacherDiscountPercentage: 20,
    teacherDiscountCode: 'LICHT20',
    ...digital('masterclass-licht-meten.zip'),
    art: { thing: 'masterclass', theme: 'licht', backdrop: 'pane', emblem: 'sun' },
  },
  voorHetSlapen: {
    name: 'Video Ademen voor het slapengaan',
    description:
      'Een avondoefening van elf minuten, in het donker opgenomen zodat je scherm je niet wakker houdt.\n\nVier tellen in, zes tellen uit, en een stem die je niet afleidt.',
    category: 'video',
    priceCents: 495,
    tags: ['adem', 'avond', 'slaap'],
    ...digital('video-ademen-voor-het-slapengaan.mp4'),
    art: { thing: 'video', theme: 'adem', backdrop: 'night', emblem: 'moon' },
  },
  mobiliteit: {
    name: 'Video Twaalf minuten mobiliteit',
    description:
      'Heupen, enkels en schouders los, zonder mat of spullen. Geschikt voor in de pauze, ook in je gewone kleren.\n\nElke beweging heeft een lichtere en een zwaardere vorm.',
    category: 'video',
    priceCents: 0,
    tags: ['beweging', 'pauze'],
    ...digital('video-mobiliteit.mp4'),
    art: { thing: 'video', theme: 'beweging', backdrop: 'rays', emblem: 'foot' },
  },
  koudEnWarm: {
    name: 'Workshop Koud en warm',
    description:
      'Een middag ijsbad en sauna in Zeist, met acht deelnemers en twee begeleiders.\n\nJe bepaalt zelf hoe lang je blijft. Heb je hartklachten, ben je zwanger of gebruik je medicijnen voor je bloeddruk? Overleg dan vooraf met je arts. Je ontvangt een kaart per post.',
    category: 'workshop',
    priceCents: 7_500,
    stockQuantity: 5,
    tags: ['koud', 'sauna', 'Zeist'],
    art: { thing: 'ticket', theme: 'koud', backdrop: 'water', emblem: 'frost' },
  },
  kokenVoorZonsondergang: {
    name: 'Workshop Koken voor zonsondergang',
    description:
      'Samen een winterse maaltijd op tafel zetten vóór half zes, met wat er die week van het land komt.\n\nDrie uur in een schuur bij Bunnik. Geef bij aankomst door wat je niet eet.',
    category: 'workshop',
    priceCents: 6_500,
    stockQuantity: 10,
    tags: ['voeding', 'koken', 'Bunnik'],
    art: { thing: 'ticket', theme: 'voeding', backdrop: 'cupboard', emblem: 'leaf' },
  },
  dagkaart: {
    name: 'Dagkaart winterwandeling',
    description:
      'Cadeaukaart voor een wandeling met ontbijt.\n\nVertrek bij het eerste licht, twaalf kilometer over de Utrechtse Heuvelrug en daarna soep en brood. De kaart is twee winters geldig.',
    category: 'workshop',
    priceCents: 3_500,
    tags: ['wandelen', 'ochtend', 'cadeau'],
    art: { thing: 'ticket', theme: 'licht', backdrop: 'hills', emblem: 'sun' },
  },
} as const satisfies Record<string, Ware>
