import { newId } from '@bewezen/domain/base/newId.ts'
import { newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import type { Locator, Page } from '@playwright/test'
import { expect } from './world.ts'

export const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
export const cards = (page: Page) => page.getByRole('article')
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek producten...' })

/** Waits until a part of a page works: pressed before, it would load the page anew. */
export const works = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/** Puts a product in the shop, by default something of our own that is sent; answers its id. */
export async function sell(page: Page, wish: Partial<ProductForm> & { name: string }): Promise<string> {
  const id = newId()
  const product = { ...newProductForm(), category: 'fysiek product', price: '20', isPhysical: true, ...wish }
  const answer = await page.request.post('/api/shop/saveProduct', {
    data: { id, version: null, product: { ...product, status: 'active' } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}
