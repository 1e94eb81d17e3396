import { type ProductCategory, productCategories } from '@bewezen/domain/shop/categories.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductArt } from './ProductArt.tsx'

const drawn = (category: ProductCategory, name = 'Iets anders') =>
  /\/assets\/(\w+)-/.exec(renderToStaticMarkup(<ProductArt product={{ id: 'a', name, category }} />))?.[1]

test('MKT-MORE-26 a product without a picture is the thing of its category, each another', () => {
  expect(drawn('ebook')).toBe('reader')
  expect(drawn('workshop', 'Workshop koud water')).toBe('ticket')
  expect(new Set(productCategories.map((category) => drawn(category))).size).toBe(productCategories.length)
})

test('MKT-MORE-26 something to hold is drawn as what its name says', () => {
  expect(drawn('fysiek product')).toBe('parcel')
  expect(drawn('fysiek product', 'Avondbril amber')).toBe('glasses')
})
