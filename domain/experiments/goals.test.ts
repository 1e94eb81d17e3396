import { expect, test } from 'vitest'
import { isGoal } from './goals.ts'

test.each([
  ['sleep', true],
  ['1', false],
  ['', false],
  [null, false],
])('COM-START-74 what a browser kept as %j is a goal: %s', (word, is) => {
  expect(isGoal(word)).toBe(is)
})
