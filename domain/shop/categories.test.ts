import { expect, test } from 'vitest'
import {
  affiliateClickPath,
  categoryAt,
  categorySlug,
  productCategories,
  productPath,
  wantedProductSlug,
} from './categories.ts'

test.each([
  ['SHOP-FORM-17 X3-DATA-17', 'cursus', 'cursus'],
  ['SHOP-FORM-17 X3-DATA-17', 'guide', 'guide'],
  ['SHOP-FORM-17 X3-DATA-17', 'ebook', 'ebook'],
  ['SHOP-FORM-17 X3-DATA-17', 'video', 'video'],
  ['SHOP-FORM-17 X3-DATA-17', 'masterclass', 'masterclass'],
  ['SHOP-FORM-17 X3-DATA-17', 'workshop', 'workshop'],
  ['SHOP-FORM-17 X3-DATA-17 SHOP-LIST-23', 'fysiek product', 'fysiek-product'],
  ['SHOP-LIST-16 X3-DATA-17', 'merchandise', 'merchandise'],
] as const)('%s the category %s stands at %s, and that leads back to it', (_ids, category, slug) => {
  expect(productCategories).toContain(category)
  expect(categorySlug(category)).toBe(slug)
  expect(categoryAt(slug)).toBe(category)
})

test('SHOP-FORM-17 there are eight, and no other', () => expect(productCategories).toHaveLength(8))

test.each(['', 'fysiek product', 'Cursus', 'cursussen', 'constructor', '../cursus'])(
  'SHOP-LIST-23 the address %j names no category',
  (slug) => expect(categoryAt(slug)).toBeNull(),
)

test('SHOP-LIST-23 SHOP-BUY-07 X3-CALL-25 a product and its offer have an address', () => {
  expect(productPath({ category: 'fysiek product', slug: 'avondbril' })).toBe('/shop/fysiek-product/avondbril')
  expect(affiliateClickPath('a&url=b')).toBe('/functions/v1/affiliate-click?product_id=a%26url%3Db')
})

test.each([
  ['Café Zon', 'cafe-zon'],
  ['日本', 'product'],
  ['', 'product'],
])('SHOP-LIST-24 the name %j asks for the slug %s', (name, slug) => expect(wantedProductSlug(name)).toBe(slug))
