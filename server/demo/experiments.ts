import type { GivenExperiment } from './givenExperiments.ts'

/** What members of the demonstration try out on themselves, by the name that their talk uses; the same every time. */
export const demoExperiments = {
  ochtendlicht: {
    before: [5.2, 4.9, 5.5, 5, 5.2, 4.8, 5.1],
    after: [5.8, 6.3, 6.1, 6.7, 7, 6.9, 7.4],
    endsDaysAgo: 7,
    isEnded: true,
  },
  middagkoffie: {
    change: 'geen koffie na 12 uur',
    measure: 'tijd wakker',
    unit: 'min',
    method: 'een cijferlijstje',
    direction: 'lower',
    before: [44, 38, 43, 40, 42, 39, 41],
    after: [42, 40, 41, 35, 33, 30, 31, 27, 24, 26, 23, 25, 22],
    endsDaysAgo: 1,
  },
  nachtcijfer: {
    change: 'licht voor acht uur',
    measure: 'nachtcijfer',
    unit: 'punten',
    method: '',
    before: [5, 4, 5, 6, 5],
    after: [5.5, 6, 6, 6.5, 6, 6.5, 6.5, 6.5],
    endsDaysAgo: 1,
  },
} as const satisfies Record<string, GivenExperiment>
