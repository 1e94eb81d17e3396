import { randomUUID } from 'node:crypto'
import { newId } from '@bewezen/domain/base/newId.ts'
import { newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Person } from './world.ts'

/** Who handles orders, and who buys. */
export const admin = { as: 'admin@bewezen.example' }
export const buyer = 'marloes_h@bewezen.example'

/** What the page says. */
export const told = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first()
/** A button by its whole name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** One order, opened at the desk. */
export const panel = (page: Page, number: string) => page.getByRole('region', { name: `Bestelling ${number}` })
/** A tab of the desk. */
export const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

/** Asks an operation and answers what it gave. */
export async function asked(from: APIRequestContext, operation: string, data: object): Promise<Record<string, never>> {
  const answer = await from.post(`/api/${operation}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A product that is sent; answers its id. */
export async function sold({ page }: Person, name: string, wish: Partial<ProductForm> = {}): Promise<string> {
  const id = newId()
  const product = { ...newProductForm(), name, category: 'fysiek product', price: '59', stock: '10', isPhysical: true }
  await asked(page.request, 'shop/saveProduct', {
    id,
    version: null,
    product: { ...product, status: 'active', ...wish },
  })
  return id
}

const address = {
  name: 'Marloes Hendriks',
  street: 'Kerkstraat',
  houseNumber: '102',
  addition: 'A',
  postcode: '6811 DM',
  city: 'Arnhem',
  country: 'NL',
}
type Shown = { lines: { productId: string; name: string; quantity: number; priceCents: number }[] }

/** Orders pieces of a product and pays for them; answers the id of the order. */
export async function ordered({ page }: Person, productId: string, quantity = 1): Promise<string> {
  const { request } = page
  await asked(request, 'shop/add', { productId })
  if (quantity > 1) await asked(request, 'shop/setQuantity', { productId, quantity })
  const answer = await request.get('/api/orders/review')
  expect(answer.status(), await answer.text()).toBe(200)
  const review = (await answer.json()) as Shown & {
    totals: Record<string, { shippingCents: number }>
  }
  const lines = review.lines.map(({ productId, name, quantity, priceCents }) => ({
    productId,
    name,
    quantity,
    priceCents,
  }))
  // Of ids that are made in order the first letters, which are the number, are those of its neighbours.
  const id = randomUUID()
  const shown = { lines, shippingCents: review.totals.NL?.shippingCents ?? 0 }
  const { url } = await asked(request, 'orders/place', { id, productId: null, address, shown, hasAgreed: true })
  await page.goto(url ?? '')
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect.poll(async () => (await (await request.get(`/api/orders/order?id=${id}`)).json()).state).toBe('paid')
  return id
}

/** Switches 'Winkelbetaling' on, for which the company needs an address. */
export async function takesMoney({ page: { request } }: Pick<Person, 'page'>): Promise<void> {
  const { companyAddress } = await (await request.get('/api/access/settings')).json()
  if (companyAddress === '')
    await asked(request, 'access/saveSetting', {
      name: 'companyAddress',
      before: '',
      value: 'Zonnelaan 1, 3511 AB Utrecht',
    })
  await asked(request, 'access/switchSetting', { name: 'shopPayment', on: true })
}
