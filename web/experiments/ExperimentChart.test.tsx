import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayBefore } from './DayBefore.tsx'
import { ExperimentChart } from './ExperimentChart.tsx'

const experiment: Experiment = {
  id: '019a0000-0000-7000-8000-000000000001',
  change: 'ochtendlicht',
  measure: 'slaapduur',
  unit: 'uur',
  method: '',
  direction: 'higher',
  startedDay: '2026-10-20',
  changeDay: '2026-10-23',
  endedDay: null,
  values: [],
}
const chart = (values: Experiment['values']) => renderToStaticMarkup(<ExperimentChart of={{ ...experiment, values }} />)
const scaleOf = (html: string) =>
  [...html.matchAll(/<span[^>]*style="top:[^>]*>(.*?)<\/span>/g)].map(([, text]) => text)

test('COM-N1-22 COM-N1-18 the ends of the scale stand at the left of the chart with their unit', () => {
  expect(
    scaleOf(
      chart([
        { day: '2026-10-20', value: 6.5 },
        { day: '2026-10-21', value: 7.25 },
        { day: '2026-10-22', value: 7 },
      ]),
    ),
  ).toEqual(['7,25 uur', '6,5 uur'])
  expect(scaleOf(chart([]))).toEqual([])
})

test('COM-N1-21 of a change in three days nearly the whole frame is plain', () => {
  const [, x] = chart([]).match(/<rect x="([\d.]+)"[^>]*fill="var\(--sun-soft\)"/) ?? []
  expect(Number(x)).toBeGreaterThan(350)
})

test('COM-N1-21 the owner reads how far the days before are, until the change comes or it is ended', () => {
  const told = (today: string, endedDay: string | null = null) =>
    renderToStaticMarkup(<DayBefore of={{ ...experiment, endedDay }} today={today} />)
  expect(told('2026-10-20')).toContain('Dag 1 van 3 vooraf')
  expect(told('2026-10-22')).toContain('Dag 3 van 3 vooraf')
  expect(told('2026-10-23')).toBe('')
  expect(told('2026-10-21', '2026-10-21')).toBe('')
})
