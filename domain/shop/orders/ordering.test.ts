import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changesBetween,
  isOrderedAlone,
  leastOrderCents,
  maxOrderLines,
  mostOrderCents,
  mostOrdered,
  type Orderable,
  pricedFor,
  sizeRefusal,
} from './ordering.ts'

const parcel: Orderable = {
  status: 'active',
  priceCents: 5_900,
  salePriceCents: null,
  productType: 'own',
  isPhysical: true,
  isDigital: false,
  isPreorder: false,
  stockQuantity: null,
  preordersLeft: 0,
  downloadUrl: null,
  hasFile: false,
  studentDiscountPercentage: 8,
  teacherDiscountPercentage: 12,
  vatRate: 21,
}
const download: Orderable = {
  ...parcel,
  isPhysical: false,
  isDigital: true,
  downloadUrl: 'https://x.example/gids.pdf',
}

test.each<[string, Partial<Orderable>, boolean, number]>([
  ['as it is', {}, true, 1],
  ['of one cent', { priceCents: 1 }, true, 1],
  ['that is out of stock', { stockQuantity: 0 }, true, 1],
  ['that is free', { priceCents: 0 }, false, 0],
  ['without a price', { priceCents: null }, false, 0],
  ['of a partner', { productType: 'affiliate' }, false, 0],
  ['that is not shown', { status: 'inactive' }, false, 0],
  ['that is a draft', { status: 'draft' }, false, 0],
  // It goes by the cart.
  ['that is also sent', { isPhysical: true }, false, 99],
  ['that is neither', { isDigital: false }, false, 0],
])(
  "SHOP-ORDER-05 a download %s has the button 'Bestellen' and can be ordered so often",
  (_, change, isAlone, atMost) => {
    const product = { ...download, ...change }
    expect([isOrderedAlone(product), mostOrdered(product)]).toEqual([isAlone, atMost])
  },
)

test.each<[string, Partial<Orderable>, number]>([
  ['without a stock', {}, 99],
  ['of which 3 are there', { stockQuantity: 3 }, 3],
  ['of which none is there', { stockQuantity: 0 }, 0],
  ['with 2 in stock and 4 pre-orders', { stockQuantity: 2, isPreorder: true, preordersLeft: 4 }, 6],
  ['of a partner', { productType: 'affiliate' }, 0],
  ['without a price', { priceCents: null }, 0],
  ['that is free', { priceCents: 0 }, 99],
])('SHOP-ORDER-05 SHOP-ORDER-17 of a product %s as many can be ordered as a cart may hold', (_, change, atMost) => {
  const product = { ...parcel, ...change }
  expect([isOrderedAlone(product), mostOrdered(product)]).toEqual([false, atMost])
})

test.each<[number, number, 'ORDER_TOO_LARGE' | 'ORDER_TOO_SMALL' | null]>([
  [1, 0, null],
  [1, 1, 'ORDER_TOO_SMALL'],
  [1, 49, 'ORDER_TOO_SMALL'],
  [1, 50, null],
  [1, 99_999_999, null],
  [1, 100_000_000, 'ORDER_TOO_LARGE'],
  [30, 50, null],
  [31, 50, 'ORDER_TOO_LARGE'],
  [31, 0, 'ORDER_TOO_LARGE'],
  [31, 1, 'ORDER_TOO_LARGE'],
])('SHOP-ORDER-40 SHOP-ORDER-19 an order of %i lines and %i cents: %s', (lines, cents, code) => {
  expect(sizeRefusal(lines, cents)?.code ?? null).toBe(code)
  expect([maxOrderLines, leastOrderCents, mostOrderCents]).toEqual([30, 50, 99_999_999])
})

