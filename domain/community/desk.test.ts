import { expect, test } from 'vitest'
import { authorName, beginsToWait, conversationName, deskRefusal, isWaiting, noticeSaid } from './desk.ts'

const sem = { firstName: 'Sem', lastName: 'Bos' }

test.each([
  ['a member', { author: sem, isFromUs: false }, 'Sem Bos'],
  ['somebody who is gone', { author: null, isFromUs: false }, 'Verwijderde gebruiker'],
  ['those who work the queue', { author: null, isFromUs: true }, 'Beheer'],
])('COM-MOD-11 what %s said stands under one name', (_who, message, name) => {
  expect(authorName(message)).toBe(name)
})

test.each([
  ['a member', { other: sem, isDesk: false }, 'Sem Bos'],
  ['somebody who is gone', { other: null, isDesk: false }, 'Verwijderde gebruiker'],
  ['Beheer', { other: null, isDesk: true }, 'Beheer'],
])('COM-MOD-10 the conversation with %s is called so', (_who, conversation, name) => {
  expect(conversationName(conversation)).toBe(name)
})

test('COM-MOD-13 nobody answers past what they have not seen', () => {
  expect(deskRefusal({ lastSeq: 3 }, 3)).toBeNull()
  expect(deskRefusal({ lastSeq: 3 }, 4)).toBeNull()
  expect(deskRefusal({ lastSeq: 4 }, 3)).toEqual({ code: 'TALK_MOVED_ON' })
})

test('COM-MOD-12 COM-MOD-13 a talk waits from the first message after what was dealt with, and only that one tells of it', () => {
  expect([2, 3, 4].map((lastSeq) => isWaiting({ lastSeq, settledSeq: 3 }))).toEqual([false, false, true])
  expect([3, 4, 5].map((seq) => beginsToWait(seq, { settledSeq: 3 }))).toEqual([false, true, false])
})

test('COM-MOD-10 what a notification said begins with its title', () => {
  expect(noticeSaid({ title: 'Je bericht is verwijderd', text: 'Reden: pesten' })).toBe(
    'Je bericht is verwijderd\n\nReden: pesten',
  )
})
