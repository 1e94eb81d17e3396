import { expect, test } from 'vitest'
import type { ShownMessage } from './patches.ts'
import { isLonger, keyOf, neighbour, placesOf, rowsOf } from './rowsOf.ts'
import { aMessage } from './testing/aMessage.ts'

const noor = {
  id: 'noor',
  firstName: 'Noor',
  lastName: 'V',
  username: 'noor',
  avatarUrl: null,
  avatarColor: 'adem',
  role: 'student',
  points: 0,
  level: null,
}
const saidAt = (seq: number, createdAt: string) => aMessage(seq, { author: noor, createdAt })
const chat = (messages: ShownMessage[], hasOlder = true) => ({
  messages,
  hasOlder,
  hasNewer: false,
  readSeq: 0,
  lastSeq: messages.at(-1)?.seq ?? 0,
})
const said = [saidAt(1, '2026-10-21T08:00:00Z'), saidAt(2, '2026-10-21T08:04:00Z'), saidAt(3, '2026-10-22T08:00:00Z')]

test('COM-CHAT-07 days are separated, and follow-ups join within five minutes', () => {
  const rows = rowsOf(chat(said), null)
  expect(rows.map(keyOf)).toEqual(['2026-10-21', 'm1', 'm2', '2026-10-22', 'm3'])
  expect(rows.map((row) => row.kind === 'message' && row.isFollowUp)).toEqual([false, false, true, false, false])
})

test('the line of what is new stands above its first message, and breaks a follow-up', () => {
  const rows = rowsOf(chat(said), 2)
  expect(rows.map(keyOf)).toEqual(['2026-10-21', 'm1', 'new', 'm2', '2026-10-22', 'm3'])
  expect(rows[3]).toMatchObject({ isFollowUp: false })
  expect(rowsOf(chat(said), 9).some((row) => row.kind === 'new')).toBe(false)
})

test('the beginning of a channel is told once it is reached', () => {
  expect(rowsOf(chat(said, false), null)[0]).toEqual({ kind: 'beginning' })
  expect(rowsOf(chat([], false), null)).toEqual([])
})

test('COM-CHAT-07 older rows are recognised, and newer or changed ones are not taken for them', () => {
  const [short, long] = [rowsOf(chat(said.slice(1)), null), rowsOf(chat(said), null)]
  expect(isLonger(short, long)).toBe(true)
  expect(isLonger(long, short)).toBe(false)
  expect(isLonger(short, rowsOf(chat([...said.slice(1), saidAt(4, '2026-10-22T08:01:00Z')]), null))).toBe(false)
  expect(isLonger([], long)).toBe(false)
})

test('the arrows walk from message to message, from the newest up', () => {
  const rows = rowsOf(chat(said), 2)
  expect(neighbour(rows, null, -1)).toBe('m3')
  expect(neighbour(rows, 'm3', -1)).toBe('m2')
  expect(neighbour(rows, 'm1', -1)).toBeNull()
  expect(neighbour(rows, 'm2', 1)).toBe('m3')
  expect(neighbour(rows, 'm3', 1)).toBeNull()
  expect(placesOf(rows).get('m2')).toBe(3)
})
