import { expect, test } from 'vitest'
import { actionsOf } from './buttons.ts'
import { cardFor } from './catalogue.ts'
import { productCard, storedProduct } from './testing/aProduct.ts'

test.each([
  ['SHOP-PRICE-12 SHOP-BUY-01 a visitor', {}, null, 'signIn'],
  ['SHOP-PRICE-12 a visitor, of something free', { priceCents: 0 }, null, 'signIn'],
  ['SHOP-BUY-07 a visitor, of a deal', { productType: 'affiliate' }, null, 'deal signIn'],
  ['SHOP-BUY-03 a visitor, of something digital', { isDigital: true }, null, 'signIn'],
  ['SHOP-BUY-01', {}, 'student', 'cart'],
  ['SHOP-BUY-01', { isPhysical: false }, 'student', ''],
  ['SHOP-BUY-03 SHOP-BUY-01', { isPhysical: false, isDigital: true }, 'student', 'download'],
  ['SHOP-BUY-12', { isDigital: true }, 'student', 'cart download'],
  ['SHOP-BUY-12', { productType: 'affiliate' }, 'student', 'deal'],
  ['SHOP-BUY-12', { productType: 'affiliate', isDigital: true }, 'student', 'deal download'],
  ['SHOP-BUY-10', { productType: 'affiliate', affiliateUrl: null }, 'student', ''],
  ['SHOP-BUY-05', { isDigital: true, isPhysical: false, downloadUrl: null }, 'student', 'download'],
  ['SHOP-BUY-11', { stockQuantity: 0 }, 'student', 'soldOut'],
  ['SHOP-BUY-11', { stockQuantity: 0, isPreorder: true }, 'student', 'cart'],
  ['SHOP-BUY-11 SHOP-BUY-12', { stockQuantity: 0, isDigital: true }, 'student', 'soldOut download'],
  ['SHOP-PRICE-13', { priceCents: null }, 'student', ''],
  ['SHOP-PRICE-13', { priceCents: null, isDigital: true }, 'student', 'download'],
] as const)('%s %j for %s: %s', (_ids, wish, role, actions) => {
  expect(actionsOf(productCard(wish, role)).join(' ')).toBe(actions)
})

test.each([
  ['student', 1_000, 'notForSaleYet'],
  ['student', 0, 'download'],
  ['admin', 1_000, 'download'],
])('SHOP-BUY-09 under the setting %s at %i cents: %s', (role, priceCents, action) => {
  const product = storedProduct({ isDigital: true, isPhysical: false, priceCents })
  expect(actionsOf(cardFor(product, { role }, { afterOrder: true, hasPaidOrder: false }))).toEqual([action])
})
