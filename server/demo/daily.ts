import type { GivenReport } from './givenDaily.ts'
import type { Who } from './people.ts'
import type { Picture } from './pictures.ts'

export type Day = readonly { title: string; description?: string; time?: string; done?: boolean }[]

/** What some members of the demonstration do every day. */
export const dailyTasks: Partial<Record<Who, Day>> = {
  sanne: [
    { title: 'Naar buiten vóór 09:00', description: 'Tien minuten, zonder zonnebril', time: '08:30', done: true },
    { title: 'Ontbijt met eiwit', done: true },
    { title: 'Tien minuten ademhaling', description: 'Vier tellen in, zes uit', time: '12:30' },
    { title: 'Scherm uit', time: '21:00' },
  ],
  fatima: [
    { title: 'Wandelen na de lunch', time: '13:00', done: true },
    { title: 'Rood licht aan na zonsondergang' },
    { title: 'Magnesium bij het avondeten' },
  ],
  joost: [{ title: 'Blote voeten in het gras', description: 'Ook als het nat is' }, { title: 'Om 22:30 naar bed' }],
}

type Told = Omit<GivenReport, 'at' | 'assignee' | 'picture'> & {
  by: Who
  hoursAgo: number
  assignee?: Who
  picture?: Picture
}

/** What members of the demonstration reported. */
export const problems: readonly Told[] = [
  {
    by: 'bram',
    hoursAgo: 3,
    category: 'chat',
    page: '/community/experimenten/logboek',
    browser: 'Firefox 143',
    description: 'Als ik in het logboek op een reactie klik, springt de lijst naar boven en ben ik mijn plek kwijt.',
    picture: 'slaap',
  },
  {
    by: 'fatima',
    hoursAgo: 27,
    category: 'event',
    page: '/events',
    browser: 'Safari 26',
    description: 'Mijn Apple-agenda toont het evenement een uur te laat. Sinds de wintertijd klopt het niet meer.',
    state: 'in_progress',
    assignee: 'jasper',
    note: 'Nagekeken op een iPhone: alleen bij herhaalde data.',
  },
  {
    by: 'joost',
    hoursAgo: 60,
    category: 'profiel',
    page: '/profile',
    browser: 'Chrome 153',
    description: 'Een foto van 4 MB wordt niet opgeslagen. De knop blijft draaien.',
    state: 'solved',
    assignee: 'jasper',
  },
]
