import { newId } from '@bewezen/domain/base/newId.ts'
import { newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, type Person } from './world.ts'

/** The form of a product, for who manages the shop. */
export const form = (page: Page) => page.getByRole('dialog', { name: /^(Nieuw Product|Product bewerken)$/ })
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
export const managed = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Comes to the management by a step within the site, so that there is a page to go back to. */
export async function manageAfterInbox({ page }: Person): Promise<void> {
  await page.goto('/inbox')
  await expect(page.getByRole('tab', { name: /^Ongelezen/ })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Producten' }).click()
  await page.waitForURL('**/products')
  await press(page, 'Bewerken').click()
  await expect(press(page, 'Nieuw Product')).toBeVisible()
}

export async function manage({ page }: Person): Promise<void> {
  await page.goto('/products')
  await press(page, 'Bewerken').click()
  await expect(press(page, 'Nieuw Product')).toBeVisible()
}

/** Puts a product in the shop; answers its id. */
export async function given(page: Page, name: string, wish: Partial<ProductForm> = {}): Promise<string> {
  const id = newId()
  const product: ProductForm = { ...newProductForm(), name, category: 'fysiek product', status: 'active', ...wish }
  const answer = await page.request.post('/api/shop/saveProduct', { data: { id, version: null, product } })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

export const picture = async (name: string, red: number) => {
  const create = { width: 40, height: 32, channels: 3, background: { r: red, g: 90, b: 60 } } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}
