import { expect, test } from 'vitest'
import { BaseOrder, Carrier, OrderRefund, OrderTotals } from './order.ts'
import { totalsOf } from './totals.ts'

const at = '2026-11-01T09:00:00.000Z'
const id = '01a00000-0000-7000-8000-000000000001'
const line = {
  id,
  productId: id,
  name: 'Avondlamp',
  imageUrl: null,
  priceCents: 1_000,
  undiscountedCents: 1_100,
  discountPercentage: 8,
  vatRate: 21,
  quantity: 2,
  isPhysical: true,
  isDigital: false,
  refundedQuantity: 0,
  hasDownload: false,
  waivedAt: null,
}
const order = {
  id,
  state: 'paid',
  createdAt: at,
  expiresAt: at,
  paidAt: at,
  shippedAt: null,
  receivedAt: null,
  withdrawnAt: null,
  carrier: null,
  track: null,
  trackUrl: null,
  lines: [line],
  totals: totalsOf([{ priceCents: 1_000, quantity: 2, vatRate: 21 }], 495),
  address: null,
  refunds: [{ id, amountCents: 100, state: 'pending', at }],
  invoices: [
    { number: '2026-00001', kind: 'invoice' },
    { number: '2026-00002', kind: 'credit' },
  ],
}

test('SHOP-ORDER-11 SHOP-ORDER-14 an order leaves with its lines, totals, refunds and invoices as they stand, and nothing else', () => {
  expect(BaseOrder.parse({ ...order, paymentId: 'pi_1' })).toEqual(order)
  expect(BaseOrder.parse({ ...order, lines: [{ ...line, downloadUrl: 'https://x.example' }] })).toEqual(order)
})

test.each<[string, object]>([
  ['a price below 0', { lines: [{ ...line, priceCents: -1 }] }],
  ['half a cent', { lines: [{ ...line, priceCents: 0.5 }] }],
  ['another rate of BTW', { lines: [{ ...line, vatRate: 19 }] }],
  ['totals without BTW', { totals: { ...order.totals, vat: undefined } }],
  ['an invoice of another kind', { invoices: [{ number: '2026-00001', kind: 'proforma' }] }],
  ['a refund of another state', { refunds: [{ ...order.refunds[0], state: 'lost' }] }],
  ['a state that there is none of', { state: 'sent' }],
])('SHOP-ORDER-11 SHOP-ORDER-14 no order leaves with %s', (_, change) => {
  expect(BaseOrder.safeParse({ ...order, ...change }).success).toBe(false)
})

test('SHOP-ORDER-10 the totals of an order hold what each rate comes to', () => {
  expect(OrderTotals.parse(order.totals)).toEqual(order.totals)
  const vat = [{ rate: 21, grossCents: -1, vatCents: 0 }]
  expect(OrderTotals.safeParse({ ...order.totals, vat }).success).toBe(false)
})

test('the carriers are those of the requirements, and a refund is on its way, refused or made', () => {
  expect(Carrier.options).toEqual(['PostNL', 'DHL', 'DPD', 'other'])
  expect(OrderRefund.shape.state.options).toEqual(['pending', 'failed', 'refunded'])
})
