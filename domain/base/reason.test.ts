import { expect, test } from 'vitest'
import { reasonRefusal } from './reason.ts'

test.each([
  ['', 'REASON_TOO_SHORT'],
  ['  ab  ', 'REASON_TOO_SHORT'],
  ['\u200b\u200b\u200b\u200b', 'REASON_TOO_SHORT'],
  ['abc', null],
  ['x'.repeat(500), null],
  [` ${'x'.repeat(500)} `, null],
  ['x'.repeat(501), 'REASON_TOO_LONG'],
])('SHOP-ORDER-34 SHOP-ORDER-36 a reason %j: %s', (typed, code) => {
  expect(reasonRefusal(typed)?.code ?? null).toBe(code)
})
