import type { Ware } from './wares.ts'

/** What is sent by ourselves: things for light, sleep, movement and cold. */
export const things = {
  paneel: {
    name: 'Roodlichtpaneel R60',
    description:
      '660 en 850 nm, voor aan de deur of op tafel.\n\nZestig leds, een dimmer in vier standen en een timer tot twintig minuten. Gemeten op 30 centimeter afstand: 38 milliwatt per vierkante centimeter. Kijk niet recht in de lampen; een bril zit in de doos.',
    priceCents: 24_900,
    stockQuantity: 12,
    tags: ['rood licht', 'avond', 'lamp'],
    studentDiscountCode: 'ROOD8',
    teacherDiscountCode: 'ROOD12',
    art: { thing: 'panel', theme: 'rood', backdrop: 'wall', emblem: 'sun' },
  },
  bril: {
    name: 'Avondbril amber',
    description:
      'Houdt blauw licht tegen na zonsondergang.\n\nDe glazen laten onder 530 nanometer minder dan 1 procent door, zo blijkt uit onze eigen meting. Weegt 26 gram en past over de meeste leesbrillen. Niet geschikt om mee te rijden.',
    priceCents: 5_900,
    isFeatured: true,
    tags: ['avond', 'licht', 'slaap'],
    art: { thing: 'glasses', theme: 'licht', backdrop: 'morning', emblem: 'sun' },
  },
  kaars: {
    name: 'Bijenwaskaarsen, set van 6',
    description:
      'Zacht licht voor de avond, van een imker uit Drenthe.\n\nKleurtemperatuur rond 1.800 kelvin en zo’n zeven uur brandtijd per kaars. Met katoenen lont en verder niets erin.',
    priceCents: 1_850,
    stockQuantity: 40,
    tags: ['avond', 'licht'],
    art: { thing: 'candles', theme: 'licht', backdrop: 'cupboard', emblem: 'flame' },
  },
  masker: {
    name: 'Slaapmasker zijde',
    description:
      'Donker, ook in de zomer.\n\nMoerbeizijde aan de buitenkant, met ruimte voor je wimpers. De band is verstelbaar en zit plat, zodat je op je zij kunt liggen. Handwas.',
    priceCents: 2_450,
    stockQuantity: 0,
    tags: ['slaap', 'donker'],
    art: { thing: 'mask', theme: 'slaap', backdrop: 'wall', emblem: 'moon' },
  },
  deken: {
    name: 'Wollen plaid Drents heideschaap',
    description:
      'Een plaid van 140 bij 200 centimeter voor buiten zitten, ook als het koud is.\n\nDe wol komt van twee kuddes bij Dwingeloo en is ongeverfd. Vraag gerust waar jouw plaid vandaan komt: het nummer staat op het label.',
    priceCents: 13_500,
    stockQuantity: 6,
    tags: ['wol', 'warm', 'buiten'],
    art: { thing: 'blanket', theme: 'grounding', backdrop: 'hills', emblem: 'leaf' },
  },
  rol: {
    name: 'Massagerol met bal',
    description:
      'Een stevige rol van kurk en een rubberen bal, voor na een lange zitdag.\n\nMet een kaart van acht oefeningen, elk anderhalve minuut. Kurk veert minder dan schuim: begin rustig en rol niet over gewrichten.',
    priceCents: 3_295,
    stockQuantity: 25,
    tags: ['beweging', 'herstel'],
    art: { thing: 'roller', theme: 'beweging', backdrop: 'pane', emblem: 'foot' },
  },
  thermometer: {
    name: 'Badthermometer met drijver',
    description:
      'Weet hoe koud het water echt is, op een halve graad nauwkeurig.\n\nBereik van 0 tot 45 graden. Drijft rechtop, zodat je hem afleest zonder je hand in het ijswater te steken. Zonder batterij.',
    priceCents: 1_275,
    stockQuantity: 60,
    tags: ['koud', 'meten'],
    art: { thing: 'thermometer', theme: 'koud', backdrop: 'water', emblem: 'frost' },
  },
  ton: {
    name: 'IJsbadton van lariks',
    description:
      'Een houten ton van 110 centimeter hoog voor in de tuin, met trede en deksel.\n\nWe bouwen een eerste serie van twintig bij een kuiperij in Zutphen. De prijs volgt zodra het proefmodel een winter buiten heeft gestaan.',
    priceCents: null,
    isPreorder: true,
    tags: ['koud', 'tuin'],
    art: { thing: 'tub', theme: 'koud', backdrop: 'hills', emblem: 'frost' },
  },
} as const satisfies Record<string, Ware>

