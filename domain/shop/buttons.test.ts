import { expect, test } from 'vitest'
import { actionsOf } from './buttons.ts'
import { productCard } from './testing/aProduct.ts'

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
  const product = { isDigital: true, isPhysical: false, priceCents }
  expect(actionsOf(productCard(product, role, { afterOrder: true }))).toEqual([action])
})

const download = { isDigital: true, isPhysical: false }
test.each([
  ['a download', download, {}, 'order download'],
  ['a download that is bought', download, { afterOrder: true, hasPaidOrder: true }, 'download'],
  ['a download while the shop takes no money', download, { takesMoney: false }, 'download'],
  ['a download that the site keeps', { ...download, downloadUrl: null, hasFile: true }, {}, 'order download'],
  ['a download that is missing', { ...download, downloadUrl: null }, {}, 'download'],
  ['a free download', { ...download, priceCents: 0 }, {}, 'download'],
  ['a download that is free for others', { ...download, teacherDiscountPercentage: 100 }, {}, 'order download'],
  ['a download without a price', { ...download, priceCents: null }, {}, 'download'],
  ['what is also sent', { isDigital: true }, {}, 'cart download'],
  ['an offer of a partner', { ...download, productType: 'affiliate' }, {}, 'deal download'],
] as const)('SHOP-ORDER-05 of %s the buttons are right', (_what, wish, terms, actions) => {
  expect(actionsOf(productCard(wish, 'student', { takesMoney: true, ...terms })).join(' ')).toBe(actions)
})

test.each([
  ['is ordered alone', download, 'order afterOrder'],
  ['comes with what is sent', { isDigital: true }, 'cart afterOrder'],
  ['comes with what is sold out', { isDigital: true, stockQuantity: 0 }, 'soldOut notForSaleYet'],
  ['has no price yet', { ...download, priceCents: null }, 'notForSaleYet'],
] as const)(
  'SHOP-ORDER-59 SHOP-ORDER-05 of a download after the order that %s it is said so',
  (_what, wish, actions) => {
    const product = productCard(wish, 'student', { takesMoney: true, afterOrder: true })
    expect(actionsOf(product).join(' ')).toBe(actions)
  },
)

test('SHOP-ORDER-43 where nothing is to be paid nothing has to be ordered, whatever makes it free', () => {
  for (const free of [{ priceCents: 0 }, { studentDiscountPercentage: 100 }])
    for (const afterOrder of [false, true]) {
      const product = productCard({ ...download, ...free }, 'student', { takesMoney: true, afterOrder })
      expect(actionsOf(product)).toEqual(['download'])
    }
})
