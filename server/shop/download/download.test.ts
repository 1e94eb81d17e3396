import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { givesDownload } from '@bewezen/domain/shop/orders/downloading.ts'
import { type OrderState, orderStates } from '@bewezen/domain/shop/orders/orderStates.ts'
import { formOf, newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { anOrder } from '../testing/anOrder.ts'
import { sweepDownloads } from './sweep.ts'

const world = await openWorld()
const { given, house, app } = world
const { pool, db } = house.database
// The shop takes money only where a provider is.
const provider = {} as PaymentProvider
house.payments.provider = provider
const [teacher, noor, sem] = [await world.person({ role: 'teacher' }), await world.person(), await world.person()]
const pdf = Buffer.from(`%PDF-1.7\n${'geheim boek '.repeat(40)}`)
const outside = 'https://geheim.example/boek.pdf'

const settings = (set: string) => pool.query(`update site_settings set ${set}`)
afterEach(async () => {
  await moveClock(db, 0)
  await settings('paid_downloads_after_order = false, shop_payment = false')
  house.payments.provider = provider
  await pool.query('delete from shop_orders')
  await pool.query('delete from products')
  await pool.query("delete from uploads where purpose = 'product-download'")
})

async function upload(who: TestPerson, payload: Buffer = pdf): Promise<{ status: number; id: string }> {
  const id = newId()
  const headers = { cookie: who.cookie, 'content-type': 'application/octet-stream', 'x-upload-id': id }
  const sent = await app.inject({ method: 'POST', url: '/api/uploads/product-download', headers, payload })
  expect(sent.body).not.toContain('/files/')
  return { status: sent.statusCode, id }
}
const typed = (wish: Partial<ProductForm>): ProductForm => ({
  ...newProductForm(),
  name: 'Slaapboek',
  category: 'ebook',
  price: '10',
  isDigital: true,
  status: 'active',
  ...wish,
})
const save = (wish: Partial<ProductForm>) =>
  teacher.does(shop.saveProduct, { id: newId(), version: null, product: typed(wish) })
const book = async () => save({ downloadId: (await upload(teacher)).id })
const opens = async (url: string, who: TestPerson | null) =>
  app.inject({ url, headers: who ? { cookie: who.cookie } : {} })
const files = async () =>
  (await pool.query("select id from uploads where purpose = 'product-download' and attached_at is not null")).rows.map(
    ({ id }) => id,
  )

describe('a file that the site keeps', () => {
  test('SHOP-ORDER-25 opens for the person for whom its address was made, and for nobody else', async () => {
    const { id } = await book()
    const { url } = await noor.does(shop.download, { id })
    const answer = await opens(url, noor)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdf)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="slaapboek.pdf"',
      'cache-control': 'private, no-store',
    })
    for (const other of [sem, teacher, null]) expect((await opens(url, other)).statusCode).toBe(404)
    const address = new URL(url, 'http://x')
    for (const [name, value] of [
      ['expires', '9999999999'],
      ['name', 'anders'],
      ['signature', 'x'],
    ] as const) {
      const changed = new URL(address)
      changed.searchParams.set(name, value)
      expect((await opens(changed.pathname + changed.search, noor)).statusCode).toBe(404)
      changed.searchParams.delete(name)
      expect((await opens(changed.pathname + changed.search, noor)).statusCode).toBe(404)
    }
    expect((await opens(address.pathname, teacher)).statusCode).toBe(404)
  })

  test('SHOP-ORDER-57 a window in which it does not open, whatever the reason, is led to the orders', async () => {
    const { id } = await book()
    const { url } = await noor.does(shop.download, { id })
    const window = async (url: string, { cookie }: TestPerson) => {
      const { statusCode, headers } = await app.inject({ url, headers: { cookie, 'sec-fetch-mode': 'navigate' } })
      return [statusCode, headers.location]
    }
    expect(await window(url, noor)).toEqual([200, undefined])
    const led = [303, '/bestellingen']
    expect(await window(url, sem)).toEqual(led)
    expect(await window(url.replace(/\?.*/, ''), noor)).toEqual(led)
    expect(await window('/files/product-downloads/nothing', noor)).toEqual(led)
    await moveClock(db, 16 * minuteMs)
    expect(await window(url, await world.signedIn(noor))).toEqual(led)
    expect((await opens(url, await world.signedIn(noor))).statusCode).toBe(404)
  })

  test('SHOP-ORDER-25 opens for 15 minutes', async () => {
    const { id } = await book()
    const { url } = await noor.does(shop.download, { id })
    await moveClock(db, 14 * minuteMs)
    expect((await opens(url, noor)).statusCode).toBe(200)
    await moveClock(db, 15 * minuteMs + 1_000)
    expect((await opens(url, noor)).statusCode).toBe(404)
    const again = await noor.does(shop.download, { id })
    expect((await opens(again.url, noor)).statusCode).toBe(200)
  })

  test('SHOP-FORM-25 is sent by managers alone, is one of four kinds, and goes before the address outside', async () => {
    expect((await upload(noor)).status).toBe(403)
    for (const [head, status] of [
      ['PK\x03\x04 a packed file', 200],
      ['ID3\x04 a sound', 200],
      ['MZ\x90 a program', 415],
      ['<!doctype html><script>', 415],
    ] as const)
      expect((await upload(teacher, Buffer.from(head.padEnd(80), 'latin1'))).status).toBe(status)
    const { id, download } = await save({ downloadId: (await upload(teacher)).id, downloadUrl: outside })
    expect(download).toEqual({ id: expect.any(String), kind: 'pdf', bytes: pdf.length })
    expect((await noor.does(shop.download, { id })).url).toMatch(/^\/files\/product-downloads\//)
  })

  test('SHOP-FORM-25 of somebody else, or of another product, is not taken', async () => {
    const first = await book()
    const admin = await world.person({ role: 'admin' })
    for (const downloadId of [(await upload(admin)).id, newId(), first.download?.id ?? ''])
      await expect(save({ downloadId })).rejects.toMatchObject({
        data: { faults: { downloadId: 'Het bestand kon niet worden gebruikt. Kies het opnieuw.' } },
      })
  })

  test('SHOP-FORM-25 that is replaced or taken away is deleted, unless an order has it', async () => {
    const made = await book()
    const next = (await upload(teacher)).id
    const edit = (version: number, downloadId: string) =>
      teacher.does(shop.saveProduct, { id: made.id, version, product: { ...formOf(made), downloadId } })
    await edit(0, next)
    expect(await files()).toEqual([next])
    const { id, lineId } = await anOrder(house, { buyer: noor, productId: made.id })
    const cleared = await edit(1, '')
    expect([cleared.download, await files()]).toEqual([null, [next]])
    const { url } = await noor.does(orders.openDownload, { id, lineId, waives: true })
    expect((await opens(url, noor)).statusCode).toBe(200)
    const loose = (await upload(teacher)).id
    await edit(2, loose)
    await teacher.does(shop.removeProduct, { id: made.id })
    const kept = await book()
    await sweepDownloads(house)
    const own = kept.download?.id
    expect(new Set(await files())).toEqual(new Set([next, own]))
    // An order is erased in the end.
    await pool.query('delete from shop_orders')
    await sweepDownloads(house)
    expect(await files()).toEqual([own])
    expect((await opens(url, noor)).statusCode).toBe(404)
  })
})

