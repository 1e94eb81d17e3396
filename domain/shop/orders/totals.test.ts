import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../base/testing/longMode.ts'
import { effectivePrice } from '../price.ts'
import {
  lineTotal,
  type PricedLine,
  splitCents,
  totalsOf,
  type VatPart,
  vatAt,
  vatOfRefund,
  vatRates,
} from './totals.ts'

const line = (priceCents: number, quantity = 1, vatRate: PricedLine['vatRate'] = 21): PricedLine => ({
  priceCents,
  quantity,
  vatRate,
})
/** For the long mode, on a machine with other work. */
const patience = 600_000
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const rate = fc.constantFrom(...vatRates)

/** The products that a cart can hold, as somebody with a discount by role pays for them. */
const aLine = fc
  .record({
    priceCents: fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 20 })),
    discount: fc.integer({ min: 0, max: 100 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    vatRate: rate,
  })
  .map(({ priceCents, discount, quantity, vatRate }) => {
    const off = { studentDiscountPercentage: discount, teacherDiscountPercentage: 0 }
    const price = effectivePrice({ priceCents, salePriceCents: null, productType: 'own', ...off }, 'student')
    return line(price?.finalCents ?? 0, quantity, vatRate)
  })
const aCart = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 30 }),
  shippingCents: fc.oneof(fc.constantFrom(0, 1, 495, 795), fc.integer({ min: 0, max: 99_999 })),
})

/** Amount x rate / (100 + rate), rounded half up in whole numbers: the line of the requirements by hand. */
const vatByHand = (percent: number, cents: number): number =>
  Number((2n * BigInt(cents) * BigInt(percent) + BigInt(100 + percent)) / (2n * BigInt(100 + percent)))

test('SHOP-ORDER-10 the rates are 21, 9 and 0 percent, and the first is the usual one', () => {
  expect(vatRates).toEqual([21, 9, 0])
})

test.each([
  [21, 121, 21],
  [21, 4_900, 850],
  [9, 109, 9],
  [9, 1_995, 165],
  [0, 5_000, 0],
  [21, 0, 0],
  // 2,5 cents, and a little below and above: half goes up.
  [21, 2, 0],
  [21, 3, 1],
  [9, 6, 0],
  [9, 7, 1],
  // Ten times a line of 10 cents: rounded once, so not ten times 2.
  [21, 100, 17],
] as const)('SHOP-ORDER-10 at %i percent %i cents hold %i cents of BTW', (percent, cents, vat) => {
  expect(vatAt(percent, cents)).toBe(vat)
  expect(vatByHand(percent, cents)).toBe(vat)
})

test('SHOP-ORDER-11 a line is the piece price times the quantity', () => {
  expect([lineTotal(line(5_428, 3)), lineTotal(line(0, 99)), lineTotal(line(1))]).toEqual([16_284, 0, 1])
})

test('SHOP-ORDER-10 SHOP-ORDER-11 BTW is rounded once per rate, over its lines and its part of the shipping', () => {
  const lines = [line(1_995, 1, 9), line(2_000, 2, 21), line(1_000, 1, 9), line(500, 1, 0)]
  expect(totalsOf(lines, 495)).toEqual({
    goodsCents: 7_495,
    shippingCents: 495,
    totalCents: 7_990,
    // 495 over 4000, 2995 and 500 of 7495: 264,17 and 197,80 and 33,02; the cent that is left over goes to the largest.
    vat: [
      { rate: 21, grossCents: 4_265, vatCents: 740 },
      { rate: 9, grossCents: 3_192, vatCents: 264 },
      { rate: 0, grossCents: 533, vatCents: 0 },
    ],
  })
})

test.each<[string, PricedLine[], number, VatPart[]]>([
  ['one rate takes all shipping', [line(1_000, 1, 9)], 495, [{ rate: 9, grossCents: 1_495, vatCents: 123 }]],
  ['without shipping a rate has its lines', [line(1_000, 2, 0)], 0, [{ rate: 0, grossCents: 2_000, vatCents: 0 }]],
  ['what is free stands at its own rate', [line(0, 3, 9)], 0, [{ rate: 9, grossCents: 0, vatCents: 0 }]],
  [
    'free goods leave the shipping at the usual rate',
    [line(0, 1, 9)],
    495,
    [
      { rate: 21, grossCents: 495, vatCents: 86 },
      { rate: 9, grossCents: 0, vatCents: 0 },
    ],
  ],
  ['free goods of the usual rate stand in one part', [line(0)], 495, [{ rate: 21, grossCents: 495, vatCents: 86 }]],
  ['nothing is nothing', [], 0, []],
])('SHOP-ORDER-10 %s', (_, lines, shippingCents, vat) => {
  expect(totalsOf(lines, shippingCents).vat).toEqual(vat)
})

