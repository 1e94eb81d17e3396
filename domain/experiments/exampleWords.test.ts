import { expect, test } from 'vitest'
import { exampleWords } from './exampleWords.ts'
import { experimentFaults } from './experiment.ts'

test.each(exampleWords.map((one) => [one.name, one] as const))(
  'COM-N1-23 %s is an experiment that can be started as it stands',
  (_, texts) => {
    expect(experimentFaults({ ...texts, changeDay: '2026-10-20' }, '2026-10-20')).toEqual({})
  },
)

test('COM-N1-23 there are three, each of another change', () => {
  expect(new Set(exampleWords.map(({ change }) => change)).size).toBe(3)
})
