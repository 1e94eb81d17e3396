import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withReaction } from './withReaction.ts'

const sun = { emoji: '☀️', count: 2, mine: false }
const heart = { emoji: '❤️', count: 1, mine: true }

test('COM-CHAT-13 a reaction is counted, and a second click takes it away', () => {
  expect(withReaction([sun], '☀️', true)).toEqual([{ ...sun, count: 3, mine: true }])
  expect(withReaction([sun, heart], '❤️', false)).toEqual([sun])
  expect(withReaction([sun], '👍', true)).toEqual([sun, { emoji: '👍', count: 1, mine: true }])
})

test('IN-REACT-03 a state that is so already stays as it is', () => {
  const set = fc.array(fc.record({ emoji: fc.constantFrom('☀️', '❤️', '👍'), on: fc.boolean() }))
  fc.assert(
    fc.property(set, fc.boolean(), (steps, on) => {
      const reached = steps.reduce((now, step) => withReaction(now, step.emoji, step.on), [sun, heart])
      const once = withReaction(reached, '👍', on)
      expect(withReaction(once, '👍', on)).toEqual(once)
      expect(once.every((reaction) => reaction.count > 0)).toBe(true)
    }),
  )
})