test(
  'SHOP-ORDER-10 SHOP-ORDER-11 the sums of generated carts agree to the cent, whatever rates and discounts',
  () => {
    fc.assert(
      fc.property(aCart, ({ lines, shippingCents }) => {
        const totals = totalsOf(lines, shippingCents)
        expect(totals.goodsCents).toBe(sum(lines.map(({ priceCents, quantity }) => priceCents * quantity)))
        expect(totals.totalCents).toBe(totals.goodsCents + shippingCents)
        // What stands per rate makes the whole, and each rate holds its own lines and no less.
        expect(sum(totals.vat.map(({ grossCents }) => grossCents))).toBe(totals.totalCents)
        for (const { rate, grossCents, vatCents } of totals.vat) {
          const goods = sum(lines.filter(({ vatRate }) => vatRate === rate).map(lineTotal))
          const share =
            totals.goodsCents > 0 ? (shippingCents * goods) / totals.goodsCents : rate === 21 ? shippingCents : 0
          expect(Math.abs(grossCents - goods - share)).toBeLessThan(2)
          expect(vatCents).toBe(vatByHand(rate, grossCents))
        }
        // The highest first, each rate once.
        const told = totals.vat.map(({ rate }) => rate)
        expect(told).toEqual([...new Set(told)].toSorted((a, b) => b - a))
        // The order of the lines decides nothing.
        expect(totalsOf(lines.toReversed(), shippingCents)).toEqual(totals)
      }),
      { numRuns: runs(2_000, 100_000) },
    )
  },
  patience,
)

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [1, [1, 2], [0, 1]],
  [1, [2, 2], [1, 0]],
  [2, [1, 1, 1], [1, 1, 0]],
  [495, [4_000, 2_995, 500], [265, 197, 33]],
  [5, [0, 3], [0, 5]],
  [0, [3, 4], [0, 0]],
  [7, [0, 0], [0, 0]],
  [7, [], []],
  [99_999_999, [99_999_998, 99_999_999], [49_999_999, 50_000_000]],
])('SHOP-ORDER-10 %i cents over %j are %j', (cents, weights, parts) => {
  expect(splitCents(cents, weights)).toEqual(parts)
})

test(
  'SHOP-ORDER-10 the parts make the amount, none is negative, and the largest weight has no cent too few',
  () => {
    const weight = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 99_999_999 }))
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.array(weight, { minLength: 1, maxLength: 8 }), (cents, weights) => {
        const whole = sum(weights)
        fc.pre(whole > 0)
        const parts = splitCents(cents, weights)
        expect(sum(parts)).toBe(cents)
        for (const [at, part] of parts.entries()) {
          const weight = weights[at] ?? 0
          const floor = Number((BigInt(cents) * BigInt(weight)) / BigInt(whole))
          expect(part - floor === 0 || part - floor === 1).toBe(true)
          // Of an amount that is no more than the whole nothing gets more than it weighs: no refund above what was paid.
          if (cents <= whole) expect(part).toBeLessThanOrEqual(weight)
          // A larger weight gets its cent before a smaller one does.
          for (const [other, lesser] of weights.entries())
            if (lesser < weight && (parts[other] ?? 0) > Number((BigInt(cents) * BigInt(lesser)) / BigInt(whole)))
              expect(part).toBe(floor + 1)
        }
      }),
      { numRuns: runs(2_000, 100_000) },
    )
  },
  patience,
)

test.each<[string, VatPart[], { rate: 21 | 9 | 0; cents: number }[], VatPart[]]>([
  [
    'the first part is reckoned as it is',
    [],
    [{ rate: 21, cents: 100 }],
    [{ rate: 21, grossCents: 100, vatCents: 17 }],
  ],
  [
    'the next one is what is still missing',
    [{ rate: 21, grossCents: 100, vatCents: 17 }],
    [{ rate: 21, cents: 100 }],
    [{ rate: 21, grossCents: 100, vatCents: 18 }],
  ],
  [
    'a rate knows nothing of another',
    [{ rate: 21, grossCents: 100, vatCents: 17 }],
    [{ rate: 9, cents: 100 }],
    [{ rate: 9, grossCents: 100, vatCents: 8 }],
  ],
  [
    'the same rate named twice is one part, the highest rate first',
    [],
    [
      { rate: 0, cents: 5 },
      { rate: 21, cents: 100 },
      { rate: 9, cents: 0 },
      { rate: 21, cents: 100 },
    ],
    [
      { rate: 21, grossCents: 200, vatCents: 35 },
      { rate: 0, grossCents: 5, vatCents: 0 },
    ],
  ],
  ['nothing back has no BTW', [], [{ rate: 21, cents: 0 }], []],
])('SHOP-ORDER-24 of money that goes back %s', (_, before, back, parts) => {
  expect(vatOfRefund(before, back)).toEqual(parts)
})

test('SHOP-ORDER-24 the BTW of any sequence of partial refunds adds up to that of the invoice', () => {
  const steps = fc.array(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 3, maxLength: 3 }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(aCart, steps, ({ lines, shippingCents }, steps) => {
      const { vat } = totalsOf(lines, shippingCents)
      const left = new Map(vat.map(({ rate, grossCents }) => [rate, grossCents]))
      const notes: VatPart[] = []
      const giveBack = (part: (rate: (typeof vatRates)[number], left: number) => number) => {
        const back = [...left].map(([rate, cents]) => ({ rate, cents: Math.min(cents, part(rate, cents)) }))
        const note = vatOfRefund(notes, back)
        for (const { rate, cents } of back) left.set(rate, (left.get(rate) ?? 0) - cents)
        for (const { grossCents, vatCents } of note) {
          expect(vatCents).toBeGreaterThanOrEqual(0)
          expect(vatCents).toBeLessThanOrEqual(grossCents)
        }
        notes.push(...note)
      }
      for (const step of steps)
        giveBack((rate, cents) => Math.floor(((step[vatRates.indexOf(rate)] ?? 0) * cents) / 20_000))
      giveBack((_, cents) => cents)
      for (const { rate, grossCents, vatCents } of vat) {
        const those = notes.filter((note) => note.rate === rate)
        expect(sum(those.map((note) => note.grossCents))).toBe(grossCents)
        expect(sum(those.map((note) => note.vatCents))).toBe(vatCents)
      }
    }),
    { numRuns: runs(1_000, 20_000) },
  )
})
