import { weekdays } from '../base/dates.ts'
import type { Comparison } from '../experiments/comparison.ts'
import { shownValue } from '../experiments/value.ts'
import { experimentWords } from '../experiments/words.ts'
import type { Measured } from './measured.ts'

type Named = Pick<Measured, 'measure' | 'unit'>

/** The product itself on the home page (MKT-MORE-01). */
export const insideWords = {
  title: 'Kijk binnen, op een gewone dag',
  lead: 'Een gesprek, een les en een week. Dit is wat je opent als je lid bent.',
  /** For whoever meets the word for the first time (MKT-MORE-43). */
  nOfOne:
    'N=1 is een experiment met één deelnemer: jij. Je verandert één ding, meet één ding en vergelijkt ervoor met erna.',
  conversation: (channel: string) => `Gesprek in ${channel}`,
  measured: {
    title: (it: Pick<Measured, 'change' | 'measure'>) => experimentWords.title(it),
    count: (before: number, after: number) => `${before} metingen ervoor, ${after} erna`,
    difference: (compared: Comparison, unit: string) => experimentWords.difference(compared, unit),
    fromHere: (change: string) => experimentWords.fromHere(change),
    /** What stands large above a small graph: '5,4' and '6,9'. */
    average: (value: number, decimals: number) => shownValue(value, decimals),
    to: 'naar',
    chart: ({ measure, unit }: Named, { before, after, decimals }: Comparison) =>
      `${measure}, van gemiddeld ${shownValue(before.average, decimals)} naar ${shownValue(after.average, decimals)} ${unit}`,
    /** A difference is what was measured, and nothing about why (COM-N1-06). */
    note: 'Wat is gemeten. Een verschil is nog geen oorzaak.',
  },
  week: {
    university: 'Universiteit',
    place: (level: number, week: number) => `Level ${level}, week ${week} van 8`,
    optional: 'optioneel',
    pace: 'Acht weken is een tempo, geen grens.',
  },
  calendar: {
    title: (monday: string) => `Week van ${monday}`,
    days: [...weekdays.slice(1), ...weekdays.slice(0, 1)].map((day) => day.slice(0, 2)),
    all: 'Kalender',
    empty: 'Niets gepland',
    today: 'vandaag',
    online: 'Online',
    onPlace: 'Op locatie',
    past: 'Dit is geweest',
    light: (first: string, last: string, minutes: number) =>
      minutes === 0
        ? `De balk is het daglicht van die dag: ${first}.`
        : `De balk is het daglicht van die dag: maandag ${first}, zondag ${last} ${minutes > 0 ? 'meer' : 'minder'}.`,
    hours: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      return [hours > 0 && `${hours} uur`, rest > 0 && (rest === 1 ? '1 minuut' : `${rest} minuten`)]
        .filter(Boolean)
        .join(' en ')
    },
  },
} as const
