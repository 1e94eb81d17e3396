import { digital, type Ware } from './wares.ts'

/** What is read: guides and ebooks. */
export const readings = {
  eersteN1: {
    name: 'Gids: je eerste N=1',
    description:
      'Van vraag naar grafiek in 14 dagen.\n\nZestien pagina’s: kies één verandering, kies één maat, en schrijf vooraf op wat je verwacht. Achterin staat een leeg blad dat je kunt printen.',
    category: 'guide',
    priceCents: 0,
    isFeatured: true,
    tags: ['n=1', 'meten'],
    ...digital('gids-je-eerste-n1.pdf'),
    art: { thing: 'guide', theme: 'licht', backdrop: 'wall', emblem: 'graph' },
  },
  ochtendlicht: {
    name: 'Gids: ochtendlicht zonder zon',
    description:
      'Zo kom je aan licht op een grijze ochtend, op de fiets, bij de hond of met één halte eerder uitstappen.\n\nMet een tabel van wat wij op twintig plekken in Nederland maten, in lux.',
    category: 'guide',
    priceCents: 0,
    tags: ['licht', 'ochtend'],
    ...digital('gids-ochtendlicht.pdf'),
    art: { thing: 'guide', theme: 'koud', backdrop: 'hills', emblem: 'sun' },
  },
  boodschappen: {
    name: 'Gids: boodschappen voor een week',
    description:
      'Een lijst voor twee personen met drie winkels in gedachten, van markt tot discounter. Zeven avondmaaltijden die voor zes uur op tafel staan.\n\nMet prijzen van deze herfst.',
    category: 'guide',
    priceCents: 650,
    tags: ['voeding', 'koken'],
    ...digital('gids-boodschappen.pdf'),
    art: { thing: 'guide', theme: 'voeding', backdrop: 'pane', emblem: 'leaf' },
  },
  etenMetDeKlok: {
    name: 'Ebook Eten met de klok mee',
    description:
      'Over wanneer je eet, naast wat je eet. Zevenentwintig leden schoven hun avondeten vier weken naar voren en schreven op wat er veranderde, en ook wat niet.\n\n96 pagina’s, met alle logboeken achterin.',
    category: 'ebook',
    priceCents: 1_495,
    tags: ['voeding', 'ritme', 'n=1'],
    studentDiscountCode: 'LEES8',
    ...digital('ebook-eten-met-de-klok-mee.epub'),
    art: { thing: 'ebook', theme: 'voeding', backdrop: 'morning', emblem: 'leaf' },
  },
  blotevoeten: {
    name: 'Ebook Een jaar op blote voeten',
    description:
      'Twaalf maanden, twaalf wandelingen en de vragen die onderweg kwamen. Noor liep van Texel tot Valkenburg, en soms gewoon een rondje door de tuin.\n\n72 pagina’s met kaartjes van elke route.',
    category: 'ebook',
    priceCents: 995,
    tags: ['grounding', 'wandelen'],
    ...digital('ebook-blote-voeten.epub'),
    art: { thing: 'ebook', theme: 'grounding', backdrop: 'hills', emblem: 'foot' },
  },
  beterKijken: {
    name: 'Ebook Beter kijken naar je cijfers',
    description:
      'Gemiddelde, midden en toeval, uitgelegd met gewone nachten en gewone stappentellers. Geen formules, wel veel plaatjes.\n\nDe prijs volgt als de laatste twee hoofdstukken zijn nagekeken.',
    category: 'ebook',
    priceCents: null,
    isPreorder: true,
    tags: ['meten', 'n=1'],
    isDigital: true,
    isPhysical: false,
    art: { thing: 'ebook', theme: 'slaap', backdrop: 'cupboard', emblem: 'graph' },
  },
} as const satisfies Record<string, Ware>
