import { expect, test } from 'vitest'
import { centsOf } from './manage.ts'

test.each([
  ['49', 4900],
  ['49,5', 4950],
  ['49.50', 4950],
  [' € 49,00 ', 4900],
  ['   € 49', 4900],
  ['49 €', null],
  ['0', 0],
  ['9999,99', 999_999],
  ['10000', null],
  ['-1', null],
  ['49,999', null],
  ['49,', null],
  ['', null],
  ['vijftig', null],
  ['1e3', null],
])('ADM-PANEL-11 a price typed as %j is %j cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})
