import { expect, test } from 'vitest'
import { type ShownPrice, shownPrice } from './shownPrice.ts'

const plain = (text: string): ShownPrice => ({ kind: 'plain', text })

test.each<[string, [number | null, number | null, number] | null, ShownPrice]>([
  ['SHOP-PRICE-01 SHOP-PRICE-12', null, { kind: 'signIn' }],
  ['SHOP-PRICE-13', [null, null, 0], { kind: 'later' }],
  ['SHOP-PRICE-02', [0, 0, 8], plain('Gratis')],
  ['SHOP-PRICE-03 SHOP-PRICE-04', [4_900, 4_900, 0], plain('€ 49,00')],
  ['SHOP-PRICE-10', [5_900, 5_428, 8], { kind: 'reduced', text: '€ 54,28', before: '€ 59,00', percentage: 8 }],
  ['SHOP-PRICE-10', [1_000, 0, 100], { kind: 'reduced', text: 'Gratis', before: '€ 10,00', percentage: 100 }],
  ['SHOP-PRICE-10 a discount of no cent', [50, 50, 1], plain('€ 0,50')],
  ['SHOP-PRICE-07', [5_900, null, 0], plain('€ 59,00')],
])('%s of %j shows %o', (_ids, cents, shown) => {
  const [priceCents = null, finalCents = null, discountPercentage = 0] = cents ?? []
  expect(shownPrice(cents && { priceCents, finalCents, discountPercentage })).toEqual(shown)
})
