import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directRefusal, pairOf } from './direct.ts'

const closed = { code: 'CONVERSATION_CLOSED' }

test.each([
  [{ isDesk: false, isBlocked: false, isOtherHere: true }, null],
  [{ isDesk: false, isBlocked: true, isOtherHere: true }, closed],
  [{ isDesk: false, isBlocked: false, isOtherHere: false }, closed],
  [{ isDesk: false, isBlocked: true, isOtherHere: false }, closed],
])('COM-CHAT-19 COM-CHAT-24 in a conversation that is %j writing answers %j', (conversation, expected) => {
  expect(directRefusal(conversation)).toEqual(expected)
})

test('COM-MOD-10 Beheer is always there, though nobody is the other', () => {
  expect(directRefusal({ isDesk: true, isBlocked: false, isOtherHere: false })).toBeNull()
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
