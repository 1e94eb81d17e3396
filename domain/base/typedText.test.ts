import { expect, test } from 'vitest'
import { cleanText, isReason } from './typedText.ts'

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
