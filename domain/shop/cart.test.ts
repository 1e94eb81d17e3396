import fc from 'fast-check'
import { expect, test } from 'vitest'
import { most, newlyPriced, piecesOf, quantityRefusal, type Sold, takenBy, totalCents } from './cart.ts'
import { cartWords, shopRefused } from './words.ts'

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
  if (atMost === 0) return
  expect(quantityRefusal(product, atMost)).toBeNull()
  // How many there are is told with it.
  expect(quantityRefusal(product, atMost + 1)).toEqual({ code: 'TOO_MANY_PIECES', data: { most: atMost } })
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

test.each<[Partial<Sold>, number]>([
  [{ stockQuantity: 0, preordersLeft: 5 }, 5],
  [{ stockQuantity: 3, preordersLeft: 5 }, 8],
  [{ stockQuantity: 3, preordersLeft: 0 }, 3],
  [{ stockQuantity: 0, preordersLeft: 0 }, 0],
  [{ stockQuantity: 60, preordersLeft: 60 }, 99],
  [{ stockQuantity: null, preordersLeft: 0 }, 99],
  // What is no pre-order any more sells its stock alone.
  [{ stockQuantity: 3, preordersLeft: 5, isPreorder: false }, 3],
  [{ stockQuantity: 0, preordersLeft: 5, isPreorder: false }, 0],
  [{ stockQuantity: 0, preordersLeft: 5, status: 'inactive' }, 0],
])('SHOP-ORDER-17 SH-CART-11 SHOP-BUY-11 of the pre-order %o a cart holds at most %i', (change, atMost) => {
  expect(most({ ...sold, isPreorder: true, ...change })).toBe(atMost)
})

test.each<[number, Partial<Sold>, ReturnType<typeof takenBy>]>([
  [1, {}, { stock: 0, preorders: 0 }],
  [3, { stockQuantity: 3 }, { stock: 3, preorders: 0 }],
  [4, { stockQuantity: 3 }, null],
  [1, { stockQuantity: 0 }, null],
  [3, { stockQuantity: 3, isPreorder: true, preordersLeft: 2 }, { stock: 3, preorders: 0 }],
  [5, { stockQuantity: 3, isPreorder: true, preordersLeft: 2 }, { stock: 3, preorders: 2 }],
  [6, { stockQuantity: 3, isPreorder: true, preordersLeft: 2 }, null],
  [5, { stockQuantity: 3, isPreorder: false, preordersLeft: 2 }, null],
  [99, { stockQuantity: 0, isPreorder: true }, { stock: 0, preorders: 99 }],
  [100, { stockQuantity: 0, isPreorder: true }, null],
  // A download never runs out, whatever was typed as its stock.
  [1, { stockQuantity: 0, isPhysical: false }, { stock: 0, preorders: 0 }],
])('SHOP-ORDER-16 SHOP-ORDER-17 %i pieces of %o take %o', (quantity, change, taken) => {
  expect(takenBy(quantity, { ...sold, ...change })).toEqual(taken)
})

test('SHOP-ORDER-16 SHOP-ORDER-17 what a cart may hold can be taken, one more cannot, and no count falls below 0', () => {
  const stocked = fc.record({
    stockQuantity: fc.integer({ min: 0, max: 120 }),
    isPreorder: fc.boolean(),
    preordersLeft: fc.integer({ min: 0, max: 120 }),
  })
  fc.assert(
    fc.property(stocked, fc.integer({ min: 1, max: 99 }), (change, quantity) => {
      const product = { ...sold, ...change }
      const taken = takenBy(quantity, product)
      expect(taken !== null).toBe(quantity <= most(product))
      expect(quantityRefusal(product, quantity) === null).toBe(taken !== null)
      if (!taken) return
      expect(taken.stock + taken.preorders).toBe(quantity)
      expect(change.stockQuantity - taken.stock).toBeGreaterThanOrEqual(0)
      expect(change.preordersLeft - taken.preorders).toBeGreaterThanOrEqual(0)
      // Stock goes first.
      if (taken.preorders > 0) expect(taken.stock).toBe(change.stockQuantity)
    }),
  )
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
