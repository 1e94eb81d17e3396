import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directRefusal, pairOf } from './direct.ts'

const closed = { code: 'CONVERSATION_CLOSED' }

test.each([
  [{ isBlocked: false, isOtherHere: true }, null],
  [{ isBlocked: true, isOtherHere: true }, closed],
  [{ isBlocked: false, isOtherHere: false }, closed],
  [{ isBlocked: true, isOtherHere: false }, closed],
])('COM-CHAT-19 COM-CHAT-24 in a conversation that is %j writing answers %j', (conversation, expected) => {
  expect(directRefusal(conversation)).toEqual(expected)
})

test('COM-CHAT-19 a pair is the same pair whichever of the two begins, and nobody makes one alone', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      const pair = pairOf(one, other)
      expect(pair).toEqual(pairOf(other, one))
      expect(pair === null).toBe(one === other)
      if (pair) expect([pair.firstId, pair.secondId].sort()).toEqual([pair.firstId, pair.secondId])
    }),
  )
})
