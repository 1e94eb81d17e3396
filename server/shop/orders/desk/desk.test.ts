import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { deskTabs, isInTab, orderStates } from '@bewezen/domain/shop/orders/orderStates.ts'
import { usualShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { queriesOf } from '../../../base/testing/queriesOf.ts'
import { openWorld } from '../../../base/testing/world.ts'
import { givenOrder } from '../../testing/givenOrder.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database
const ordered = givenOrder(house)
const [noor, sem, admin, other, teacher] = [
  await world.person({ firstName: 'Noor', lastName: 'Bakker' }),
  await world.person({ firstName: 'Sem', lastName: 'Smit' }),
  await world.person({ role: 'admin', firstName: 'Ada' }),
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher' }),
]
const download = { isPhysical: false, isDigital: true, name: 'Boek' }
let bills = 0
const paid = (wish: Partial<Parameters<typeof ordered>[0]> = {}) =>
  ordered({ person: noor, state: 'paid', invoice: `2026-${++bills}`, ...wish })
const list = (input: { tab?: (typeof deskTabs)[number]; text?: string; below?: string; above?: string } = {}) =>
  admin.does(orders.desk, { tab: 'all', ...input })
const found = async (text: string) => (await list({ text })).orders.map(({ id }) => id)
const logged = async () => (await admin.does(access.auditLog, { search: '', kind: 'orders' })).lines

afterEach(() => pool.query('delete from shop_orders'))

describe('the list of admins', () => {
  test('SHOP-ORDER-33 SHOP-ORDER-15 every tab holds what the rule says, and its count', async () => {
    const made = []
    for (const state of orderStates)
      for (const hasGoods of [true, false])
        made.push({
          state,
          hasGoods,
          ...(await ordered({ person: noor, state, lines: hasGoods ? [{}, download] : [download] })),
        })
    for (const tab of deskTabs) {
      const wanted = made.filter((one) => isInTab(tab, one))
      const { orders: shown, total, counts } = await list({ tab })
      expect(shown.map(({ id }) => id).toSorted(), tab).toEqual(wanted.map(({ id }) => id).toSorted())
      expect([total, counts[tab]], tab).toEqual([wanted.length, wanted.length])
    }
  })

  test('SHOP-ORDER-44 one whose goods were paid back is not to be sent any more', async () => {
    const back = await paid({ lines: [{ quantity: 2, refundedQuantity: 2 }, download] })
    const half = await paid({ lines: [{ quantity: 2, refundedQuantity: 1 }, download] })
    const { orders: toSend, counts } = await list({ tab: 'toShip' })
    expect([toSend.map(({ id }) => id), counts.toShip, counts.all]).toEqual([[half.id], 1, 2])
    const rows = new Map((await list()).orders.map((row) => [row.id, row.hasGoods]))
    expect([rows.get(back.id), rows.get(half.id)]).toEqual([false, true])
  })

  test('SHOP-ORDER-33 a row says who bought what, and whether its money needs a look', async () => {
    const plain = await paid({ lines: [{ name: 'Avondbril', quantity: 2 }, download] })
    const failed = await paid({ refunds: [{ state: 'failed' }] })
    const disputed = await paid({ isDisputed: true })
    const rows = new Map((await list()).orders.map((row) => [row.id, row]))
    expect(rows.get(plain.id)).toMatchObject({
      state: 'paid',
      buyer: { id: noor.id, name: 'Noor Bakker' },
      lines: [
        { name: 'Avondbril', quantity: 2 },
        { name: 'Boek', quantity: 1 },
      ],
      totalCents: plain.totalCents,
      hasGoods: true,
      needsLook: false,
      version: 0,
    })
    expect([failed, disputed].map(({ id }) => rows.get(id)?.needsLook)).toEqual([true, true])
  })

  test('SHOP-ORDER-33 is searched by number, by the name on the parcel, and by name and address of the buyer', async () => {
    const hers = await paid({ name: 'Oma Zoë' })
    const his = await ordered({
      person: sem,
      createdAt: new Date(Date.now() + 100_000),
      id: `ffff1234${newId().slice(8)}`,
    })
    expect(await found('FFFF1234')).toEqual([his.id])
    expect(await found('zoe')).toEqual([hers.id])
    expect(await found('sem smit')).toEqual([his.id])
    expect(await found(noor.email)).toEqual([hers.id])
    expect(await found('ff%4')).toEqual([])
    expect(await found(' ')).toEqual([his.id, hers.id])
    expect(await list({ tab: 'toShip', text: 'zoe' })).toMatchObject({ total: 1, counts: { all: 2, pending: 1 } })
  })

  test('SHOP-ORDER-33 is read 50 a page, in the same number of queries however many', async () => {
    for (let at = 0; at < 51; at++) await ordered({ person: noor })
    const first = await list({})
    const turn = { below: first.next ?? '' }
    const second = await list(turn)
    const [many, one] = [await queriesOf(house, () => list({})), await queriesOf(house, () => list(turn))]
    expect([first.orders.length, second.orders.length, second.total]).toEqual([50, 1, 51])
    expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(51)
    expect((await list({ above: second.previous ?? '' })).orders).toEqual(first.orders)
    expect(many.length).toBe(one.length)
  })

  test('SHOP-ORDER-32 SHOP-ORDER-27 is not for teachers and buyers, nor is anything on it', async () => {
    const { id } = await paid()
    for (const who of [teacher, noor]) {
      await expect(who.does(orders.desk, { tab: 'all' })).rejects.toMatchObject({ status: 403 })
      await expect(who.does(orders.packingSlips, { ids: [id] })).rejects.toMatchObject({ status: 403 })
      const shipping = who.does(orders.ship, { id, version: 0, carrier: 'DHL', track: '' })
      await expect(shipping).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('an order on the desk', () => {
  test('SHOP-ORDER-34 SHOP-ORDER-23 that is sent has a carrier and a page to follow, tells its buyer, and stands in the log without a name', async () => {
    const { id } = await paid()
    const [hers, his, desk] = [await noor.listens(), await sem.listens(), await other.listens()]
    const sent = await admin.does(orders.ship, { id, version: 0, carrier: 'DHL', track: ' JVGL-1 ' })
    expect(sent).toMatchObject({
      state: 'shipped',
      version: 1,
      carrier: 'DHL',
      track: 'JVGL-1',
      trackUrl: 'https://my.dhlecommerce.nl/home/tracktrace/JVGL-1',
      shippedAt: expect.any(String),
    })
    await house.settled()
    expect(hers.kinds().toSorted()).toEqual(['order.changed', 'order.shipped'])
    expect(desk.kinds()).toContain('orders.changed')
    expect(desk.kinds()).not.toContain('order.shipped')
    expect(his.kinds()).toEqual([])
    const [line] = await logged()
    expect(line).toMatchObject({ action: 'order.shipped', actor: { id: admin.id }, newValue: id.slice(0, 8) })
    expect(JSON.stringify(line)).not.toMatch(/Noor|Biltstraat|JVGL/)
  })

  test.each([['3S 12'], ['x'.repeat(101)], ['http://post.example'], ['javascript:alert(1)']])(
    'SHOP-ORDER-34 is not sent with the code %j',
    async (track) => {
      const { id } = await paid()
      await expect(admin.does(orders.ship, { id, version: 0, carrier: 'other', track })).rejects.toMatchObject({
        status: 422,
        code: 'FAULTY_FIELDS',
        data: { faults: { track: expect.stringContaining('https://') } },
      })
      expect(await admin.does(orders.deskOrder, { id })).toMatchObject({ state: 'paid', version: 0 })
    },
  )

  test('SHOP-ORDER-15 SHOP-ORDER-34 is sent only when it is paid and has something to send', async () => {
    const ship = (id: string) => admin.does(orders.ship, { id, version: 0, carrier: 'DPD', track: '' })
    for (const state of orderStates.filter((one) => one !== 'paid'))
      await expect(ship((await ordered({ person: noor, state })).id)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    await expect(ship((await paid({ lines: [download] })).id)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    const gone = await paid({ lines: [{ quantity: 2, refundedQuantity: 2 }, download] })
    await expect(ship(gone.id)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    await expect(ship(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ship((await paid()).id)).toMatchObject({ state: 'shipped', track: null, trackUrl: null })
  })

  test('SHOP-ORDER-35 that changed since an admin saw it is not touched', async () => {
    const { id } = await paid()
    const ship = (who: typeof admin) => who.does(orders.ship, { id, version: 0, carrier: 'PostNL', track: '' })
    await ship(admin)
    await expect(ship(other)).rejects.toMatchObject({ status: 409, code: 'CHANGED' })
    await expect(other.does(orders.deliver, { id, version: 0 })).rejects.toMatchObject({ code: 'CHANGED' })
    expect(await other.does(orders.deskOrder, { id })).toMatchObject({ state: 'shipped', version: 1, receivedAt: null })
  })

  test('SHOP-ORDER-28 SHOP-ORDER-34 that came is marked once, and only after it was sent', async () => {
    const { id } = await paid()
    await expect(admin.does(orders.deliver, { id, version: 0 })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    await admin.does(orders.ship, { id, version: 0, carrier: 'PostNL', track: '' })
    const came = await admin.does(orders.deliver, { id, version: 1 })
    expect(came).toMatchObject({ state: 'shipped', version: 2, receivedAt: expect.any(String) })
    await expect(admin.does(orders.deliver, { id, version: 2 })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    const [line] = await logged()
    expect(line).toMatchObject({ action: 'order.delivered' })
  })

  test('SHOP-ORDER-34 has a slip without prices, of those that are there, in the order that was asked', async () => {
    const [one, two] = [await paid(), await paid({ lines: [{ quantity: 3 }] })]
    const slips = (await admin.does(orders.packingSlips, { ids: [two.id, newId(), one.id] })).orders
    expect(slips.map(({ id }) => id)).toEqual([two.id, one.id])
    expect(slips[0]).toMatchObject({ address: { city: 'Utrecht' }, lines: [{ name: 'Avondbril', quantity: 3 }] })
    expect(slips[0]).not.toHaveProperty('totals')
  })

  test.each(['pending', 'expired', 'cancelled', 'refunded'] as const)(
    'SHOP-ORDER-56 has no slip of one that is %s',
    async (state) => {
      const [{ id }, sent] = [await paid({ state }), await paid({ state: 'shipped' })]
      const slips = (await admin.does(orders.packingSlips, { ids: [id, sent.id] })).orders
      expect(slips.map((slip) => slip.id)).toEqual([sent.id])
    },
  )

  test('SHOP-ORDER-55 the list knows of one that lapsed whether money came for it all the same', async () => {
    const late = await paid({ state: 'expired', refunds: [{ why: 'late' }] })
    const none = await paid({ state: 'expired' })
    const { orders: rows } = await admin.does(orders.desk, { tab: 'all', text: '' })
    const tookMoney = (id: string) => rows.find((row) => row.id === id)?.tookMoney
    expect([tookMoney(late.id), tookMoney(none.id)]).toEqual([true, false])
  })

  test('SHOP-ORDER-31 SHOP-ORDER-29 says what can go back, and by when that of a parcel has to', async () => {
    const withdrawnAt = new Date('2026-03-02T10:00:00Z')
    const { id, totalCents } = await paid({
      state: 'returning',
      withdrawnAt,
      refundedCents: 100,
      refunds: [{ reason: 'Deuk' }],
    })
    expect(await admin.does(orders.deskOrder, { id })).toMatchObject({
      refundableCents: totalCents - 100,
      refundBy: '2026-03-16T10:00:00.000Z',
      buyer: { id: noor.id, email: noor.email },
      refunds: [{ reason: 'Deuk', why: 'admin', amountCents: 100 }],
    })
    const open = await ordered({ person: noor })
    expect(await admin.does(orders.deskOrder, { id: open.id })).toMatchObject({ refundableCents: 0, refundBy: null })
  })
})

describe('what shipping costs', () => {
  const rates = { NL: 0, BE: 895, DE: 995, freeFromCents: null }

  test('SHOP-ORDER-09 is as the product came, until an admin sets it', async () => {
    expect(await admin.does(orders.shippingRates, {})).toEqual(usualShippingRates)
    const save = () => admin.does(orders.saveShippingRates, { before: usualShippingRates, rates })
    expect(await save()).toEqual(rates)
    expect(await save()).toEqual(rates)
    expect(await other.does(orders.shippingRates, {})).toEqual(rates)
    const changes = (await logged()).filter(({ action }) => action === 'shipping.changed')
    expect(changes).toHaveLength(1)
    expect(changes[0]?.newValue?.replace(/\u00a0/g, ' ')).toBe(
      'Nederland € 0,00, België € 8,95, Duitsland € 9,95, nooit gratis',
    )
  })

  test('SHOP-ORDER-09 SHOP-ORDER-35 is not overwritten by who saw other rates', async () => {
    const again = other.does(orders.saveShippingRates, { before: usualShippingRates, rates: { ...rates, NL: 1 } })
    await expect(again).rejects.toMatchObject({ code: 'CHANGED', data: { current: rates } })
    expect(await admin.does(orders.shippingRates, {})).toEqual(rates)
  })

  test('SHOP-ORDER-09 SHOP-ORDER-32 is for admins', async () => {
    await expect(teacher.does(orders.shippingRates, {})).rejects.toMatchObject({ status: 403 })
    const saving = teacher.does(orders.saveShippingRates, { before: rates, rates: usualShippingRates })
    await expect(saving).rejects.toMatchObject({ status: 403 })
  })
})