/** Things of our own collection. */
export const merchandise = {
  trui: {
    name: 'Trui Nachtblauw',
    description:
      'Biologisch katoen, uit de eigen collectie.\n\nEen zware trui van 380 gram per vierkante meter, gemaakt in Porto en gewassen voordat wij hem meten. Valt ruim: tussen twee maten kies je de kleinste. Levering in week 4.',
    category: 'merchandise',
    priceCents: 6_900,
    isPreorder: true,
    stockQuantity: 0,
    tags: ['kleding', 'katoen'],
    art: { thing: 'sweater', theme: 'slaap', backdrop: 'wall', emblem: 'sun' },
  },
  mok: {
    name: 'Mok Eerste licht',
    description:
      'Gedraaid in Gouda, dus geen twee zijn gelijk. Inhoud 300 milliliter, net genoeg voor een kop thee op de stoep.\n\nKan in de vaatwasser.',
    category: 'merchandise',
    priceCents: 1_650,
    stockQuantity: 34,
    tags: ['ochtend', 'keuken'],
    art: { thing: 'mug', theme: 'licht', backdrop: 'rays', emblem: 'sun' },
  },
  tas: {
    name: 'Linnen tas Buiten is een begin',
    description:
      'Linnen uit Vlaanderen met lange hengsels, zodat de tas ook over een winterjas past.\n\nDraagt 12 kilo. Bedrukt met inkt op waterbasis.',
    category: 'merchandise',
    priceCents: 1_400,
    stockQuantity: 80,
    tags: ['tas', 'linnen'],
    art: { thing: 'bag', theme: 'voeding', backdrop: 'cupboard', emblem: 'leaf' },
  },
  sokken: {
    name: 'Wandelsokken merino, twee paar',
    description:
      'Warm na het blotevoetenrondje. 70 procent merinowol, versterkt op hiel en teen, in de maten 36 tot 47.\n\nTwee paar in twee tinten terracotta.',
    category: 'merchandise',
    priceCents: 1_750,
    stockQuantity: 48,
    tags: ['wandelen', 'wol', 'kleding'],
    art: { thing: 'socks', theme: 'beweging', backdrop: 'wall', emblem: 'foot' },
  },
  logboek: {
    name: 'Logboek N=1',
    description:
      'Een schrift voor één verandering en één maat, dertig dagen lang. Links vul je een getal in, rechts is ruimte voor wat je opviel.\n\nZes keer dertig dagen, gebonden met ringen zodat het plat ligt. Papier van 100 gram.',
    category: 'merchandise',
    priceCents: 1_950,
    stockQuantity: 120,
    isFeatured: true,
    tags: ['meten', 'n=1', 'schrift'],
    studentDiscountPercentage: 15,
    studentDiscountCode: 'SCHRIJF15',
    art: { thing: 'notebook', theme: 'grounding', backdrop: 'morning', emblem: 'graph' },
  },
  pet: {
    name: 'Pet Middagzon 2025',
    description: 'De pet van vorig seizoen, van zeildoek. Niet meer te koop.',
    category: 'merchandise',
    priceCents: 2_200,
    stockQuantity: 0,
    status: 'inactive',
    tags: ['kleding', 'zon'],
    art: { thing: 'cap', theme: 'licht', backdrop: 'hills', emblem: 'sun' },
  },
} as const satisfies Record<string, Ware>