describe('a download that must be bought', () => {
  const sold = () => settings('paid_downloads_after_order = true, shop_payment = true')
  const given1 = () =>
    given.product({ name: 'Boek', isDigital: true, isPhysical: false, priceCents: 1_000, downloadUrl: outside })

  test('SHOP-BUY-09 SHOP-ORDER-25 is open for who has it by an order, in the states in which the money is with us', async () => {
    await sold()
    const { id: productId } = await given1()
    const state = async (who: TestPerson) => (await who.does(shop.product, { id: productId })).offer?.download
    expect(await state(noor)).toBe('notBought')
    const { id, lineId } = await anOrder(house, { buyer: noor, productId })
    for (const waived of [null, '2026-01-01'])
      for (const refunded of [0, 1])
        for (const orderState of orderStates) {
          await pool.query('update shop_orders set state = $1 where id = $2', [orderState, id])
          await pool.query('update shop_order_lines set waived_at = $1, refunded_quantity = $2', [waived, refunded])
          const line = { state: orderState, quantity: 1, refundedQuantity: refunded, waivedAt: waived }
          expect([orderState, waived, refunded, await state(noor)]).toEqual([
            orderState,
            waived,
            refunded,
            givesDownload(line) ? 'open' : 'notBought',
          ])
          expect(await state(sem)).toBe('notBought')
          const asked = noor.does(orders.openDownload, { id, lineId, waives: true })
          if (givesDownload(line)) expect(await asked).toEqual({ url: outside })
          else await expect(asked).rejects.toMatchObject({ code: 'NOT_BOUGHT' })
          await pool.query('update shop_order_lines set waived_at = $1', [waived])
        }
  })

  test('SHOP-ORDER-05 can be ordered while the shop takes money and it is not bought', async () => {
    const { id: productId } = await given1()
    const can = async () => (await noor.does(shop.product, { id: productId })).offer?.canOrder
    expect(await can()).toBe(false)
    await sold()
    expect(await can()).toBe(true)
    house.payments.provider = null
    expect(await can()).toBe(false)
    house.payments.provider = provider
    await anOrder(house, { buyer: noor, productId })
    expect(await can()).toBe(false)
  })

  test('SHOP-BUY-09 the shop still takes two queries', async () => {
    await sold()
    for (const name of ['Een', 'Twee']) {
      const { id } = await given.product({ name, isDigital: true, priceCents: 100, downloadUrl: outside })
      await anOrder(house, { buyer: noor, productId: id })
    }
    const asked = await queriesOf(house, () => noor.does(shop.catalogue, {}))
    expect(asked.filter((text) => /products|partners|orders/.test(text))).toHaveLength(2)
  })
})

