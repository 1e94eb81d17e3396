import type { Who } from './people.ts'
import type { places } from './places.ts'

type Likes = Record<string, Who[]>
/** Something that was written under a post, so many hours after it. */
type Said = [who: Who, text: string, hours: number, likes?: Likes]

export type DemoPost = {
  in: keyof typeof places
  by: Who
  daysAgo: number
  title: string
  content: string
  isPinned?: boolean
  isDraft?: boolean
  /** The colours of its drawn picture, from zenith to ground, and what the drawing shows. */
  picture?: { sky: [string, string]; ground: string; sun: [x: number, y: number]; alt: string }
  likes?: Likes
  comments?: Said[]
}

/** The feeds of the demonstration; every measurement and every person in them is invented. */
export const demoPosts: readonly DemoPost[] = [
  {
    in: 'universiteit',
    by: 'jasper',
    daysAgo: 12,
    isPinned: true,
    title: 'Zo werkt de feed',
    content:
      '<p>In de feed lees je wat het team je wil vertellen: nieuwe lessen, uitslagen van samen meten en wat er de komende weken gebeurt. Gesprekken voer je in de kanalen, of hieronder als het over een bericht gaat.</p><h2>Drie afspraken</h2><ul><li>Reageer op wat er staat, niet op wie het zegt.</li><li>Noem een getal als je er een hebt.</li><li>Vragen over je gezondheid horen bij je huisarts.</li></ul>',
    likes: { '👍': ['sanne', 'marloes', 'bram', 'fatima', 'henk'], '❤️': ['noor', 'anouk'] },
    comments: [
      ['henk', 'Duidelijk. Komt er ook een bericht als er een nieuwe les is?', 3],
      ['jasper', 'Ja, elke maandag zetten we de nieuwe lessen hier op een rij.', 4, { '👍': ['henk', 'sanne'] }],
    ],
  },
  {
    in: 'universiteit',
    by: 'jasper',
    daysAgo: 1,
    title: 'De zon komt nu na achten op. Dit doe je met je ochtend.',
    content:
      '<p>Deze week komt de zon in Utrecht om 08:13 op. Wie om zeven uur opstaat, zit dus meer dan een uur in kunstlicht. Dat hoeft niet erg te zijn, als je weet wanneer je naar buiten gaat.</p><h2>Wat wij doen</h2><ul><li>Binnen blijft het licht laag tot het buiten begint te schemeren.</li><li>Tussen half negen en negen een rondje, ook als het grijs is.</li><li>Overdag nog één keer tien minuten naar buiten, liefst voor twaalven.</li></ul><p>Meet je mee? Noteer zeven dagen hoe laat je in slaap viel en zet je grafiek hieronder.</p>',
    picture: {
      sky: ['#7fa8c4', '#f7c58f'],
      ground: '#1f4558',
      sun: [240, 285],
      alt: 'De zon half boven de horizon, boven donker water',
    },
    likes: { '👍': ['marloes', 'bram', 'sanne', 'joost', 'lotte'], '☀️': ['fatima', 'henk', 'noor'] },
    comments: [
      [
        'marloes',
        'Ik had precies dit: sinds ik om half negen loop, val ik weer om elf uur in slaap in plaats van half één.',
        2,
        { '👍': ['bram', 'teun', 'jasper'], '❤️': ['noor', 'sanne'] },
      ],
      ['sanne', 'Geldt dat ook voor mensen die om vijf uur opstaan? In mijn praktijk zie ik veel vroege diensten.', 3],
      [
        'teun',
        'Ja, alleen schuif je dan vooral het avondlicht. Minder lamp na acht uur is voor een vroege dienst belangrijker dan extra ochtendzon.',
        5,
        { '👍': ['sanne', 'fatima', 'marloes'] },
      ],
      ['bram', 'Ik meet zondag mee en zet de grafiek in Logboeken van leden.', 8, { '👍': ['jasper'] }],
    ],
  },
  {
    in: 'universiteit',
    by: 'teun',
    daysAgo: 5,
    title: 'Wat de eerste 200 nachten van leden laten zien',
    content:
      '<p>Veertien leden deelden samen 200 nachten. Dat is geen onderzoek, wel een eerste beeld. Negen van hen vielen in de tweede week gemiddeld eerder in slaap, drie bleven gelijk en twee juist later.</p><p>Opvallend: wie elke dag op hetzelfde moment naar buiten ging, had de kleinste verschillen tussen werkdagen en weekend. Hoeveel licht er was, maakte minder uit dan we dachten.</p>',
    likes: { '👍': ['sanne', 'lotte', 'joost', 'marloes'], '🔥': ['bram'] },
    comments: [
      ['joost', 'Welke twee werden later? Misschien door de klok?', 6],
      ['teun', 'Dat kan. Eén van hen begon in de week van de wintertijd, dus die tel ik eigenlijk liever niet mee.', 7],
      ['lotte', 'Mooi dat je ook opschrijft wat níet veranderde.', 20, { '❤️': ['teun', 'noor'] }],
    ],
  },
  {
    in: 'universiteit',
    by: 'noor',
    daysAgo: 9,
    title: 'Nieuw: de ranglijst per groep',
    content:
      '<p>Vanaf vandaag staan leden, docenten en moderators elk in een eigen ranglijst. Zo vergelijk je jezelf met wie hetzelfde doet als jij. Met plek één win je niets: de vergelijking die telt, is die met jezelf.</p>',
    likes: { '👍': ['henk', 'anouk'] },
    comments: [['anouk', 'Fijn. Het voelde eerst alsof ik tegen topsporters moest.', 5, { '❤️': ['henk', 'noor'] }]],
  },
  {
    in: 'universiteit',
    by: 'jasper',
    daysAgo: 0,
    isDraft: true,
    title: 'Vooruitblik op december',
    content:
      '<p>In december doen we met zijn allen één ding: twee weken lang elke dag op hetzelfde moment naar buiten. De opzet volgt nog.</p>',
  },
  {
    in: 'experimenten',
    by: 'teun',
    daysAgo: 3,
    isPinned: true,
    title: 'Eén verandering, één maat: een sjabloon voor je experiment',
    content:
      '<p>De meeste experimenten mislukken niet op wilskracht, maar omdat er drie dingen tegelijk veranderen. Gebruik daarom dit sjabloon.</p><ol><li><strong>Wat verander ik?</strong> Precies één ding, elke dag hetzelfde.</li><li><strong>Wat meet ik?</strong> Eén getal, op een vast moment.</li><li><strong>Hoe lang?</strong> Eerst een week niets veranderen, dan twee weken wel.</li></ol><p>Zet je opzet in het kanaal Mijn experiment, dan lezen we mee voordat je begint.</p>',
    picture: {
      sky: ['#a7d3e0', '#f3ead2'],
      ground: '#2f5b3c',
      sun: [520, 170],
      alt: 'Een hoge zon boven een groene vlakte',
    },
    likes: { '👍': ['sanne', 'bram', 'fatima', 'lotte'] },
    comments: [
      ['sanne', 'Mag de meetweek vooraf ook korter als ik al maanden een ring draag?', 4],
      ['teun', 'Zeker. Dan heb je die week al, mits je in die tijd niets anders veranderde.', 6, { '👍': ['sanne'] }],
    ],
  },
  {
    in: 'experimenten',
    by: 'noor',
    daysAgo: 16,
    title: 'Zo bewaar je je logboek',
    content:
      '<p>Je kunt alles wat je hier schreef meenemen: ga naar je profiel, kies Gegevens en vraag een download aan. Handig als je je eigen grafieken wilt maken.</p>',
    likes: { '👍': ['bram', 'joost'] },
  },
  {
    in: 'adem',
    by: 'teun',
    daysAgo: 2,
    title: 'Drie minuten per dag, drie weken lang',
    content:
      '<p>Maandag beginnen we samen: elke dag drie minuten vier tellen in en zes tellen uit. Kies een moment dat er toch al is, zoals na het tandenpoetsen.</p><p>Meet je hartslag voor en na, en schrijf alleen het verschil op. Word je duizelig, stop dan en adem gewoon door.</p>',
    picture: {
      sky: ['#1c3f52', '#e6a06f'],
      ground: '#12303f',
      sun: [400, 270],
      alt: 'Avondlucht boven stil water',
    },
    likes: { '👍': ['sanne', 'anouk', 'marloes'], '❤️': ['lotte'] },
    comments: [
      ['anouk', 'Doe mee. Gisteren ging ik van 78 naar 71.', 9, { '🔥': ['teun', 'sanne'] }],
      ['marloes', 'Lukt het ook liggend? Ik doe het het liefst vlak voor het slapen.', 26],
    ],
  },
  {
    in: 'adem',
    by: 'noor',
    daysAgo: 18,
    title: 'Samen op de bank: zo houd je het rustig in dit kanaal',
    content:
      '<p>Hier komen mensen om rustiger te worden. Schrijf daarom kort, geef elkaar de tijd en stuur geen adviezen waar niemand om vroeg. Zie je iets dat niet klopt? Meld het bericht, dan kijken we ernaar.</p>',
    likes: { '❤️': ['anouk', 'sanne'] },
  },
]
