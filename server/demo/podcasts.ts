import type { PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import type { coverPicture } from './articles.ts'
import type { Who } from './people.ts'

type Episode = Pick<PodcastForm, 'title' | 'summary' | 'duration' | 'categories' | 'platform' | 'originalUrl'> &
  Partial<Pick<PodcastForm, 'description' | 'isFeatured' | 'chapters' | 'transcript'>> & {
    speaker: Who
    /** Null is not published. */
    daysAgo: number | null
    picture?: Parameters<typeof coverPicture>[0]
    /** What was said under it: who, what, and how many hours after. */
    comments?: readonly [Who, string, number][]
    savedBy?: readonly Who[]
    heardBy?: readonly Who[]
  }

/** The episodes of the demonstration: people, numbers and recordings are invented, and the addresses lead to nothing. */
export const episodes: readonly Episode[] = [
  {
    title: 'Wat je ochtend doet met je avond',
    summary: 'Jasper en Noor over het eerste licht van de dag, cortisol en waarom je om elf uur slaperig wordt.',
    description:
      'Aan het eind zit een opdracht van zeven dagen: elke ochtend binnen een uur naar buiten, elke avond je bedtijd opschrijven.\n\nDeze informatie vervangt geen medisch advies.',
    duration: '48 min',
    categories: ['licht', 'hormonen'],
    platform: 'youtube',
    originalUrl: 'https://www.youtube.com/watch?v=demo_licht1',
    isFeatured: true,
    speaker: 'jasper',
    daysAgo: 9,
    picture: { sky: ['#7fb2d6', '#fbd9a5'], ground: '#274c5e', sun: [150, 250], alt: 'Een lage zon boven het water' },
    chapters:
      '0:00 Waarom de ochtend telt\n6:15 Wat je oog doet met lux\n12:40 Waarom het raam niet telt\n21:05 Cortisol zonder angst\n30:20 Om elf uur slaperig\n41:30 De opdracht van zeven dagen',
    transcript: [
      '0:00 Jasper: Welkom. We praten vandaag over de eerste twintig minuten van je dag.',
      '0:24 Noor: En over wat die doen met je avond, want daar begon mijn vraag.',
      '6:15 Jasper: Je oog meet geen gezelligheid, het meet lux. Binnen haal je er honderd, misschien tweehonderd.',
      '7:02 Noor: En buiten, op een grijze dag?',
      '7:06 Jasper: Al snel tienduizend. Zonder zon.',
      '12:40 Noor: Veel mensen zeggen: ik zit de hele ochtend aan het raam, dat is toch ook licht?',
      '12:58 Jasper: Dat dacht ik ook. Tot een lid het ging meten. Op het balkon 2.100 lux. Achter het raam, op dezelfde minuut, 340.',
      '13:21 Noor: En het was niet eens een zonnige dag.',
      '13:26 Jasper: Nee, grijs. Daarom zeg ik: zet het raam open, of beter, ga erdoor naar buiten. Vijf minuten is al iets om mee te beginnen.',
      '14:04 Noor: Neem je telefoon mee als lichtmeter. Dan heb je een getal en geen gevoel.',
      '21:05 Noor: Cortisol klinkt als stress, maar in de ochtend wil je het juist.',
      '21:30 Jasper: Het hoort bij wakker worden. Vraag bij klachten je huisarts, een podcast meet niets aan jou.',
      '30:20 Jasper: Wie om zeven uur licht ziet, wordt vaak rond elf uur slaperig. Niet bij iedereen. Daarom schrijf je het op.',
      '41:30 Noor: De opdracht: zeven ochtenden naar buiten, zeven avonden je bedtijd opschrijven. Verander verder niets.',
    ].join('\n'),
    comments: [
      ['bram', 'Die meting was van mij, op het balkon. Bij 12:58 klopt hij precies.', 15],
      ['jasper', 'Dank je, Bram. Meet je hem in december nog een keer?', 16],
      ['fatima', 'Dag twee van de opdracht. Gisteren om kwart voor elf al moe.', 40],
    ],
    savedBy: ['sanne', 'daan'],
    heardBy: ['bram', 'fatima', 'lotte'],
  },
  {
    title: 'Slapen met de router uit',
    summary: 'Lotte zette een maand lang de wifi uit in de nacht. Wat ze mat, en wat ze niet kan weten.',
    duration: '36 min',
    categories: ['emf'],
    platform: 'spotify',
    originalUrl: 'https://open.spotify.com/episode/0demoBewezenRouter0001',
    speaker: 'lotte',
    daysAgo: 15,
    chapters: '0:00 Waarom ze begon\n9:10 Een maand logboek\n24:30 Wat het niet bewijst',
    savedBy: ['sanne'],
  },
  {
    title: 'Eerst eiwit, dan brood',
    summary: 'Noor over de volgorde op je bord, en hoe je zelf kunt meten of het jou iets doet.',
    duration: '41 min',
    categories: ['voeding'],
    platform: 'youtube',
    originalUrl: 'https://youtu.be/demo_eiwit1',
    speaker: 'noor',
    daysAgo: 22,
    picture: { sky: ['#bfe0f2', '#eef1dd'], ground: '#3f6a3c', sun: [200, 130], alt: 'Een hoge zon boven akkers' },
    chapters: '0:00 De volgorde\n11:20 Ontbijt zonder gedoe\n28:45 Vragen van leden',
    transcript: [
      '0:00 Noor: Je bord heeft een volgorde. De meeste mensen beginnen met brood.',
      '0:31 Noor: Draai het een week om: eerst ei, kwark of vis, daarna het brood.',
      '11:20 Noor: Ontbijt hoeft geen project te zijn. Een gekookt ei in je jaszak telt ook.',
      '28:45 Noor: Een lid vroeg of dit ook zonder vlees kan. Ja. Linzen, tofu, noten.',
    ].join('\n'),
    heardBy: ['sanne'],
  },
  {
    title: 'Trappen tellen, geen stappen',
    summary: 'Teun over korte inspanning, hartslag en een trap die je toch al hebt.',
    duration: '29 min',
    categories: ['beweging'],
    platform: 'youtube',
    originalUrl: 'https://www.youtube.com/shorts/demo_trap_1',
    speaker: 'teun',
    daysAgo: 29,
    picture: { sky: ['#8fc3e8', '#d9ecf5'], ground: '#0d3142', sun: [500, 90], alt: 'Een zon boven donker water' },
  },
  {
    title: 'Aarde onder je voeten, ook in de stad',
    summary: 'Blote voeten op vijf plekken in Nijmegen. Veilig beginnen, en wat je kunt bijhouden.',
    duration: '33 min',
    categories: ['grounding'],
    platform: 'spotify',
    originalUrl: 'https://open.spotify.com/episode/0demoBewezenAarde00001',
    speaker: 'teun',
    daysAgo: 36,
  },
  {
    title: 'Cortisol, insuline, melatonine',
    summary: 'Drie hormonen in één gesprek, zonder dat je er een diagnose van maakt.',
    duration: '52 min',
    categories: ['licht', 'hormonen'],
    platform: 'youtube',
    originalUrl: 'https://www.youtube.com/live/demo_cort_1',
    speaker: 'noor',
    daysAgo: 43,
    picture: { sky: ['#8ea0b5', '#f4a27c'], ground: '#3b2a4a', sun: [660, 250], alt: 'Een ondergaande zon' },
    chapters: '0:00 Drie boodschappers\n17:50 De dag in een grafiek\n1:02:40 Vragen',
  },
  {
    title: 'Vitamine D in een donker land',
    summary: 'Wat een winter doet, wat een bloedtest zegt en wanneer je je huisarts belt.',
    duration: '38 min',
    categories: ['licht', 'vitaminen'],
    platform: 'spotify',
    originalUrl: 'https://open.spotify.com/episode/0demoBewezenVitamine01',
    speaker: 'jasper',
    daysAgo: 50,
  },
  {
    title: 'Koud douchen, wat blijft er over?',
    summary: 'De opname is klaar. De tekst wordt nog nagekeken.',
    duration: '44 min',
    categories: ['beweging'],
    platform: 'youtube',
    originalUrl: 'https://youtu.be/demo_koud_1',
    speaker: 'teun',
    daysAgo: null,
  },
]
