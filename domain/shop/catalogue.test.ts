import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inShopOrder, ProductCard } from './catalogue.ts'
import { productCard } from './testing/aProduct.ts'

describe('a product as a visitor sees it', () => {
  test('SHOP-PRICE-01 SHOP-PRICE-12 X3-EDGE-29 has no price, code, download or address of a partner', () => {
    for (const wish of [{}, { isDigital: true }, { productType: 'affiliate' }]) {
      const card = ProductCard.parse(productCard(wish, null))
      expect(card.offer).toBeNull()
      expect(JSON.stringify(card)).not.toMatch(/GEHEIM|geheim|5900|5428/)
    }
  })

  test.each([
    [0, true],
    [1, false],
    [null, false],
  ])('SHOP-PRICE-12 at %s cents says whether it is free: %s', (priceCents, isFree) =>
    expect(productCard({ priceCents }, null)).toMatchObject({ isFree, offer: null }),
  )
})

describe('a product as somebody with an account sees it', () => {
  test('SHOP-PRICE-08 SHOP-PRICE-11 has their price and their code, and the address of nothing', () => {
    const card = productCard({ isDigital: true })
    expect(card.offer).toEqual({
      priceCents: 5_900,
      finalCents: 5_428,
      discountPercentage: 8,
      saleBeforeCents: null,
      discountKind: 'student',
      isPhysical: true,
      isDigital: true,
      isSold: true,
      isSoldOut: false,
      canOrder: false,
      download: 'open',
      studentDiscountCode: 'GEHEIM-STUDENT',
      teacherDiscountCode: null,
      affiliateDiscountCode: 'GEHEIM-PARTNER',
      affiliateDiscountPercentage: 5,
    })
    expect(JSON.stringify(card)).not.toContain('geheim.example')
  })

  test('SHOP-ORDER-39 an offer for everybody comes before the discount of the role', () => {
    const sale = { salePriceCents: 5_000, saleBeforeCents: 5_500 }
    expect(productCard(sale).offer).toMatchObject({ priceCents: 5_000, finalCents: 4_600, saleBeforeCents: 5_500 })
    expect(productCard(sale, 'moderator').offer).toMatchObject({ priceCents: 5_000, finalCents: 5_000 })
    expect(productCard(sale, null)).toMatchObject({ isFree: false, offer: null })
  })

  test('SHOP-PRICE-13 a price that is to come is none', () => {
    expect(productCard({ priceCents: null }).offer).toMatchObject({ priceCents: null, finalCents: null, isSold: false })
  })

  test.each([
    [{ stockQuantity: 0 }, true],
    [{ stockQuantity: 0, isPreorder: true }, false],
    [{ stockQuantity: 1 }, false],
    [{ stockQuantity: null }, false],
    [{ stockQuantity: 0, isPhysical: false }, false],
    [{ stockQuantity: 0, productType: 'affiliate' }, false],
  ])('SHOP-BUY-11 of %o is sold out: %s', (wish, isSoldOut) =>
    expect(productCard(wish).offer?.isSoldOut).toBe(isSoldOut),
  )

  test.each([
    [{ productType: 'affiliate' }, true],
    [{ productType: 'affiliate', affiliateUrl: null }, false],
    [{ productType: 'own' }, false],
  ])('SHOP-BUY-10 of %o has a deal: %s', (wish, hasDeal) => expect(productCard(wish).hasDeal).toBe(hasDeal))

  test('SHOP-LIST-25 its pictures stand in their order', () => {
    expect(productCard({ imageKeys: ['product-images/b', 'product-images/a'] }).images).toEqual([
      {
        thumbnail: '/files/product-images/b/thumbnail.webp',
        card: '/files/product-images/b/card.webp',
        full: '/files/product-images/b/full.webp',
      },
      expect.objectContaining({ full: '/files/product-images/a/full.webp' }),
    ])
  })
})

describe('the order of the shop', () => {
  const placed = (id: string, orderIndex: number, isFeatured = false) => ({ id, orderIndex, isFeatured })

  test('SHOP-LIST-22 is the number, then featured first', () => {
    const products = [placed('d', 2), placed('c', 1), placed('b', 1, true), placed('a', 1)]
    expect(products.toSorted(inShopOrder).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd'])
  })

  test('SHOP-LIST-22 is the same whatever the order was before', () => {
    const product = fc.record({ id: fc.uuid(), orderIndex: fc.nat(3), isFeatured: fc.boolean() })
    const some = fc.uniqueArray(product, { selector: ({ id }) => id })
    fc.assert(
      fc.property(some, (products) => {
        expect(products.toReversed().toSorted(inShopOrder)).toEqual(products.toSorted(inShopOrder))
      }),
    )
  })
})
