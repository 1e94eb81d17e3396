import type { Who } from './people.ts'

/** A lesson of the demonstration: its title, why it is there, what to do, and whether it may be left out. */
type Lesson = [title: string, why: string, steps: readonly string[], optional?: 'optional']

/** The university of the demonstration by level and week. Nothing in it is medical advice. */
export const university: Readonly<Record<number, Readonly<Record<number, readonly Lesson[]>>>> = {
  1: {
    1: [
      [
        'Welkom bij de universiteit',
        'Vijf levels, elk acht weken. Je bepaalt zelf het tempo.',
        [
          'Lees wat N=1 betekent: jij bent je eigen vergelijking.',
          'Kies een vast moment op de dag om te leren.',
          'Stel je voor in het kanaal Welkom.',
        ],
      ],
      [
        'Wat wil je bewijzen?',
        'Een goede vraag is klein genoeg om in twee weken te beantwoorden.',
        [
          'Schrijf op wat je vaker of minder vaak wilt voelen.',
          'Maak er een vraag van die met ja of nee begint.',
          'Bewaar hem: in level 5 kom je erop terug.',
        ],
      ],
    ],
    2: [
      [
        'Je uitgangspunt in zeven dagen',
        'Zonder begin weet je straks niet wat er veranderde.',
        [
          'Houd een week lang je slaap, energie en stemming bij.',
          'Verander in die week nog niets.',
          'Neem aan het eind het midden van je cijfers.',
        ],
      ],
      [
        'Meten zonder te oordelen',
        'Een cijfer is een waarneming, geen rapport.',
        [
          'Meet op hetzelfde moment van de dag.',
          'Schrijf op wat je ziet, niet wat je hoopte.',
          'Sla een dag over als het niet lukt.',
        ],
      ],
      [
        'Het logboek op papier',
        'Sommige mensen schrijven liever.',
        ['Print het logboek bij deze les.', 'Leg het naast je bed.', 'Vul het in voordat je je telefoon pakt.'],
        'optional',
      ],
    ],
    3: [
      [
        'De dag als klok',
        'Je lichaam loopt op licht, eten en beweging.',
        [
          'Teken een cirkel met je 24 uur.',
          'Zet erin wanneer je opstaat, eet, beweegt en slaapt.',
          'Kijk waar weekend en werkweek verschillen.',
        ],
      ],
      [
        'Opstaan op een vaste tijd',
        'De ochtend zet de rest van de dag vast.',
        [
          'Kies een tijd die je ook op zondag haalt.',
          'Schuif hooguit een kwartier per dag op.',
          'Noteer hoe laat je vanzelf wakker wordt.',
        ],
      ],
    ],
    4: [
      [
        'Ochtendlicht',
        'Op een bewolkte ochtend is het buiten nog altijd tien keer zo licht als binnen.',
        [
          'Ga binnen een uur na het opstaan naar buiten.',
          'Blijf tien minuten, ook als het regent.',
          'Laat je zonnebril af, kijk nooit recht in de zon.',
        ],
      ],
      [
        'Avondlicht',
        'Je avond begint eerder dan je bed.',
        [
          'Doe na het eten de plafondlamp uit.',
          'Zet een kleine, warme lamp laag neer.',
          'Schrijf op hoe laat je slaperig werd.',
        ],
      ],
    ],
    5: [
      [
        'Eten op tijd',
        'Wanneer je eet, vertelt je lichaam hoe laat het is.',
        [
          'Kies een vast ontbijt of sla het vast over.',
          'Eet je laatste maaltijd drie uur voor het slapen.',
          'Houd een week bij hoe je nacht was.',
        ],
      ],
      [
        'Wat staat er op je bord?',
        'Een foto is sneller dan een lijst.',
        [
          'Maak drie dagen een foto van elke maaltijd.',
          'Tel alleen groente en eiwit.',
          'Kies één maaltijd om te verbeteren.',
        ],
      ],
      [
        'Koffie en de klok',
        'Cafeïne blijft uren in je lijf.',
        ['Drink je laatste koffie voor twee uur ’s middags.', 'Doe dat zeven dagen.', 'Vergelijk met de week ervoor.'],
        'optional',
      ],
    ],
    6: [
      [
        'Bewegen zonder sportschool',
        'Wandelen telt. Een trap ook.',
        ['Loop elke dag tien minuten na een maaltijd.', 'Sta elk uur een keer op.', 'Noteer je energie om drie uur.'],
      ],
      [
        'Ademen als rempedaal',
        'Een lange uitademing maakt je hartslag rustiger.',
        ['Adem vier tellen in en zes tellen uit.', 'Doe dat drie minuten, zittend.', 'Stop als je duizelig wordt.'],
      ],
    ],
    7: [
      [
        'Slapen: wat telt',
        'Eén slechte nacht zegt weinig. Veertien nachten zeggen veel.',
        ['Ga op hetzelfde moment naar bed.', 'Houd je kamer koel en donker.', 'Kijk pas na een week naar je cijfers.'],
      ],
      [
        'Rust overdag',
        'Herstel is ook werk.',
        [
          'Plan één pauze zonder scherm.',
          'Ga even liggen of kijk uit het raam.',
          'Schrijf op hoe je erna verder ging.',
        ],
      ],
    ],
    8: [
      [
        'Je dagstructuur in één blad',
        'Wat je kunt opschrijven, kun je volhouden.',
        [
          'Kies uit de afgelopen weken vier gewoontes.',
          'Geef elk een vaste plek op de dag.',
          'Hang het blad waar je het ziet.',
        ],
      ],
      [
        'Terugkijken op level 1',
        'Je begon met een uitgangspunt. Nu kun je vergelijken.',
        [
          'Leg je eerste week naast deze week.',
          'Schrijf één ding op dat beter gaat.',
          'Schrijf één ding op dat niet werkte. Ook dat is een uitslag.',
        ],
      ],
    ],
  },
  2: {
    1: [
      [
        'Licht in lux',
        'Je ogen liegen een beetje. Een meter niet.',
        [
          'Zet een gratis lichtmeter op je telefoon.',
          'Meet op ooghoogte, in de richting waarin je kijkt.',
          'Vergelijk je bureau, het raam en buiten.',
        ],
      ],
      [
        'Drie plekken, één meting',
        'Verschillen zie je pas als de rest gelijk blijft.',
        [
          'Kies drie plekken van je ochtend.',
          'Meet drie dagen op hetzelfde moment.',
          'Neem het midden van je metingen.',
        ],
      ],
    ],
    2: [
      [
        'Je eerste lichtmeting',
        'Je zoekt geen record. Je zoekt een plek waar je morgen weer staat.',
        [
          'Meet drie ochtenden, binnen een uur na het opstaan.',
          'Schrijf het op, ook als het tegenvalt.',
          'Kies je vaste plek.',
        ],
      ],
      [
        'Verwerk je logboek',
        'Cijfers gaan pas spreken als je ze naast elkaar legt.',
        ['Zet je metingen in een rij.', 'Trek een lijn door het midden.', 'Deel je grafiek als je wilt.'],
        'optional',
      ],
    ],
    3: [
      [
        'Avond en rood licht',
        'Warm en laag licht vraagt minder van je klok.',
        ['Kies één lamp voor na negen uur.', 'Zet je scherm op de warme stand.', 'Noteer een week je inslaaptijd.'],
      ],
    ],
    5: [
      [
        'Weekend en wisseldienst',
        'Een vast ritme is niet voor iedereen haalbaar.',
        ['Kies één anker: licht, eten of opstaan.', 'Houd dat anker ook op vrije dagen.', 'Schuif de rest mee.'],
      ],
    ],
    8: [
      [
        'Je ritme in cijfers',
        'Acht weken licht, in één beeld.',
        ['Leg je eerste en laatste week naast elkaar.', 'Schrijf op wat je houdt.', 'Schrijf op wat je loslaat.'],
      ],
    ],
  },
  3: {
    1: [
      [
        'Wat eten met je middag doet',
        'De dip van drie uur begint bij de lunch.',
        ['Eet twee weken dezelfde lunch.', 'Geef elke dag om drie uur een cijfer.', 'Verander dan één ding.'],
      ],
    ],
    2: [
      [
        'Proeven met één verandering',
        'Twee dingen tegelijk veranderen zegt niets.',
        ['Kies één voedingsmiddel.', 'Laat het zeven dagen weg.', 'Eet het daarna drie dagen weer.'],
      ],
    ],
    4: [
      [
        'Lezen van een etiket',
        'De eerste drie woorden zeggen het meest.',
        ['Pak vijf producten uit je kast.', 'Lees de eerste drie ingrediënten.', 'Kies er één om te vervangen.'],
      ],
    ],
  },
  4: {
    1: [
      [
        'Je hartslag in rust',
        'Een rustige ochtend laat zich tellen.',
        ['Tel een minuut je hartslag voor het opstaan.', 'Doe dat veertien dagen.', 'Kijk naar het midden.'],
      ],
    ],
    3: [
      [
        'Vier tellen in, zes tellen uit',
        'De langste uitademing wint.',
        ['Oefen vijf minuten op een vast moment.', 'Meet je hartslag ervoor en erna.', 'Stop als je duizelig wordt.'],
      ],
    ],
  },
  5: {
    1: [
      [
        'Je eigen experiment ontwerpen',
        'Eén vraag, één verandering, één maat.',
        [
          'Haal je vraag uit week 1 tevoorschijn.',
          'Schrijf op wat je verandert en wat gelijk blijft.',
          'Bepaal vooraf wanneer het gelukt is.',
        ],
      ],
    ],
    4: [
      [
        'Toeval of verschil?',
        'Soms wint het weer, niet je nieuwe gewoonte.',
        ['Vergelijk twee weken met twee weken.', 'Let op vakantie, ziekte en drukte.', 'Herhaal het als je twijfelt.'],
      ],
    ],
  },
}

