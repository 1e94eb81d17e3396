import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ValuesTable } from './ValuesTable.tsx'

const experiment: Experiment = {
  id: '019a0000-0000-7000-8000-000000000001',
  change: 'ochtendlicht',
  measure: 'slaapduur',
  unit: 'uur',
  method: '',
  direction: 'higher',
  startedDay: '2026-10-20',
  changeDay: '2026-10-24',
  endedDay: null,
  values: [
    { day: '2026-10-23', value: 7 },
    { day: '2026-10-24', value: 7.25 },
  ],
}

test('COM-N1-18 each number of the table has its unit', () => {
  const rows = renderToStaticMarkup(<ValuesTable of={experiment} />)
    .split('<tr')
    .slice(2)
  const texts = rows.map((row) => row.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, '|'))
  expect(texts.map((text) => text.split('|').filter(Boolean))).toEqual([
    ['vr 23 okt', 'ervoor', '7 uur'],
    ['za 24 okt', 'erna', '7,25 uur'],
  ])
})
