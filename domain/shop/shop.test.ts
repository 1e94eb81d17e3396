import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { amount } from '../base/money.ts'
import { most, newlyPriced, piecesOf, quantityRefusal, type Sold, totalCents } from './cart.ts'
import { effectivePrice, type Priced } from './price.ts'
import { cartWords, shopRefused } from './words.ts'

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

const sold: Sold = {
  status: 'active',
  priceCents: 5_900,
  productType: 'own',
  isPhysical: true,
  isPreorder: false,
  stockQuantity: null,
  preordersLeft: null,
}

test.each<[Partial<Sold>, number]>([
  [{}, 99],
  [{ stockQuantity: 500 }, 99],
  [{ stockQuantity: 99 }, 99],
  [{ stockQuantity: 98 }, 98],
  [{ stockQuantity: 1 }, 1],
  [{ stockQuantity: 0 }, 0],
  [{ stockQuantity: 0, isPreorder: true }, 99],
  [{ stockQuantity: 3, isPreorder: true }, 3],
  [{ status: 'inactive' }, 0],
  [{ status: 'draft' }, 0],
  [{ priceCents: null }, 0],
  [{ priceCents: 0 }, 99],
  [{ productType: 'affiliate' }, 0],
  [{ isPhysical: false }, 0],
])('SH-CART-11 SH-CART-13 SHOP-PRICE-13 of %o a cart holds at most %i', (change, atMost) => {
  const product = { ...sold, ...change }
  expect(most(product)).toBe(atMost)
  expect(quantityRefusal(product, atMost + 1)?.code).toBe(
    product.stockQuantity === 0 || atMost > 0 ? 'TOO_MANY_PIECES' : 'NOT_FOR_SALE',
  )
  if (atMost > 0) expect(quantityRefusal(product, atMost)).toBeNull()
})

test('SH-CART-02 SH-CART-12 SH-CART-13 counts pieces and whole cents, and leaves out what cannot be bought', () => {
  const lines = [
    { quantity: 1, priceCents: 5_428 },
    { quantity: 3, priceCents: 1_702 },
    { quantity: 2, priceCents: null },
  ]
  expect([piecesOf(lines), totalCents(lines), piecesOf([]), totalCents([])]).toEqual([6, 10_534, 0, 0])
})

test('SH-EDGE-35 a price that is another than the one shown before is noted; one that is new or gone is not', () => {
  const line = (id: string, priceCents: number | null) => ({ id, name: id.toUpperCase(), priceCents })
  const before = [line('a', 100), line('b', 100), line('c', 100), line('d', null)]
  const now = [line('a', 100), line('b', 90), line('c', null), line('d', 100), line('e', 100)]
  expect(newlyPriced(before, now)).toEqual(['B'])
  expect(newlyPriced(now, now)).toEqual([])
})

test('SH-CART-01 SH-CART-06 SH-CART-07 SH-CART-13 SH-CART-14 the sentences are those of the requirements', () => {
  expect(cartWords).toMatchObject({
    title: 'Winkelwagen',
    checkout: 'Afrekenen',
    soon: 'Betalen is binnenkort beschikbaar.',
    empty: { title: 'Je winkelwagen is leeg', text: 'Voeg producten toe om te beginnen.' },
    gone: 'Niet meer beschikbaar',
  })
  expect(shopRefused.SIGN_IN_REQUIRED.title).toBe('Inloggen vereist')
})
