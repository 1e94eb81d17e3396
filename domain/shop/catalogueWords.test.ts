import { expect, test } from 'vitest'
import { actionWords, catalogueWords, categoryWords, downloadRefused, filterWords } from './catalogueWords.ts'
import { productCategories } from './categories.ts'

test.each([
  [0, '0 producten'],
  [1, '1 product'],
  [2, '2 producten'],
  [1_200, '1.200 producten'],
])('SHOP-LIST-14 %i are counted as %j', (count, text) => expect(catalogueWords.count(count)).toBe(text))

test('SHOP-PRICE-10 a discount is written with its percentage', () => expect(catalogueWords.reduced(8)).toBe('-8%'))

test('SHOP-FORM-17 SHOP-LIST-16 every category has a label', () => {
  expect(Object.keys(categoryWords)).toEqual([...productCategories])
})

test('the labels are those of the requirements', () => {
  const { type, price, category, partner } = filterWords
  expect([type.all, type.own, type.affiliate]).toEqual(['Alle types', 'Eigen producten', 'Partner deals'])
  expect([price.all, price.free, price.paid]).toEqual(['Alle prijzen', 'Gratis', 'Betaald'])
  expect(category.all).toBe('Alle categorieën')
  expect([partner.all, partner.partner, partner.own]).toEqual(['Alle partners', 'Partnerproducten', 'Eigen producten'])
  expect(actionWords).toEqual({
    signIn: 'Inloggen voor prijs',
    cart: 'In winkelwagen',
    soldOut: 'Uitverkocht',
    order: 'Bestellen',
    download: 'Downloaden',
    afterOrder: 'Download na bestelling',
    notForSaleYet: 'Nog niet te koop',
    deal: 'Bekijk aanbieding',
  })
  expect(downloadRefused.DOWNLOAD_MISSING.title).toBe('Download link niet beschikbaar')
})
