import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { describe, expect, test } from 'vitest'
import { removeAtOnce } from '../../account/index.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { forgetOldBills } from '../../payments/forgetBills.ts'
import { personal } from '../../personal.ts'
import { eraseIfDue } from '../../privacy/eraseDueAccounts.ts'
import { orderAddresses } from '../tables.ts'
import { givenOrder } from '../testing/givenOrder.ts'

const world = await openWorld()
const { app, given, house } = world
const { db, pool } = house.database
const ordered = givenOrder(house)
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
const address = { street: 'Kanariestraat', houseNumber: '7', addition: '', postcode: '1111 AA', city: 'Vogelstad' }
const invoice = async (who: TestPerson | null, number: string) =>
  app.inject({ url: `/api/payments/invoice/${number}`, ...(who ? { headers: { cookie: who.cookie } } : {}) })
const statusOf = async (who: TestPerson | null, number: string) => (await invoice(who, number)).statusCode

describe('the invoice of an order', () => {
  test('SHOP-ORDER-24 SHOP-ORDER-27 is for its buyer and admins, and for nobody else', async () => {
    const [noor, sem] = [await world.person(), await world.person()]
    await ordered({ person: noor, state: 'paid', invoice: '2026-00101' })
    const sent = await invoice(noor, '2026-00101')
    expect(sent.headers['content-type']).toBe('application/pdf')
    expect(sent.body.startsWith('%PDF')).toBe(true)
    expect(await statusOf(admin, '2026-00101')).toBe(200)
    for (const who of [sem, teacher]) expect(await statusOf(who, '2026-00101')).toBe(404)
    expect(await statusOf(null, '2026-00101')).toBe(401)
    await pool.query("update payments set kind = 'subscription' where user_id = $1", [noor.id])
    expect(await statusOf(admin, '2026-00101')).toBe(404)
    expect(await statusOf(noor, '2026-00101')).toBe(200)
  })
})

describe('an account that goes', () => {
  test('SHOP-ORDER-38 SHOP-ORDER-08 takes name and address from its orders and gives up those that wait; the bill stays for admins', async () => {
    const noor = await world.person({ firstName: 'Kanarie' })
    const { id: productId } = await given.product({ name: 'Lamp', stockQuantity: 2 })
    const sold = await ordered({
      ...address,
      name: 'Kanarie',
      person: noor,
      state: 'shipped',
      track: 'KANARIE1',
      invoice: '2026-00102',
      refunds: [{ reason: 'Kanarie belde' }],
    })
    const open = await ordered({ ...address, person: noor, lines: [{ productId, takenStock: 1 }] })
    await db.insert(orderAddresses).values({ ...address, name: 'Kanarie', profileId: noor.id, country: 'NL' })
    const told = await Promise.all([personal.orders.collect?.(house, db, noor.id)])
    expect(JSON.stringify(told)).toMatch(/Kanariestraat.*KANARIE1/)
    expect(told.flat().map((table) => [table?.name, table?.rows.length])).toEqual([
      ['orders', 2],
      ['order_lines', 2],
      ['order_refunds', 1],
      ['order_address', 1],
      ['given_refunds', 0],
      ['stock_moves', 0],
    ])

    await house.transaction((tx, now) => removeAtOnce(tx, noor.id, now))
    expect(await eraseIfDue(house, personal, noor.id)).toBe(true)
    for (const table of ['shop_orders', 'shop_order_lines', 'shop_refunds', 'order_addresses', 'stock_moves']) {
      const { rows } = await pool.query(`select * from ${table}`)
      expect(JSON.stringify(rows), table).not.toMatch(/kanarie|1111 AA|Vogelstad/i)
    }
    expect(await admin.does(orders.deskOrder, { id: sold.id })).toMatchObject({
      buyer: null,
      address: null,
      track: null,
    })
    expect(await admin.does(orders.deskOrder, { id: open.id })).toMatchObject({ state: 'cancelled', buyer: null })
    expect(
      (await pool.query('select stock_quantity from products where id = $1', [productId])).rows[0].stock_quantity,
    ).toBe(3)
    expect(await statusOf(admin, '2026-00102')).toBe(200)
    expect(await statusOf(teacher, '2026-00102')).toBe(404)
  })

  test('SHOP-ORDER-38 of which the law asks nothing any more after seven years leaves no bill', async () => {
    const noor = await world.person()
    await ordered({ person: noor, state: 'paid', invoice: '2018-00001' })
    await ordered({ person: noor, state: 'paid', invoice: '2018-00002' })
    const past = (number: string, days: number) =>
      pool.query(
        "update invoices set issued_at = app_now() - interval '7 years' - make_interval(days => $2) where number = $1",
        [number, days],
      )
    await past('2018-00001', 1)
    await past('2018-00002', -1)
    await house.transaction(forgetOldBills)
    const { rows } = await pool.query(
      "select number, bill is null as gone from invoices where number like '2018%' order by 1",
    )
    expect(rows).toEqual([
      { number: '2018-00001', gone: true },
      { number: '2018-00002', gone: false },
    ])
    expect(await statusOf(admin, '2018-00001')).toBe(404)
    expect(await statusOf(admin, '2018-00002')).toBe(200)
  })
})

describe('the file of the bookkeeper', () => {
  const file = (who: TestPerson | null, query: string) =>
    app.inject({ url: `/api/orders/csv?${query}`, ...(who ? { headers: { cookie: who.cookie } } : {}) })

  test('SHOP-ORDER-37 SHOP-ORDER-32 holds the invoices of a period, for admins, and is written down', async () => {
    const noor = await world.person()
    const { totalCents } = await ordered({ person: noor, state: 'paid', invoice: '2031-00001' })
    await pool.query("update invoices set issued_at = '2031-03-31T21:59:59Z' where number = '2031-00001'")
    const lines = async (query: string) => (await file(admin, query)).body.trim().split('\r\n')
    const [, row, ...more] = await lines('from=2031-03-31&to=2031-03-31')
    expect(more).toEqual([])
    expect(row?.split(';')[0]).toBe('2031-00001')
    expect(row?.split(';')[10]).toBe((totalCents / 100).toFixed(2).replace('.', ','))
    expect(await lines('from=2031-04-01&to=2031-04-30')).toHaveLength(1)
    expect(await lines('from=2031-03-01&to=2031-03-30')).toHaveLength(1)
    const { rows } = await pool.query(
      "select actor_id, new_value from audit_log where action = 'orders.exported' order by at limit 1",
    )
    expect(rows).toEqual([{ actor_id: admin.id, new_value: '2031-03-31 – 2031-03-31' }])
    for (const who of [teacher, noor]) expect((await file(who, 'from=2031-03-31&to=2031-03-31')).statusCode).toBe(403)
    expect((await file(null, 'from=2031-03-31&to=2031-03-31')).statusCode).toBe(401)
  })

  test.each([
    '',
    'from=2031-03-31',
    'from=2031-02-30&to=2031-03-01',
    'from=2031-04-01&to=2031-03-01',
    'from=x&to=y',
    'from=2031-1-1&to=2031-1-2',
  ])('SHOP-ORDER-37 of no period (%s) is refused with a sentence', async (query) => {
    const answer = await file(admin, query)
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'INVALID_INPUT', data: { fields: ['from', 'to'], text: expect.stringContaining('einddatum') } },
    ])
  })
})
