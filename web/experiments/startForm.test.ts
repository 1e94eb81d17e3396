import { expect, test } from 'vitest'
import { newExperiment } from './startForm.ts'

test('COM-N1-19 the first day of the change that stands in a new form lies three days ahead', () => {
  expect(newExperiment('2026-11-29').changeDay).toBe('2026-12-02')
})

test('COM-START-73 with a goal the form opens filled with an experiment about it, else empty', () => {
  expect(newExperiment('2026-11-29', 'energy')).toMatchObject({
    change: 'laatste koffie om twaalf uur',
    measure: 'energie in de ochtend',
    unit: 'punten',
    direction: 'higher',
    changeDay: '2026-12-02',
    message: null,
  })
  expect(newExperiment('2026-11-29')).toMatchObject({ change: '', measure: '', unit: '', method: '' })
})
