import { productCategories } from '@bewezen/domain/shop/categories.ts'
import { productFaults } from '@bewezen/domain/shop/productFaults.ts'
import { formOf, newProductForm, productOf } from '@bewezen/domain/shop/productForm.ts'
import { expect, test } from 'vitest'
import { drawingOf } from '../../shop/standin/picture.ts'
import { shelf } from './shelf.ts'
import type { Ware } from './wares.ts'

const wares: Ware[] = Object.values(shelf)
const active = wares.filter(({ status = 'active' }) => status === 'active')
const usual = { ...productOf(newProductForm()), category: 'fysiek product' as const, images: [], download: null }

test.each(wares)('$name could be saved by a manager as it stands in the demonstration', (ware) => {
  const { name, description = '', tags = [], priceCents = null, downloadUrl = null, affiliateUrl = null } = ware
  const form = formOf({ ...usual, name, description, tags, priceCents, downloadUrl, affiliateUrl })
  expect(productFaults(form)).toEqual({})
})

test('the shop of the demonstration has something of every category, and all that a card can show', () => {
  const categories = active.map(({ category = 'fysiek product' }) => category)
  expect(new Set(categories)).toEqual(new Set(productCategories))
  expect(active.length).toBeGreaterThanOrEqual(24)
  const has = (one: (ware: Ware) => unknown) => active.some((ware) => Boolean(one(ware)))
  expect([
    has(({ priceCents }) => priceCents === null),
    has(({ priceCents }) => priceCents === 0),
    has(({ stockQuantity, isPreorder }) => stockQuantity === 0 && !isPreorder),
    has(({ isPreorder }) => isPreorder),
    has(({ isFeatured }) => isFeatured),
    has(({ downloadUrl }) => downloadUrl),
    has(({ studentDiscountCode }) => studentDiscountCode),
    has(({ teacherDiscountCode }) => teacherDiscountCode),
  ]).not.toContain(false)
  expect(new Set(wares.map(({ status = 'active' }) => status))).toEqual(new Set(['active', 'draft', 'inactive']))
  expect(new Set(wares.flatMap(({ partner }) => partner ?? [])).size).toBe(3)
})

test.each(wares)('SHOP-LIST-30 $name fits the card of a phone without a break within a word', ({ name }) => {
  // Of 390 pixels: two columns, and 15 pixels a letter's height.
  expect(Math.max(...name.split(/[\s,-]+/).map((word) => word.length))).toBeLessThanOrEqual(17)
})

test('no two products of the demonstration are drawn alike', () => {
  expect(new Set(wares.map(({ art }) => drawingOf(art))).size).toBe(wares.length)
})
