import type { Who } from './people.ts'

type About = {
  /** Of who leads and teaches; a member's follows from their lessons. */
  level?: number
  bio?: string
  interests?: string[]
  icons?: [string | null, string | null, string | null]
}

/** What people of the demo community tell about themselves. */
export const about: Partial<Record<Who, About>> = {
  sanne: {
    bio: 'Ik zit veel achter een scherm en test wat daglicht doet.\nEerst licht, dan eten, dan bewegen.',
    interests: ['Slaap', 'Ochtendlicht', 'Koud zwemmen'],
    icons: ['🥕', '🏊', '🌅'],
  },
  teun: {
    level: 5,
    bio: 'Ik leer mensen ademen en bewegen. Vraag me alles over kracht na je vijftigste.',
    interests: ['Ademhaling', 'Krachttraining', 'Wandelen'],
    icons: ['🥚', '🏋️', '🫁'],
  },
  noor: {
    level: 4,
    bio: 'Diëtist. Ik help je meten wat voeding met jou doet, en niet wat het met de buurman deed.',
    interests: ['Voeding', 'Bloedsuiker', 'Tuinieren'],
    icons: ['🥬', '🚴', null],
  },
  jasper: { level: 5, interests: ['N=1', 'Licht'], icons: [null, null, '🔬'] },
  fatima: {
    bio: 'Nachtdiensten en toch slapen: daar draait mijn hele experiment om.',
    interests: ['Slaap', 'Rood licht', 'Nachtdienst'],
    icons: ['🫒', '🧘', '🌙'],
  },
  joost: {
    bio: 'Fietst naar zijn werk, ook als het regent.',
    interests: ['Fietsen'],
    icons: [null, '🚲', null],
  },
  marloes: { interests: ['Wandelen', 'Stilte'], icons: ['🍎', '🥾', '📚'] },
  bram: { interests: ['Hardlopen', 'Grounding'], icons: [null, '🏃', null] },
  leila: { bio: 'Kookt alles zelf.', interests: ['Koken', 'Vezels'], icons: ['🍲', null, null] },
  pieter: { bio: 'Twaalf uur per dag in de cabine. Elke pauze naar buiten.', interests: ['Daglicht'] },
  anouk: { interests: ['Yoga', 'Koud douchen'], icons: ['🍓', '🧘‍♀️', '🧊'] },
  henk: { bio: 'Sinds mijn pensioen slaap ik eindelijk door.', interests: ['Tuin', 'Slaap'] },
  yara: { interests: ['Dansen'], icons: [null, '💃', null] },
}

type Earned = { name: string; description: string; by: readonly { who: Who; daysAgo: number }[] }

/** The awards of the demo community and who earned them. */
export const earned: readonly Earned[] = [
  {
    name: 'Zeven ochtenden licht',
    description: 'Een week lang elke dag voor 09:00 buiten.',
    by: [
      { who: 'sanne', daysAgo: 13 },
      { who: 'fatima', daysAgo: 40 },
      { who: 'pieter', daysAgo: 6 },
      { who: 'teun', daysAgo: 210 },
    ],
  },
  {
    name: 'Eerste N=1 afgerond',
    description: '14 dagen gemeten en één ding veranderd.',
    by: [
      { who: 'sanne', daysAgo: 31 },
      { who: 'fatima', daysAgo: 64 },
      { who: 'marloes', daysAgo: 22 },
    ],
  },
  {
    name: 'Level 1 afgerond',
    description: 'Alle lessen over licht en ritme afgerond.',
    by: [
      { who: 'sanne', daysAgo: 53 },
      { who: 'fatima', daysAgo: 90 },
      { who: 'joost', daysAgo: 77 },
      { who: 'bram', daysAgo: 18 },
    ],
  },
]
