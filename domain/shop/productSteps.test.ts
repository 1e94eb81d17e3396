import { expect, test } from 'vitest'
import { type ProductFaults, productFaults } from './productFaults.ts'
import { newProductForm, type ProductForm } from './productForm.ts'
import { productSteps } from './productSteps.ts'

const states = (change: Partial<ProductForm>, said: ProductFaults = {}) => {
  const form = { ...newProductForm(), ...change }
  return productSteps(form, said, productFaults(form)).map(({ state }) => state)
}
const basics = { name: 'Avondbril', category: 'fysiek product' } as const

test('SHOP-FORM-02 a new product has what needs no choice, and four sections to fill in', () => {
  expect(states({})).toEqual(['open', 'open', 'open', 'open', 'complete', 'complete'])
})

test('SHOP-FORM-02 a product that has everything is done', () => {
  const whole = { ...basics, price: '0', isPhysical: true, images: ['a'] }
  expect(states(whole)).toEqual(Array(6).fill('complete'))
})

test.each<[string, number, Partial<ProductForm>, string]>([
  ['a name without a category', 0, { name: 'Avondbril' }, 'open'],
  ['a price of white space', 1, { price: ' ' }, 'open'],
  ['a price that is none and was not left yet', 1, { price: 'abc' }, 'open'],
  ['a download without its address', 2, { isDigital: true }, 'open'],
  ['a download with its address', 2, { isDigital: true, downloadUrl: 'https://x.example/a' }, 'complete'],
  ['an offer without its address', 2, { productType: 'affiliate', isPhysical: true }, 'open'],
  ['an offer with its address', 2, { productType: 'affiliate', affiliateUrl: 'https://x.example' }, 'complete'],
  ['an own product with only the address of an offer', 2, { affiliateUrl: 'https://x.example' }, 'open'],
  ['a discount above all', 4, { studentDiscount: '101' }, 'open'],
])('SHOP-FORM-02 %s', (_, at, change, state) => {
  expect(states(change)[at]).toBe(state)
})

test('SHOP-FORM-02 a section is wrong once one of its fields says so, whatever else is in it', () => {
  expect(states(basics, { tags: 'Maximaal 20 tags' })[0]).toBe('faulty')
  expect(states({ ...basics, order: 'x' }, { order: 'Ongeldige volgorde' })).toEqual([
    'complete',
    'open',
    'open',
    'open',
    'complete',
    'faulty',
  ])
})
