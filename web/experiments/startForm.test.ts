import { expect, test } from 'vitest'
import { newExperiment } from './startForm.ts'

test('COM-N1-19 the first day of the change that stands in a new form lies three days ahead', () => {
  expect(newExperiment('2026-11-29').changeDay).toBe('2026-12-02')
})