/** A lesson as its teacher would write it. */
export const lessonText = ([, why, steps]: Lesson): string =>
  `<p>${why}</p><h2>Zo pak je het aan</h2><ol>${steps.map((step) => `<li><p>${step}</p></li>`).join('')}</ol><p>Niets gemerkt? Ook dat is een uitslag. Stel je vraag hieronder als je vastloopt.</p>`

/** How many lessons members have finished, in order; eighteen finish level 1. */
export const learned: Partial<Record<Who, number>> = {
  sanne: 9,
  joost: 4,
  fatima: 22,
  marloes: 19,
  bram: 2,
  leila: 12,
  anouk: 7,
}

type DemoChallenge = {
  title: string
  dailyTask: string
  content: string
  /** From today; the first and the last day. */
  from: number
  to: number
  durationDays: number
  award?: string
  image?: { sky: [string, string]; ground: string; sun: [x: number, y: number]; alt: string }
  /** Who takes part, with the days ago that each of them ticked. */
  part: Partial<Record<Who, readonly number[]>>
}

export const challenges: readonly DemoChallenge[] = [
  {
    title: 'Zeven ochtenden licht',
    dailyTask: 'Tien minuten naar buiten, binnen een uur na het opstaan',
    content:
      '<h2>Waarom deze challenge</h2><p>Licht in de ochtend zet je klok. Je merkt het niet op dag één, maar wel aan het tijdstip waarop je na een week vanzelf slaap krijgt. Houd daarom ook bij hoe laat je in slaap valt.</p><p>Regent het? Ga toch. Onder een donkere lucht is het buiten nog altijd veel lichter dan bij het raam.</p>',
    ...{ from: -3, to: 6, durationDays: 7, award: 'Zeven ochtenden licht' },
    image: {
      sky: ['#b4cfda', '#fbc98a'],
      ground: '#274c5e',
      sun: [150, 250],
      alt: 'Een lage oranje zon boven het water',
    },
    part: {
      sanne: [3, 2, 1],
      marloes: [3, 2, 1, 0],
      fatima: [3, 2, 1, 0],
      joost: [3, 1],
      bram: [2],
      leila: [],
      anouk: [3, 2],
    },
  },
  {
    title: 'Veertien dagen voor zonsondergang eten',
    dailyTask: 'Je laatste hap voor de zon ondergaat',
    content:
      '<h2>Zo doe je mee</h2><p>Schuif je avondeten naar voren en houd verder alles gelijk. Lukt het een dag niet, ga dan de volgende dag gewoon door: je hebt achttien dagen voor veertien keer.</p><ul><li><p>Zoek op hoe laat de zon ondergaat.</p></li><li><p>Zet eten voor de avond klaar, een kop thee mag altijd.</p></li></ul>',
    ...{ from: 5, to: 22, durationDays: 14 },
    part: { fatima: [], pieter: [] },
  },
]

