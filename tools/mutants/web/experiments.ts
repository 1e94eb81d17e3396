import type { Mutant } from '../mutant.ts'

/** The chart of an experiment, and where it can be shared. */
export const experimentsScreens: readonly Mutant[] = [
  {
    name: 'equal numbers have no place in a chart',
    file: 'web/experiments/plot.ts',
    replace: ['if (!(most > least)) return () => (top + bottom) / 2', ''],
    noticedBy: ['web/experiments/plot.test.ts'],
  },
  {
    name: 'an experiment is offered to communities that one never joined',
    file: 'web/experiments/sharePlaces.ts',
    replace: ['.filter(({ joined }) => joined)', ''],
    noticedBy: ['web/experiments/sharePlaces.test.ts'],
    ids: ['COM-N1-20'],
  },
]
