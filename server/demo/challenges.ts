import type { Who } from './people.ts'

/** How many lessons members have finished, in order: 18 finish level 1, 25 level 2, 28 level 3. */
export const learned: Partial<Record<Who, number>> = {
  sanne: 18,
  joost: 25,
  fatima: 29,
  marloes: 26,
  bram: 2,
  leila: 12,
  anouk: 19,
  pieter: 4,
  henk: 18,
  yara: 21,
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
    from: -3,
    to: 3,
    durationDays: 7,
    award: 'Zeven ochtenden licht',
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
      '<h2>Zo doe je mee</h2><p>Schuif je avondeten naar voren en houd verder alles gelijk. Lukt het een dag niet, ga dan de volgende dag gewoon door: ook van dertien dagen leer je iets.</p><ul><li><p>Zoek op hoe laat de zon ondergaat.</p></li><li><p>Zet eten voor de avond klaar, een kop thee mag altijd.</p></li></ul>',
    from: 5,
    to: 18,
    durationDays: 14,
    part: { fatima: [], pieter: [] },
  },
]

type DemoMasterclass = { title: string; by: Who; daysAgo: number; content: string; doneBy: readonly Who[] }

export const masterclasses: readonly DemoMasterclass[] = [
  {
    title: 'Slaap meten met een horloge, en wat je er niet uit leert',
    by: 'teun',
    daysAgo: 4,
    doneBy: ['fatima'],
    content:
      '<p>Een horloge meet beweging en hartslag en rekent daar slaap uit. Dat is een schatting, en een bruikbare, zolang je weet waar hij stopt.</p><h2>Wat een horloge goed ziet</h2><p>Hoe laat je gaat liggen, hoe laat je opstaat en hoe onrustig een nacht was.</p><h2>Wat het niet ziet</h2><p>Hoe uitgerust je bent. Leg daarom je eigen cijfer van de ochtend ernaast, twee weken lang.</p>',
  },
  {
    title: 'Koude, warmte en herstel: een nuchtere blik',
    by: 'jasper',
    daysAgo: 26,
    doneBy: ['fatima', 'marloes'],
    content:
      '<p>Koude douches en sauna’s roepen grote beloftes op. We lopen langs wat mensen zelf kunnen meten en waar voorzichtigheid hoort.</p><h2>Begin klein</h2><p>Dertig seconden is genoeg om iets te merken. Heb je klachten aan je hart of vaten, overleg dan eerst met je arts.</p>',
  },
]
