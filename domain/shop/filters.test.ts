import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productCategories } from './categories.ts'
import { addressOf, filtersIn, hasFilters, matches, noFilters, type ProductFilters, shownProducts } from './filters.ts'
import { productCard } from './testing/aProduct.ts'

const partner = { id: '01a00000-0000-7000-8000-0000000000aa', name: 'Zonlicht BV' }
const other = '01a00000-0000-7000-8000-0000000000bb'
const look = (filters: Partial<ProductFilters>, wish: Parameters<typeof productCard>[0] = {}, role?: string | null) =>
  matches(productCard(wish, role), { ...noFilters, ...filters })

describe('the search', () => {
  const lamp = { name: 'Café-lamp', description: 'Warm licht, 850 nm', tags: ['Slaap', 'Één'] }
  test.each([
    ['', true],
    ['  ', true],
    ['cafe', true],
    ['CAFÉ', true],
    ['-la', true],
    ['licht, 8', true],
    ['slaap', true],
    ['laa', true],
    ['een', true],
    [' lamp ', true],
    ['fysiek', false],
    ['lamp slaap', false],
    ['.*', false],
    ['%', false],
  ])('SHOP-LIST-05 SHOP-LIST-06 for %j finds it: %s', (text, found) => expect(look({ text }, lamp)).toBe(found))
})

describe('a filter', () => {
  test.each([
    ['SHOP-LIST-07 SHOP-LIST-11', { type: 'own' }, { productType: 'own' }, true],
    ['SHOP-LIST-07 SHOP-LIST-11', { type: 'own' }, { productType: 'affiliate' }, false],
    ['SHOP-LIST-07 SHOP-LIST-11', { type: 'affiliate' }, { productType: 'affiliate' }, true],
    ['SHOP-LIST-08 SHOP-LIST-11', { price: 'free' }, { priceCents: 0 }, true],
    ['SHOP-LIST-08 SHOP-LIST-11', { price: 'free' }, { priceCents: 1 }, false],
    ['SHOP-LIST-08 SHOP-LIST-11', { price: 'free' }, { priceCents: null }, false],
    ['SHOP-LIST-08 SHOP-LIST-11', { price: 'paid' }, { priceCents: 1 }, true],
    ['SHOP-LIST-08 SHOP-LIST-11', { price: 'paid' }, { priceCents: 0 }, false],
    ['SHOP-LIST-08 SHOP-LIST-11', { price: 'paid' }, { priceCents: null }, false],
    ['SHOP-LIST-09', { category: 'ebook' }, { category: 'ebook' }, true],
    ['SHOP-LIST-09', { category: 'ebook' }, { category: 'video' }, false],
    ['SHOP-LIST-10 SHOP-LIST-11', { partner: 'partner' }, { partner }, true],
    ['SHOP-LIST-10 SHOP-LIST-11', { partner: 'partner' }, { partner: null }, false],
    ['SHOP-LIST-10 SHOP-LIST-11', { partner: 'own' }, { partner: null }, true],
    ['SHOP-LIST-10 SHOP-LIST-11', { partner: 'own' }, { partner }, false],
    ['SHOP-LIST-10', { partner: partner.id }, { partner }, true],
    ['SHOP-LIST-10', { partner: other }, { partner }, false],
    ['SHOP-LIST-10', { partner: other }, { partner: null }, false],
    ['SHOP-LIST-11 all of them must match', { type: 'own', price: 'free' }, { priceCents: 1 }, false],
    ['SHOP-LIST-11 all of them must match', { text: 'bril', price: 'free' }, { priceCents: 0 }, true],
  ] as const)('%s %j leaves %j: %s', (_ids, filters, wish, left) => expect(look(filters, wish)).toBe(left))

  test.each([
    [0, true, false],
    [1, false, true],
  ])('SHOP-PRICE-12 SHOP-LIST-08 works for a visitor, of %i cents: free %s, paid %s', (priceCents, free, paid) => {
    expect(look({ price: 'free' }, { priceCents }, null)).toBe(free)
    expect(look({ price: 'paid' }, { priceCents }, null)).toBe(paid)
  })
})

test('SHOP-LIST-13 SHOP-LIST-15 SHOP-LIST-16 merchandise stands apart, follows the filters and is counted too', () => {
  const catalogue = [
    productCard({ id: 'a', name: 'Trui', category: 'merchandise' }),
    productCard({ id: 'b', name: 'Bril' }),
    productCard({ id: 'c', name: 'Mok', category: 'merchandise', priceCents: 0 }),
  ]
  const shown = (filters: Partial<ProductFilters>) => {
    const { grid, merchandise, count } = shownProducts(catalogue, { ...noFilters, ...filters })
    return [grid.map(({ id }) => id).join(''), merchandise.map(({ id }) => id).join(''), count]
  }
  expect(shown({})).toEqual(['b', 'ac', 3])
  expect(shown({ price: 'free' })).toEqual(['', 'c', 1])
  expect(shown({ text: 'bril' })).toEqual(['b', '', 1])
  expect(shown({ category: 'merchandise' })).toEqual(['', 'ac', 2])
})

describe('the address', () => {
  test.each([
    ['', undefined, {}],
    ['q=caf%C3%A9&type=own&price=free', undefined, { text: 'café', type: 'own', price: 'free' }],
    ['', 'fysiek-product', { category: 'fysiek product' }],
    ['category=ebook', undefined, { category: 'ebook' }],
    ['category=ebook', 'video', { category: 'video' }],
    ['partner=partner', undefined, { partner: 'partner' }],
    ['partner=own', undefined, { partner: 'own' }],
    [`partner=${partner.id}`, undefined, { partner: partner.id }],
    ['type=x&price=12&partner=drop%20table', 'nergens', {}],
    [`q=${'a'.repeat(300)}`, undefined, { text: 'a'.repeat(200) }],
  ])('SHOP-LIST-11 SHOP-LIST-23 ?%s in %s says %o', (query, category, filters) => {
    expect(filtersIn(new URLSearchParams(query), category)).toEqual({ ...noFilters, ...filters })
  })

  test.each<[Partial<ProductFilters>, string]>([
    [{}, '/products'],
    [{ category: 'fysiek product' }, '/shop/fysiek-product'],
    [{ text: ' a&b ', price: 'paid' }, '/products?q=a%26b&price=paid'],
  ])('SHOP-LIST-11 SHOP-LIST-23 %o is shared as %s', (filters, address) =>
    expect(addressOf({ ...noFilters, ...filters })).toBe(address),
  )

  test('SHOP-LIST-11 a shared link shows what was chosen', () => {
    const maybe = <T>(...values: T[]) => fc.constantFrom(null, ...values)
    const chosen = fc.record({
      text: fc.string({ maxLength: 200, unit: 'grapheme' }).filter((text) => text.length <= 200),
      type: maybe('own' as const, 'affiliate' as const),
      price: maybe('free' as const, 'paid' as const),
      category: maybe(...productCategories),
      partner: maybe('partner', 'own', partner.id),
    })
    fc.assert(
      fc.property(chosen, (filters) => {
        const { pathname, searchParams } = new URL(addressOf(filters), 'https://bewezen.example')
        const read = filtersIn(searchParams, pathname.split('/')[2])
        expect(read).toEqual({ ...filters, text: filters.text.trim() })
        expect(hasFilters(read)).toBe(addressOf(filters) !== '/products')
      }),
    )
  })
})
