import { expect, test } from 'vitest'
import { type ShownPrice, shownPrice } from './shownPrice.ts'

const plain = (text: string): ShownPrice => ({ kind: 'plain', text })

const reduced = (text: string, before: string, percentage: number, why: 'role' | 'sale'): ShownPrice => ({
  kind: 'reduced',
  text,
  before,
  percentage,
  why,
})

test.each<[string, [number | null, number | null, number, number?] | null, ShownPrice]>([
  ['SHOP-PRICE-01 SHOP-PRICE-12', null, { kind: 'signIn' }],
  ['SHOP-PRICE-13', [null, null, 0], { kind: 'later' }],
  ['SHOP-PRICE-02', [0, 0, 8], plain('Gratis')],
  ['SHOP-PRICE-03 SHOP-PRICE-04', [4_900, 4_900, 0], plain('€ 49,00')],
  [
    'SHOP-PRICE-10',
    [5_900, 5_428, 8],
    { kind: 'reduced', text: '€ 54,28', before: '€ 59,00', percentage: 8, why: 'role' },
  ],
  [
    'SHOP-PRICE-10',
    [1_000, 0, 100],
    { kind: 'reduced', text: 'Gratis', before: '€ 10,00', percentage: 100, why: 'role' },
  ],
  ['SHOP-PRICE-10 a discount of no cent', [50, 50, 1], plain('€ 0,50')],
  ['SHOP-ORDER-39 an offer', [4_000, 4_000, 0, 5_000], reduced('€ 40,00', '€ 50,00', 20, 'sale')],
  [
    'SHOP-ORDER-39 an offer, and a role on top of it',
    [4_000, 3_680, 8, 5_000],
    reduced('€ 36,80', '€ 40,00', 8, 'role'),
  ],
  [
    'SHOP-ORDER-39 an offer without an effective price',
    [4_000, null, 0, 5_000],
    reduced('€ 40,00', '€ 50,00', 20, 'sale'),
  ],
  ['SHOP-ORDER-39 no more off than it is', [4_001, 4_001, 0, 5_000], reduced('€ 40,01', '€ 50,00', 19, 'sale')],
  ['SHOP-ORDER-39 an offer that was cheaper before', [4_000, 4_000, 0, 3_000], plain('€ 40,00')],
  ['SHOP-ORDER-39 an offer of what was never sold before', [4_000, 4_000, 0, 4_000], plain('€ 40,00')],
  ['SHOP-PRICE-07', [5_900, null, 0], plain('€ 59,00')],
])('%s of %j shows %o', (_ids, cents, shown) => {
  const [priceCents = null, finalCents = null, discountPercentage = 0, saleBeforeCents = null] = cents ?? []
  expect(shownPrice(cents && { priceCents, finalCents, discountPercentage, saleBeforeCents })).toEqual(shown)
})
