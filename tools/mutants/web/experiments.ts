import type { Mutant } from '../mutant.ts'

/** The chart of an experiment, where it can be shared, and what leads to one. */
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
  {
    name: 'a lesson leads to an experiment that cannot begin',
    file: 'web/learning/MeasureIt.tsx',
    replace: ['!mayBegin || goOnRefusal(running)', '!mayBegin'],
    noticedBy: ['web/learning/MeasureIt.test.tsx'],
    ids: ['COM-LEARN-45'],
  },
  {
    name: 'a lesson leads who may begin no experiment to one',
    file: 'web/learning/MeasureIt.tsx',
    replace: ['!mayBegin || goOnRefusal(running)', 'goOnRefusal(running)'],
    noticedBy: ['web/learning/MeasureIt.test.tsx'],
    ids: ['COM-LEARN-45'],
  },
]
