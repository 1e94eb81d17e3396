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

test('a text is kept as it was typed, but for its ends and what no database keeps', () => {
  expect(cleanText(' \u0000<b>Hoi</b>\r\ndaar ')).toBe('<b>Hoi</b>\ndaar')
})