type DemoMasterclass = { title: string; by: Who; daysAgo: number; content: string; doneBy: readonly Who[] }

export const masterclasses: readonly DemoMasterclass[] = [
  {
    title: 'Slaap meten met een horloge, en wat je er niet uit leert',
    ...{ by: 'teun', daysAgo: 4, doneBy: ['fatima'] },
    content:
      '<p>Een horloge meet beweging en hartslag en rekent daar slaap uit. Dat is een schatting, en een bruikbare, zolang je weet waar hij stopt.</p><h2>Wat een horloge goed ziet</h2><p>Hoe laat je gaat liggen, hoe laat je opstaat en hoe onrustig een nacht was.</p><h2>Wat het niet ziet</h2><p>Hoe uitgerust je bent. Leg daarom je eigen cijfer van de ochtend ernaast, twee weken lang.</p>',
  },
  {
    title: 'Koude, warmte en herstel: een nuchtere blik',
    ...{ by: 'jasper', daysAgo: 26, doneBy: ['fatima', 'marloes'] },
    content:
      '<p>Koude douches en sauna’s roepen grote beloftes op. We lopen langs wat mensen zelf kunnen meten en waar voorzichtigheid hoort.</p><h2>Begin klein</h2><p>Dertig seconden is genoeg om iets te merken. Heb je klachten aan je hart of vaten, overleg dan eerst met je arts.</p>',
  },
]

/** A page to print, as a PDF that any reader opens. */
export function printedLog(): Buffer {
  const lines = [
    'Logboek van een week',
    'Dag      Slaap      Energie      Stemming',
    'ma',
    'di',
    'wo',
    'do',
    'vr',
    'za',
    'zo',
  ]
  const text = lines.map((line, at) => `1 0 0 1 60 ${760 - at * 44} Tm (${line}) Tj`).join(' ')
  const stream = `BT /F1 ${16} Tf ${text} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`,
  )
}
