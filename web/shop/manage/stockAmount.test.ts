import { expect, test } from 'vitest'
import { stockAmount } from './stockAmount.ts'

test.each([
  ['-2', -2],
  ['−2', -2],
  ['+3', 3],
  [' 3 ', 3],
  ['1000000', 1_000_000],
  ['1000001', null],
  ['0', null],
  ['', null],
  ['1,5', null],
  ['1e3', null],
  ['twee', null],
])('SHOP-ORDER-36 a correction typed as %j is %j', (typed, amount) => {
  expect(stockAmount(typed)).toBe(amount)
})
