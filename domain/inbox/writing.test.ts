import { expect, test } from 'vitest'
import { isAddressee, writingFaults } from './writing.ts'

test.each([
  ['Let op', 'Dag', []],
  ['', 'Dag', ['title']],
  ['Let op', ' \u200B', ['text']],
  ['x'.repeat(80), 'x'.repeat(1000), []],
  ['x'.repeat(81), 'x'.repeat(1001), ['title', 'text']],
])('COM-CHAT-12 COM-CHAT-29 a message with the title %j and the text %j has the faults %j', (title, text, faults) => {
  expect(writingFaults({ title, text })).toEqual(faults)
})

test.each([
  [{ personId: 'x' }, true],
  [{ role: 'student' }, true],
  [{ role: 'guest' }, false],
  [{ role: '' }, false],
])('COM-CHAT-12 for %j a message can be: %j', (to, expected) => {
  expect(isAddressee(to)).toBe(expected)
})
