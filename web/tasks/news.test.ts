import { newId } from '@bewezen/domain/base/ids.ts'
import { reports } from '@bewezen/domain/reports/contract.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'

const world = await openWorld()

test('SH-EDGE-35 SH-CART-10 what is put in, changed and taken out on another device leaves the cart as a fresh load would', async () => {
  const noor = await world.person()
  const { id: productId } = await world.given.product({ name: 'Avondbril', priceCents: 5_900 })
  const cart = api.shop.cart.queryOptions({ input: {} })
  const phone = await world.signedIn(noor)
  const page = await openBrowser(world, noor)
  await page.shows(cart)
  await page.follows()

  await page.expectSameAsRefetch(() => phone.does(shop.add, { productId }))
  await page.expectSameAsRefetch(() => phone.does(shop.setQuantity, { productId, quantity: 5 }))
  expect(page.cached<{ pieces: number }>(cart.queryKey)?.pieces).toBe(5)
  await page.expectSameAsRefetch(() => phone.does(shop.remove, { productId }))
})

test('ADM-PANEL-12 SH-REPORT-26 what is reported and triaged leaves the list of an admin as a fresh load would', async () => {
  const [noor, admin] = [await world.person(), await world.person({ role: 'admin' })]
  const list = api.reports.list.queryOptions({ input: {} })
  const page = await openBrowser(world, admin)
  await page.shows(list)
  await page.follows()
  const id = newId()
  const none = { assigneeId: null, note: '' }
  const told = { category: 'chat', description: 'De lijst springt', pageUrl: '', device: {}, uploadId: null }

  await page.expectSameAsRefetch(() => noor.does(reports.send, { id, ...told }))
  await page.expectSameAsRefetch(() =>
    admin.does(reports.save, { id, before: { state: 'new', ...none }, state: 'solved', ...none }),
  )
  await page.expectSameAsRefetch(() => admin.does(reports.remove, { id }))
})
