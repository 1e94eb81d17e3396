import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { expect, test } from 'vitest'
import { record } from '../../base/facts/record.ts'
import { eventually } from '../../base/testing/eventually.ts'
import { openWorld } from '../../base/testing/world.ts'
import { givenOrder } from '../testing/givenOrder.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { pool } = house.database
const ordered = givenOrder(house)
const [noor, sem, admin] = [
  await world.person({ firstName: 'Noor' }),
  await world.person(),
  await world.person({ role: 'admin' }),
]

test('SHOP-ORDER-23 SHOP-ORDER-21 SHOP-ORDER-28 an order that is paid, sent, withdrawn or paid back mails its buyer once each', async () => {
  const { id, totalCents } = await ordered({
    person: noor,
    state: 'paid',
    invoice: '2026-00201',
    lines: [{ name: 'Avondbril', quantity: 2 }],
    refunds: [{ why: 'late', amountCents: 700 }],
  })
  const { rows } = await pool.query<{ id: string }>('select id from shop_refunds where order_id = $1', [id])
  const ids = { personId: noor.id, orderId: id }
  await admin.does(orders.ship, { id, version: 0, carrier: 'DHL', track: 'J1' })
  const { awaited } = await noor.does(orders.withdraw, { id })
  await house.transaction(async (tx) => {
    await record(tx, { kind: 'order.paid', ...ids })
    await record(tx, { kind: 'order.refunded', ...ids, refundId: rows[0]?.id ?? '' })
  })
  await house.settled()
  await eventually(async () => expect(await house.mail.listLocal(noor.email)).toHaveLength(4))
  const mails = await house.mail.listLocal(noor.email)
  const told = new Map(mails.map(({ subject, text }) => [subject, JSON.parse(text) as Record<string, unknown>]))
  const usual = { firstName: 'Noor', number: id.slice(0, 8), link: `http://localhost:3000/bestellingen?order=${id}` }
  expect(told.get('orderPaid')).toMatchObject({
    ...usual,
    bill: { lines: [{ name: 'Avondbril', quantity: 2, cents: 4_990 }], shippingCents: 495, totalCents },
    address: ['Noor de Vries', 'Biltstraat 14 bis', '3572 BA Utrecht'],
    invoiceNumber: '2026-00201',
  })
  expect(told.get('orderShipped')).toMatchObject({ ...usual, carrier: 'DHL', track: 'J1' })
  expect(told.get('orderWithdrawn')).toMatchObject({
    ...usual,
    sentBack: { names: ['2 × Avondbril'], by: awaited?.by, refundCents: awaited?.refundCents },
  })
  expect(told.get('orderRefunded')).toMatchObject({ ...usual, amountCents: 700, why: 'late' })
  expect(mails).toHaveLength(4)
  expect(await house.mail.listLocal(sem.email)).toEqual([])
})
