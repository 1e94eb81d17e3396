import { noFilters } from '@bewezen/domain/shop/filters.ts'
import { expect, test } from 'vitest'
import { filtersAt, keepingQuery, readFilters, shopAddress, withoutId } from './address.ts'

test('SHOP-LIST-11 SHOP-LIST-20 SHOP-LIST-23 the filters stand in the address, and what is not theirs stays', () => {
  const query = { q: 'licht', type: 'own', utm: 'mail', id: 'x' }
  const filters = readFilters(query, 'fysiek-product')
  expect(filters).toEqual({ text: 'licht', type: 'own', price: null, category: 'fysiek product', partner: null })
  expect(shopAddress(filters, query)).toBe('/shop/fysiek-product?q=licht&type=own&utm=mail&id=x')
  expect(shopAddress(noFilters, query)).toBe('/products?utm=mail&id=x')
  expect(shopAddress({ ...filters, price: 'free', category: null }, query)).toBe(
    '/products?q=licht&type=own&price=free&utm=mail&id=x',
  )
  expect(readFilters({ category: 'ebook' }, undefined).category).toBe('ebook')
})

test('SHOP-LIST-19 the product that a link points at leaves the address, and nothing else does', () => {
  expect(withoutId('/products', { q: 'licht', id: 'x' })).toBe('/products?q=licht')
  expect(withoutId('/products', { id: 'x' })).toBe('/products')
})

test('SHOP-LIST-23 a product is opened and closed with what was looked for', () => {
  expect(keepingQuery('/shop/ebook/licht', { q: 'licht', id: 'x', category: 'ebook' })).toBe(
    '/shop/ebook/licht?q=licht',
  )
})

test('SHOP-LIST-23 the shop below a product says its filters by its address', () => {
  const filters = { ...noFilters, category: 'fysiek product', text: 'licht', price: 'paid' } as const
  expect(filtersAt(shopAddress(filters))).toEqual(filters)
  expect(filtersAt('/products')).toEqual(noFilters)
  expect(filtersAt('/products?id=x')).toEqual(noFilters)
})
