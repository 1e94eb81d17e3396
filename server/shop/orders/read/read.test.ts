import { newId } from '@bewezen/domain/base/ids.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refundBy } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { queriesOf } from '../../../base/testing/queriesOf.ts'
import { openWorld } from '../../../base/testing/world.ts'
import { orderAddresses, products, shopOrders } from '../../tables.ts'
import { givenOrder } from '../../testing/givenOrder.ts'

const world = await openWorld()
const { given, house } = world
const { db } = house.database
const ordered = givenOrder(house)
const [noor, sem, admin, teacher] = [
  await world.person({ firstName: 'Noor', lastName: 'de Vries' }),
  await world.person(),
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher' }),
]
const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)
const read = (id: string) => noor.does(orders.order, { id })
let bills = 0
const bill = () => `2026-${String(++bills).padStart(5, '0')}`

describe('an own order', () => {
  test('SHOP-ORDER-26 SHOP-ORDER-11 SHOP-ORDER-14 holds state, lines, totals, address, refunds and invoice as they were', async () => {
    const number = bill()
    const { id, totalCents, lines } = await ordered({
      person: noor,
      state: 'shipped',
      carrier: 'PostNL',
      track: '3SAB12',
      shippedAt: ago(1),
      invoice: number,
      refundedCents: 500,
      refunds: [{ amountCents: 500, state: 'failed' }],
      lines: [
        { name: 'Avondbril', priceCents: 1_999, quantity: 3, undiscountedCents: 2_173, discountPercentage: 8 },
        { name: 'Thee', priceCents: 333, vatRate: 9, quantity: 7 },
      ],
    })
    const order = await read(id)
    expect(order).toMatchObject({
      id,
      state: 'shipped',
      lines: [
        { id: lines[0]?.id, name: 'Avondbril', priceCents: 1_999, undiscountedCents: 2_173, discountPercentage: 8 },
        { name: 'Thee', vatRate: 9, quantity: 7, hasDownload: false },
      ],
      totals: { goodsCents: 3 * 1_999 + 7 * 333, shippingCents: 495, totalCents },
      address: { name: 'Noor de Vries', street: 'Biltstraat', postcode: '3572 BA', country: 'NL' },
      trackUrl: 'https://jouw.postnl.nl/track-and-trace/3SAB12-NL-3572BA',
      refunds: [{ amountCents: 500, state: 'failed' }],
      invoices: [{ number, kind: 'invoice' }],
      canPay: false,
      canConfirmReceipt: true,
    })
    const [stored] = await db.select().from(shopOrders).where(eq(shopOrders.id, id))
    expect(order.totals.totalCents).toBe(stored?.totalCents)
    expect(order.totals.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(stored?.totalCents)
  })

  test('SHOP-ORDER-27 is there for its buyer and admins, and for nobody else', async () => {
    const { id } = await ordered({ person: noor, invoice: bill(), state: 'paid' })
    expect((await read(id)).id).toBe(id)
    expect((await admin.does(orders.deskOrder, { id })).id).toBe(id)
    for (const who of [sem, teacher, admin])
      await expect(who.does(orders.order, { id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const who of [sem, teacher, noor])
      await expect(who.does(orders.deskOrder, { id })).rejects.toMatchObject({ status: 403 })
    await expect(world.visitor().does(orders.order, { id })).rejects.toMatchObject({ status: 401 })
    await expect(sem.does(orders.confirmReceipt, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await sem.does(orders.mine, { page: 1 })).orders).toEqual([])
  })

  test('SHOP-ORDER-13 SHOP-ORDER-26 can be paid while it waits and its time is not over', async () => {
    const open = await ordered({ person: noor })
    const late = await ordered({ person: noor, expiresAt: new Date(Date.now() - 1) })
    const lapsed = await ordered({ person: noor, state: 'expired' })
    expect([await read(open.id), await read(late.id), await read(lapsed.id)].map(({ canPay }) => canPay)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('SHOP-ORDER-25 a download is there when the product has one now, or had one then', async () => {
    const changed = await given.product({ name: 'Boek', isDigital: true, downloadUrl: 'https://boeken.example/2' })
    const { id } = await ordered({
      person: noor,
      state: 'paid',
      invoice: bill(),
      shippingCents: 0,
      lines: [
        { productId: changed.id, isDigital: true, isPhysical: false },
        { isDigital: true, isPhysical: false, downloadUrl: 'https://boeken.example/1' },
        { isDigital: true, isPhysical: false, downloadKey: 'private/boek' },
        { isDigital: true, isPhysical: false },
        { isDigital: false, isPhysical: true, downloadUrl: 'https://boeken.example/1' },
      ],
    })
    const order = await read(id)
    expect(order.lines.map(({ hasDownload }) => hasDownload)).toEqual([true, true, true, false, false])
    expect(JSON.stringify(order)).not.toMatch(/boeken\.example|private\/boek/)
    await db.delete(products).where(eq(products.id, changed.id))
    expect((await read(id)).lines[0]?.hasDownload).toBe(false)
  })

  test('SHOP-ORDER-28 SHOP-ORDER-29 says until when and of what it can be withdrawn from', async () => {
    const fresh = await ordered({ person: noor, state: 'paid', invoice: bill() })
    const old = await ordered({ person: noor, state: 'shipped', invoice: bill(), shippedAt: ago(40) })
    const sent = await ordered({ person: noor, state: 'shipped', invoice: bill(), shippedAt: ago(1) })
    expect((await read(fresh.id)).withdrawal).toEqual({
      until: null,
      lines: [{ id: fresh.lines[0]?.id, quantity: 1 }],
      refundCents: 2_495 + 495,
      isSentBack: false,
    })
    expect((await read(old.id)).withdrawal).toBeNull()
    expect((await read(sent.id)).withdrawal).toMatchObject({ isSentBack: true, until: expect.any(String) })
  })

  test('SHOP-ORDER-46 a parcel that has to come back says of what, by when and for how much, until it is back', async () => {
    const { id, lines } = await ordered({
      person: noor,
      state: 'shipped',
      invoice: bill(),
      shippedAt: ago(1),
      lines: [
        { name: 'Avondbril', quantity: 2 },
        { name: 'Boek', isPhysical: false, isDigital: true },
      ],
    })
    expect((await read(id)).awaited).toBeNull()
    const { awaited, withdrawnAt, withdrawal } = await noor.does(orders.withdraw, { id })
    expect(awaited).toEqual({
      by: refundBy(withdrawnAt ?? ''),
      lines: [{ id: lines[0]?.id, quantity: 2 }],
      refundCents: 3 * 2_495 + 495,
    })
    expect(withdrawal).toBeNull()
    await admin.does(orders.takeBack, { id, version: 1 })
    expect((await read(id)).awaited).toBeNull()
  })

  test('SHOP-ORDER-28 its buyer says once that the parcel came', async () => {
    const { id } = await ordered({ person: noor, state: 'shipped', invoice: bill(), shippedAt: ago(9) })
    const [ear, desk, other] = [await noor.listens(), await admin.listens(), await sem.listens()]
    const received = await noor.does(orders.confirmReceipt, { id })
    expect(received).toMatchObject({ state: 'shipped', canConfirmReceipt: false })
    expect(await noor.does(orders.confirmReceipt, { id })).toEqual(received)
    await house.settled()
    expect(ear.kinds()).toEqual(['order.changed'])
    expect(desk.kinds()).toEqual(['orders.changed'])
    expect(other.kinds()).toEqual([])
    const unsent = await ordered({ person: noor, state: 'paid', invoice: bill() })
    await expect(noor.does(orders.confirmReceipt, { id: unsent.id })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
  })
})

describe('the own orders', () => {
  test('SHOP-ORDER-26 are read 20 a page, the newest first, in the same number of queries however many', async () => {
    const mila = await world.person()
    const some: string[] = []
    for (let at = 0; at < 21; at++)
      some.unshift((await ordered({ person: mila, createdAt: new Date(Date.now() + at * 1_000), lines: [{}, {}] })).id)
    const [first, second] = [await mila.does(orders.mine, { page: 1 }), await mila.does(orders.mine, { page: 2 })]
    expect(first.total).toBe(21)
    expect(first.orders.map(({ id }) => id)).toEqual(some.slice(0, 20))
    expect(second.orders.map(({ id }) => id)).toEqual(some.slice(20))
    const [many, one] = [
      await queriesOf(house, () => mila.does(orders.mine, { page: 1 })),
      await queriesOf(house, () => mila.does(orders.mine, { page: 2 })),
    ]
    expect(many.length).toBe(one.length)
    expect(many.length).toBeLessThan(9)
  })

  test('SHOP-ORDER-08 the address that is kept is forgotten when asked, and the orders keep theirs', async () => {
    const { id } = await ordered({ person: noor })
    const kept = {
      name: 'Noor',
      street: 'Biltstraat',
      houseNumber: '14',
      addition: '',
      postcode: '3572 BA',
      city: 'Utrecht',
    }
    for (const { id: profileId } of [noor, sem])
      await db.insert(orderAddresses).values({ ...kept, profileId, country: 'NL' })
    expect((await noor.does(orders.mine, { page: 1 })).hasKeptAddress).toBe(true)
    for (const _ of 'twice') expect(await noor.does(orders.forgetAddress, {})).toEqual({ done: true })
    expect((await noor.does(orders.mine, { page: 1 })).hasKeptAddress).toBe(false)
    expect((await read(id)).address).toMatchObject({ street: 'Biltstraat' })
    expect((await sem.does(orders.mine, { page: 1 })).hasKeptAddress).toBe(true)
  })

  test('an order that nobody has is none', async () => {
    await expect(read(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
