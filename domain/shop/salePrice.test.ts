import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../base/moment.ts'
import { lowestBefore, saleBefore } from './salePrice.ts'

const began = '2026-06-30T12:00:00.000Z'
const daysBefore = (days: number) => new Date(Date.parse(began) - days * dayMs).toISOString()
/** Prices as pairs of the days before the sale at which they began, and cents. */
const points = (...pairs: [number, number][]) =>
  pairs.map(([days, priceCents]) => ({ since: daysBefore(days), priceCents }))

test.each<[string, [number, number][], number | null]>([
  ['one price for a year', [[365, 5_000]], 5_000],
  ['a product that is younger than 30 days', [[4, 5_000]], 5_000],
  ['one that was made at that moment', [[0, 5_000]], 5_000],
  ['none at all', [], null],
  [
    'raised just before the sale',
    [
      [90, 4_000],
      [0.001, 9_000],
    ],
    4_000,
  ],
  [
    'raised 29 days before it',
    [
      [90, 4_000],
      [29, 9_000],
    ],
    4_000,
  ],
  [
    'raised 31 days before it',
    [
      [90, 4_000],
      [31, 9_000],
    ],
    9_000,
  ],
  [
    'raised 30 days before it to the second',
    [
      [90, 4_000],
      [30, 9_000],
    ],
    9_000,
  ],
  [
    'a short cut within the days',
    [
      [90, 5_000],
      [10, 3_000],
      [9, 5_000],
    ],
    3_000,
  ],
  [
    'a cut that ended before the days',
    [
      [90, 5_000],
      [50, 3_000],
      [40, 5_000],
    ],
    5_000,
  ],
  [
    'lowered shortly before',
    [
      [90, 5_000],
      [2, 4_500],
    ],
    4_500,
  ],
  [
    'what came after it began',
    [
      [90, 5_000],
      [-1, 100],
    ],
    5_000,
  ],
])('SHOP-ORDER-39 of %s the lowest price of the 30 days before is told', (_, prices, lowest) => {
  expect(lowestBefore(points(...prices), began)).toBe(lowest)
})

test('SHOP-ORDER-39 is a price that stood at some moment of the 30 days, and none that stood there was lower', () => {
  const price = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9_999 }))
  fc.assert(
    fc.property(fc.uniqueArray(price, { minLength: 1, selector: ([days]) => days }), (prices) => {
      const sorted = prices.toSorted(([one], [other]) => other - one)
      // Looked at every quarter of a day, by hand.
      const seen = Array.from({ length: 30 * 4 }, (_, quarter) => {
        const at = quarter / 4 + 0.125
        return sorted.findLast(([days]) => days > at)?.[1]
      }).filter((cents) => cents !== undefined)
      const atOnce = sorted.find(([days]) => days === 0)?.[1]
      const lowest = Math.min(...seen, ...(atOnce === undefined ? [] : [atOnce]))
      expect(lowestBefore(points(...sorted), began)).toBe(lowest)
    }),
  )
})

const before = { salePriceCents: null, saleBeforeCents: null }
const running = { salePriceCents: 3_000, saleBeforeCents: 5_000 }
const never = () => {
  throw new Error('asked though it was fixed')
}

test('SHOP-ORDER-39 the old price is fixed when the sale begins, and goes when it ends', () => {
  expect(saleBefore(before, 3_000, () => 5_000)).toBe(5_000)
  expect(saleBefore(running, 2_500, never)).toBe(5_000)
  expect(saleBefore(running, null, never)).toBeNull()
  expect(saleBefore(null, 3_000, () => null)).toBe(3_000)
})
