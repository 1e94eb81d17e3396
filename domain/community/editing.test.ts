import { expect, test } from 'vitest'
import { editRefusal } from './editing.ts'
import { postRefusal } from './rights.ts'

const saidAt = '2026-11-20T10:00:00.000Z'
const own = { authorId: 'noor', createdAt: saidAt, deletedAt: null }
const archived = postRefusal('student', { isArchived: true, postRoles: [] })
const others = postRefusal('student', { isArchived: false, postRoles: ['teacher'] })
const blocked = { code: 'CONVERSATION_CLOSED' } as const

test.each([
  ['at the moment it was said', own, null, '10:00:00.000', null],
  ['by a clock that runs behind', own, null, '09:59:59.000', null],
  ['after 14:59.999', own, null, '10:14:59.999', null],
  ['after exactly 15:00.000', own, null, '10:15:00.000', null],
  ['one millisecond later', own, null, '10:15:00.001', 'EDIT_OVER'],
  ['a year later', own, null, 'a year', 'EDIT_OVER'],
  ['of somebody else', { ...own, authorId: 'sem' }, null, '10:00:01.000', 'FORBIDDEN'],
  ['of somebody who left', { ...own, authorId: null }, null, '10:00:01.000', 'FORBIDDEN'],
  ['that was deleted', { ...own, deletedAt: saidAt }, null, '10:00:01.000', 'NOT_FOUND'],
  ['in an archived channel', own, archived, '10:00:01.000', 'CHANNEL_READ_ONLY'],
  ['in a channel where others write', own, others, '10:00:01.000', 'CHANNEL_READ_ONLY'],
  ['in a conversation that is blocked', own, blocked, '10:00:01.000', 'CONVERSATION_CLOSED'],
])('COM-CHAT-15 editing a message %s', (_which, message, closed, at, code) => {
  const now = at === 'a year' ? '2027-11-20T10:00:00.000Z' : `2026-11-20T${at}Z`
  expect(editRefusal({ id: 'noor' }, message, closed, now)?.code ?? null).toBe(code)
})

test('who may not is told the same, however late it is', () => {
  const late = '2026-11-21T10:00:00.000Z'
  expect(editRefusal({ id: 'noor' }, { ...own, authorId: 'sem' }, archived, late)).toEqual({ code: 'FORBIDDEN' })
})
