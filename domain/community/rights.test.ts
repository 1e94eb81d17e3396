import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { mayEnter, mayRemove, postRefusal, reactRefusal } from './rights.ts'

const channel = { isArchived: false, postRoles: [] }
const readOnly = { code: 'CHANNEL_READ_ONLY' }

test('COM-CHAT-01 a community that names no roles is open to all, one that names some only to those', () => {
  for (const role of [...roles, 'from_another_time', null]) {
    expect(mayEnter(role, { allowedRoles: [] })).toBe(true)
    expect(mayEnter(role, { allowedRoles: ['teacher', 'student_plus_lars'] })).toBe(
      role === 'teacher' || role === 'student_plus_lars',
    )
  }
})

test('COM-CHAT-05 a channel is written in by all its readers, or by the roles it names, and never when archived', () => {
  expect(postRefusal('student', channel)).toBeNull()
  expect(postRefusal(null, channel)).toBeNull()
  expect(postRefusal('student', { ...channel, postRoles: ['teacher'] })).toEqual(readOnly)
  expect(postRefusal(null, { ...channel, postRoles: ['teacher'] })).toEqual(readOnly)
  expect(postRefusal('teacher', { ...channel, postRoles: ['teacher'] })).toBeNull()
  expect(postRefusal('teacher', { isArchived: true, postRoles: ['teacher'] })).toEqual(readOnly)
  expect(reactRefusal(channel)).toBeNull()
  expect(reactRefusal({ isArchived: true })).toEqual(readOnly)
})

const inChannel = { authorId: 'noor', isPrivate: false }

test('the author removes a message, and so do moderators, teachers and admins, and nobody else', () => {
  const others = roles.filter((role) => mayRemove({ id: 'sem', role }, inChannel))
  expect(others).toEqual(['admin', 'teacher', 'moderator'])
  expect(mayRemove({ id: 'noor', role: 'student' }, inChannel)).toBe(true)
  expect(mayRemove({ id: 'noor', role: 'student' }, { ...inChannel, authorId: null })).toBe(false)
})

test('COM-CHAT-26 in private nobody removes what the other said, whatever the role, and everybody their own', () => {
  const inPrivate = { authorId: 'noor', isPrivate: true }
  expect(roles.filter((role) => mayRemove({ id: 'sem', role }, inPrivate))).toEqual([])
  expect(roles.filter((role) => mayRemove({ id: 'noor', role }, inPrivate))).toEqual([...roles])
})
