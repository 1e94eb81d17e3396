import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { amount } from '../base/money.ts'
import { effectivePrice, type Priced } from './price.ts'

const product: Priced = {
  priceCents: 5_900,
  salePriceCents: null,
  productType: 'own',
  studentDiscountPercentage: 8,
  teacherDiscountPercentage: 12,
}

describe('the price', () => {
  test.each<[string | null, number, number]>([
    ['student', 5_428, 8],
    ['student_plus_lars', 5_428, 8],
    ['student_plus_jorn', 5_428, 8],
    ['student_plus_rick_tomas', 5_428, 8],
    ['teacher', 5_192, 12],
    ['admin', 5_900, 0],
    ['moderator', 5_900, 0],
    ['partner', 5_900, 0],
    ['cancelled_subscription', 5_900, 0],
    ['no_subscription', 5_900, 0],
    ['astronaut', 5_900, 0],
    [null, 5_900, 0],
  ])(
    'SHOP-PRICE-05 SHOP-PRICE-08 X3-CALL-22 for %s is %i cents, %i percent off',
    (role, finalCents, discountPercentage) => {
      const discountApplied = discountPercentage > 0
      expect(effectivePrice(product, role)).toEqual({ finalCents, discountApplied, discountPercentage })
    },
  )

  test.each<[Partial<Priced>, number | null]>([
    [{ priceCents: null }, null],
    [{ priceCents: 0 }, 0],
    [{ priceCents: 1 }, 1],
    [{ priceCents: 50, studentDiscountPercentage: 1 }, 50],
    [{ priceCents: 150, studentDiscountPercentage: 1 }, 149],
    [{ priceCents: 1_000, studentDiscountPercentage: 100 }, 0],
    [{ priceCents: 1_000, studentDiscountPercentage: 250 }, 0],
    [{ priceCents: 1_000, studentDiscountPercentage: -10 }, 1_000],
    [{ productType: 'affiliate' }, 5_900],
    [{ salePriceCents: 1_000 }, 920],
    [{ salePriceCents: 1_000, productType: 'affiliate' }, 1_000],
    [{ salePriceCents: 1_000, priceCents: null }, null],
  ])('SHOP-PRICE-08 SHOP-PRICE-13 SHOP-ORDER-39 of %o for a student is %s', (change, finalCents) => {
    expect(effectivePrice({ ...product, ...change }, 'student')?.finalCents ?? null).toBe(finalCents)
  })

  test('SHOP-PRICE-08 is a whole cent, rounded half up, for every role, price and discount', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...roles),
        (priceCents, off, role) => {
          const price = effectivePrice(
            { ...product, priceCents, studentDiscountPercentage: off, teacherDiscountPercentage: off },
            role,
          )
          const exact = (priceCents * (100 - (price?.discountPercentage ?? 0))) / 100
          expect(price?.finalCents).toBe(Math.round(exact))
          expect(price?.finalCents).toBeLessThanOrEqual(priceCents)
        },
      ),
    )
  })

  test('SHOP-PRICE-03 SHOP-PRICE-04 SH-CART-08 is written in nl-NL with two decimals', () => {
    expect([4_900, 5, 123_456].map((cents) => amount(cents))).toEqual(['€ 49,00', '€ 0,05', '€ 1.234,56'])
  })
})