describe('what changed since the buyer saw it', () => {
  const lamp = { productId: 'a', name: 'Lamp', quantity: 2, priceCents: 1_000 }
  const gids = { productId: 'b', name: 'Gids', quantity: 1, priceCents: 500 }
  const shown = { lines: [lamp, gids], shippingCents: 495 }

  test('SHOP-ORDER-12 nothing when all is as it was shown, in whatever order and by whatever name', () => {
    const now = { lines: [gids, { ...lamp, name: 'Nachtlamp' }], shippingCents: 495 }
    expect(changesBetween(shown, now)).toEqual([])
  })

  test.each<[string, Parameters<typeof changesBetween>[1], ReturnType<typeof changesBetween>]>([
    [
      'a price',
      { ...shown, lines: [{ ...lamp, priceCents: 1_100 }, gids] },
      [{ kind: 'price', name: 'Lamp', before: 1_000, now: 1_100 }],
    ],
    [
      'a price that fell',
      { ...shown, lines: [lamp, { ...gids, priceCents: 0 }] },
      [{ kind: 'price', name: 'Gids', before: 500, now: 0 }],
    ],
    [
      'how many there are',
      { ...shown, lines: [{ ...lamp, quantity: 1 }, gids] },
      [{ kind: 'stock', name: 'Lamp', before: 2, now: 1 }],
    ],
    ['that one is gone', { ...shown, lines: [gids] }, [{ kind: 'stock', name: 'Lamp', before: 2, now: 0 }]],
    [
      'that one came into the cart',
      { ...shown, lines: [lamp, { productId: 'c', name: 'Boek', quantity: 3, priceCents: 1 }, gids] },
      [{ kind: 'stock', name: 'Boek', before: 0, now: 3 }],
    ],
    ['the shipping', { ...shown, shippingCents: 0 }, [{ kind: 'shipping', before: 495, now: 0 }]],
    [
      'all of it',
      { lines: [{ ...lamp, priceCents: 900, quantity: 1 }], shippingCents: 595 },
      [
        { kind: 'price', name: 'Lamp', before: 1_000, now: 900 },
        { kind: 'stock', name: 'Lamp', before: 2, now: 1 },
        { kind: 'stock', name: 'Gids', before: 1, now: 0 },
        { kind: 'shipping', before: 495, now: 595 },
      ],
    ],
  ])('SHOP-ORDER-12 X3-EDGE-30 %s, with what it was and what it is', (_, now, changes) => {
    expect(changesBetween(shown, now)).toEqual(changes)
  })

  test('SHOP-ORDER-12 X3-EDGE-30 whatever differs is told, and no order is stopped for nothing', () => {
    const lines = fc.uniqueArray(
      fc.record({
        productId: fc.constantFrom('a', 'b', 'c', 'd'),
        name: fc.constant('Lamp'),
        quantity: fc.integer({ min: 1, max: 3 }),
        priceCents: fc.integer({ min: 0, max: 2 }),
      }),
      { selector: ({ productId }) => productId, maxLength: 4 },
    )
    const review = fc.record({ lines, shippingCents: fc.constantFrom(0, 495) })
    const sorted = ({ lines, shippingCents }: typeof shown) => ({
      lines: lines.toSorted((a, b) => a.productId.localeCompare(b.productId)),
      shippingCents,
    })
    const isSame = (a: typeof shown, b: typeof shown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
    fc.assert(
      fc.property(review, review, (before, now) => {
        const changes = changesBetween(before, now)
        expect(changes.length === 0).toBe(isSame(before, now))
        for (const change of changes) expect(change.before).not.toBe(change.now)
        expect(changesBetween(now, before)).toHaveLength(changes.length)
      }),
    )
  })
})

test('SHOP-ORDER-14 a line keeps what a piece costs this person, and the discount in percent', () => {
  const kept = (role: string | null) => pricedFor(parcel, role)
  expect(kept('student')).toEqual({ finalCents: 5_428, discountApplied: true, discountPercentage: 8 })
  expect(kept('teacher')).toEqual({ finalCents: 5_192, discountApplied: true, discountPercentage: 12 })
  expect(kept(null)).toEqual({ finalCents: 5_900, discountApplied: false, discountPercentage: 0 })
  expect(pricedFor({ ...parcel, priceCents: null }, 'student')).toEqual({
    finalCents: 0,
    discountApplied: false,
    discountPercentage: 0,
  })
})
