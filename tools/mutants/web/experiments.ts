import type { Mutant } from '../mutant.ts'

/** The chart of an experiment. */
export const experimentsScreens: readonly Mutant[] = [
  {
    name: 'equal numbers have no place in a chart',
    file: 'web/experiments/plot.ts',
    replace: ['if (!(most > least)) return () => (top + bottom) / 2', ''],
    noticedBy: ['web/experiments/plot.test.ts'],
  },
]
