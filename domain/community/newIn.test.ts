import { expect, test } from 'vitest'
import { newIn } from './newIn.ts'

test.each([
  ['a channel of a community that one joined', true, false, 4],
  ['an archive', true, true, 0],
  ['a community that one did not join', false, false, 0],
  ['an archive of one that one did not join', false, true, 0],
])('SH-TODAY-21 COM-CHAT-04 four unread messages in %s count as new or not', (_where, joined, isArchived, expected) => {
  expect(newIn({ joined }, { unread: 4, isArchived })).toBe(expected)
})
