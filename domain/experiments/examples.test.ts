import { expect, test } from 'vitest'
import { exampleOf, examplesFor } from './examples.ts'
import { exampleWords } from './exampleWords.ts'
import { experimentFaults } from './experiment.ts'
import { goals } from './goals.ts'

test.each(exampleWords.map((one) => [one.name, one] as const))(
  'COM-N1-23 %s is an experiment that can be started as it stands',
  (_, { texts }) => {
    expect(experimentFaults({ ...texts, changeDay: '2026-10-20' }, '2026-10-20')).toEqual({})
  },
)

test('COM-N1-23 there are three for somebody who said nothing, each of another change', () => {
  expect(examplesFor(null).map(({ name }) => name)).toEqual([
    'Licht in de ochtend',
    'Geen scherm voor bed',
    'Laatste koffie om twaalf uur',
  ])
  expect(new Set(exampleWords.map(({ texts }) => texts.change)).size).toBe(exampleWords.length)
})

test.each(goals)('COM-START-73 who came for %s sees an example of it first, and three in all', (goal) => {
  const examples = examplesFor(goal)
  expect(examples).toHaveLength(3)
  expect(examples[0]).toBe(exampleOf(goal))
  expect(examples[0]?.goal).toBe(goal)
  expect(new Set(examples).size).toBe(3)
})
