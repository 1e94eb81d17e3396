import { expect, test } from 'vitest'
import { cleanLine, cleanText, isReason } from './typedText.ts'

test.each([
  ['', false],
  ['ab', false],
  ['   ab   ', false],
  ['​​​​', false],
  ['abc', true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
])('COM-MOD-06 COM-MOD-07 the reason %j will do: %s', (reason, will) => {
  expect(isReason(reason)).toBe(will)
})

test('SH-EDGE-16 script stands as it was typed; only the ends and what no database keeps go', () => {
  expect(cleanText('  <script>alert(1)</script>\r\n\0 klaar ')).toBe('<script>alert(1)</script>\n klaar')
})

test.each([
  ['Gids \u202Efdp.exe', 'Gids fdp.exe'],
  ['\u202Aa\u202Bb\u202Cc\u202Dd\u2066e\u2067f\u2068g\u2069', 'abcdefg'],
  ['\u202E', ''],
  ['a \u202E b', 'a b'],
  ['\u200Fשלום\u200F', '\u200Fשלום\u200F'],
  ['👩‍👧', '👩‍👧'],
])('X3-EDGE-46 a name or title typed as %j is %j: what turns the direction of writing goes', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept)
})

test('SH-EDGE-16 a text of one line has no line breaks and single blanks; one of several keeps what was typed', () => {
  expect(cleanLine('  a\n b\t\tc ')).toBe('a b c')
  expect(cleanText('a  \u202Eb')).toBe('a  \u202Eb')
})
