import type { Mutant } from '../mutant.ts'

const [settling, refunding] = ['server/shop/orders/money/settle.test.ts', 'server/shop/orders/money/refund.test.ts']

/** The end of an order: what gives it up, what money does that came in, and what goes back. */
export const orderMoney: readonly Mutant[] = [
  {
    name: 'a paid order can be given up',
    file: 'server/shop/orders/buying/cancel.ts',
    replace: ["else if (order.state !== 'cancelled') refuse('ORDER_CLOSED')", ''],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-15'],
  },
  {
    name: 'an order is withdrawn from after its days',
    file: 'server/shop/orders/buying/withdraw.ts',
    replace: ['refuseIf(withdrawalRefusal(withdrawable, now.toISOString()))', ''],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-28'],
  },
  {
    name: 'a parcel that was sent is paid back before it is back',
    file: 'server/shop/orders/buying/withdraw.ts',
    replace: ['if (withdrawalOf(withdrawable).isSentBack) {', 'if (!withdrawalOf(withdrawable)) {'],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-29'],
  },
  {
    name: 'a parcel that has to come back is not asked for again',
    file: 'server/shop/orders/read/ownOrder.ts',
    replace: ['awaited: awaitedReturn(withdrawable, base.withdrawnAt)', 'awaited: awaitedReturn(withdrawable, null)'],
    noticedBy: ['server/shop/orders/read/read.test.ts'],
    ids: ['SHOP-ORDER-46'],
  },
  {
    name: 'a credit note says nothing of an amount beside its pieces',
    file: 'server/payments/invoicePdf.ts',
    replace: ['const rest = beside === 0 ?', 'const rest = beside !== 0 ?'],
    noticedBy: ['server/payments/invoicePdf.test.ts'],
    ids: ['SHOP-ORDER-47'],
  },
  {
    name: 'the count and price of a line run on behind its name',
    file: 'server/payments/invoicePdf.ts',
    replace: ["for (const line of text.split('\\n'))", 'for (const line of [text])'],
    noticedBy: ['server/payments/invoicePdf.test.ts'],
    ids: ['SHOP-ORDER-47'],
  },
  {
    name: 'a checkout that is not paid yet pays an order',
    file: 'server/shop/orders/money/settle.ts',
    replace: ["if (checkout?.kind !== 'order' || !message.paid) return", "if (checkout?.kind !== 'order') return"],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-20'],
  },
  {
    name: 'more pieces go back than a line has',
    file: 'server/shop/orders/money/owe.ts',
    replace: ['and l.refunded_quantity + b.quantity <= l.quantity', ''],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'a refund that the bank sent back is not owed again',
    file: 'server/shop/orders/money/giveBack.ts',
    replace: [
      ".set({ state: 'failed', refundedAt: null, tries: sql`${shopRefunds.tries} + 1` })",
      ".set({ state: 'refunded' })",
    ],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'a bank that takes all leaves the order paid',
    file: 'server/shop/orders/money/noteAllBack.ts',
    replace: ["mayStep(order.state, 'refunded') ? {", "mayStep('refunded', order.state) ? {"],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'pieces that come back are not put back',
    file: 'server/shop/orders/money/refundWithdrawn.ts',
    replace: [
      'return returnPieces(tx, order, { pieces: lines, actorId, now })',
      'return returnPieces(tx, order, { pieces: [], actorId, now })',
    ],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-29'],
  },
  {
    name: 'a credit note does not name its invoice',
    file: 'server/payments/invoiceRoute.ts',
    replace: ["if (kind !== 'credit') return null", "if (kind !== 'invoice') return null"],
    noticedBy: ['server/shop/orders/money/refund.test.ts'],
    ids: ['SHOP-ORDER-52'],
  },
]
