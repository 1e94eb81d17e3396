import { leastCompared } from '@bewezen/domain/experiments/comparison.ts'
import { daysAfter, daysBefore, maxRunning } from '@bewezen/domain/experiments/experiment.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Needs } from './Needs.tsx'

test('COM-N1-14 what an experiment asks is told by the bounds that are kept', () => {
  const lines = [...renderToStaticMarkup(<Needs />).matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line)
  const numbers = lines.map((line) => (line.match(/\d+/g) ?? []).map(Number))
  expect(numbers).toEqual([[], [], [1, 10], [leastCompared, 7, daysBefore], [leastCompared, daysAfter], [maxRunning]])
})