describe('the right to withdraw', () => {
  const waivedAt = async () => (await pool.query('select waived_at from shop_order_lines')).rows[0].waived_at
  const ordered = async (wish: { state?: OrderState } = {}) => {
    const { id: productId } = await book()
    return { productId, ...(await anOrder(house, { buyer: noor, productId, order: wish })) }
  }

  test('SHOP-ORDER-30 is let go of before the first download, on the page of the product and with the order', async () => {
    const [first, second] = [await ordered(), await ordered()]
    for (const ask of [
      (waives: boolean) => noor.does(shop.download, { id: first.productId, waives }),
      (waives: boolean) => noor.does(orders.openDownload, { id: second.id, lineId: second.lineId, waives }),
    ]) {
      await expect(ask(false)).rejects.toMatchObject({ status: 409, code: 'RIGHT_ENDS' })
      expect((await ask(true)).url).toMatch(/^\/files\/product-downloads\//)
      expect((await ask(false)).url).toMatch(/^\/files\/product-downloads\//)
    }
    const { rows } = await pool.query('select waived_at from shop_order_lines')
    expect(rows.map(({ waived_at }) => waived_at)).toEqual([expect.any(Date), expect.any(Date)])
  })

  test('SHOP-ORDER-30 the moment is the first, and the buyer and admins hear of it', async () => {
    const { productId, id } = await ordered()
    await house.settled()
    const admin = await world.person({ role: 'admin' })
    const ears = [await noor.listens(), await sem.listens(), await admin.listens()]
    await noor.does(shop.download, { id: productId, waives: true })
    const first = await waivedAt()
    await moveClock(db, minuteMs)
    await noor.does(shop.download, { id: productId, waives: true })
    expect(await waivedAt()).toEqual(first)
    await house.settled()
    expect(ears.map((ear) => ear.kinds())).toEqual([['order.changed'], [], ['orders.changed']])
    expect(JSON.stringify(ears[0]?.heard)).toContain(id)
    for (const ear of ears) ear.leave()
  })

  test('SHOP-ORDER-30 that ended is not asked for', async () => {
    const { productId } = await ordered()
    await moveClock(db, 16 * 24 * 60 * minuteMs)
    const later = await world.signedIn(noor)
    expect((await later.does(shop.download, { id: productId })).url).toMatch(/^\/files/)
    expect(await waivedAt()).toBeNull()
  })
})

describe('the download of an order', () => {
  test('SHOP-ORDER-25 SHOP-ORDER-27 is its buyer’s alone', async () => {
    const { id: productId } = await book()
    const { id, lineId } = await anOrder(house, { buyer: noor, productId })
    for (const who of [sem, teacher, await world.person({ role: 'admin' })])
      await expect(who.does(orders.openDownload, { id, lineId, waives: true })).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    const other = await anOrder(house, { buyer: sem, productId })
    await expect(noor.does(orders.openDownload, { id, lineId: other.lineId, waives: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await waived()).toEqual([null, null])
  })
  const waived = async () =>
    (await pool.query('select waived_at from shop_order_lines')).rows.map(({ waived_at }) => waived_at)

  test('SHOP-ORDER-14 SHOP-ORDER-25 SHOP-ADMIN-14 of a product that is gone is what the order kept', async () => {
    const kept = await book()
    const far = await save({ name: 'Video', downloadUrl: outside })
    for (const product of [kept, far]) {
      const { id, lineId } = await anOrder(house, { buyer: noor, productId: product.id })
      await teacher.does(shop.removeProduct, { id: product.id })
      const { url } = await noor.does(orders.openDownload, { id, lineId, waives: true })
      if (product === far) expect(url).toBe(outside)
      else expect((await opens(url, noor)).rawPayload.equals(pdf)).toBe(true)
    }
  })

  test('SHOP-BUY-05 SHOP-ORDER-25 that has none says so, and asks nothing before', async () => {
    const lamp = await given.product({ name: 'Lamp', priceCents: 100, downloadUrl: outside })
    const { id, lineId } = await anOrder(house, { buyer: noor, productId: lamp.id })
    await expect(noor.does(orders.openDownload, { id, lineId, waives: false })).rejects.toMatchObject({
      code: 'DOWNLOAD_MISSING',
    })
  })
})
