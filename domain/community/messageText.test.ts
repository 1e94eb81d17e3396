import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanMessageText, messageCounter, messageTextRefusal } from './messageText.ts'

test.each([
  ['a message of 0 characters', '', 'empty'],
  ['white space only', ' \n\t\u00A0 ', 'empty'],
  ['invisible characters only', '\u200B\u2060\u202E', 'empty'],
  ['control characters only', '\u0000\u0007', 'empty'],
  ['one character', 'a', null],
  ['one emoji', '👨‍👩‍👧‍👦', null],
  ['1000 characters', 'x'.repeat(1000), null],
  ['1001 characters', 'x'.repeat(1001), 'tooLong'],
  ['1000 characters between white space', `  ${'x'.repeat(1000)}\n\n`, null],
  ['1000 emoji', '👍🏽'.repeat(1000), null],
  ['1001 emoji', '👍🏽'.repeat(1001), 'tooLong'],
  ['1000 letters with loose accents', 'e\u0301'.repeat(1000), null],
  ['one letter under a book of accents', `a${'\u0301'.repeat(20000)}`, 'tooLong'],
  ['a megabyte', 'x'.repeat(1_000_000), 'tooLong'],
  ['HTML', '<img src=x onerror=alert(1)>', null],
])('IN-REPLY-04 IN-REPLY-05 %s answers %s', (_what, typed, refusal) => {
  expect(messageTextRefusal(typed)).toBe(refusal)
})

test.each([
  ['  Hoi\r\nallemaal \r', 'Hoi\nallemaal'],
  ['a\n\n\nb\tc', 'a\n\n\nb\tc'],
  ['a\u0000b\u0008c\u009F', 'abc'],
  ['half \uD83D heel 👍', 'half \uFFFD heel 👍'],
  ['<b>dik</b> & "zo"', '<b>dik</b> & "zo"'],
])('a message %j is stored as %j', (typed, stored) => {
  expect(cleanMessageText(typed)).toBe(stored)
})

test('what is stored stays as it is when it is sent again, can be stored, and is bounded', () => {
  const part = fc.constantFrom('a', ' ', '\r', '\n', '\u0000', '\uD83D', '\uDC4D', '\u0301', '\u200B', '👍🏽', '<b>')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (parts, times) => {
      const typed = parts.join('').repeat(times)
      const stored = cleanMessageText(typed)
      expect(cleanMessageText(stored)).toBe(stored)
      expect(messageTextRefusal(stored)).toBe(messageTextRefusal(typed))
      expect(stored).not.toContain('\u0000')
      expect(stored.isWellFormed()).toBe(true)
      if (messageTextRefusal(typed) === null) expect(stored.length).toBeLessThanOrEqual(16_000)
    }),
  )
})

test.each([
  ['', null],
  ['x'.repeat(899), null],
  [`${'x'.repeat(899)}   `, null],
  ['x'.repeat(900), '900/1000'],
  ['👍🏽'.repeat(899), null],
  ['👍🏽'.repeat(950), '950/1000'],
  ['x'.repeat(1001), '1001/1000'],
  ['x'.repeat(100_000), '16000+/1000'],
])('IN-REPLY-05 a counter stands there from 900 characters (case %#)', (typed, counter) => {
  expect(messageCounter(typed)).toBe(counter)
})
