import { leastCompared } from '@bewezen/domain/experiments/comparison.ts'
import { daysAfter, daysBefore, maxRunning } from '@bewezen/domain/experiments/experiment.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Needs } from './Needs.tsx'

test('COM-N1-14 what an experiment asks is told by the bounds that are kept, in three lines and the rest folded', () => {
  const [open = '', folded = ''] = renderToStaticMarkup(<Needs />).split('<details')
  const numbersIn = (html: string) =>
    [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => (line.match(/\d+/g) ?? []).map(Number))
  expect(numbersIn(open)).toEqual([[], [1, 10], [leastCompared, 7, leastCompared]])
  expect(numbersIn(folded)).toEqual([[daysBefore], [leastCompared, daysAfter], [maxRunning]])
})
