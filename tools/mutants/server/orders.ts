import type { Mutant } from '../mutant.ts'

const [placing, settling, refunding] = [
  'server/shop/orders/buying/place.test.ts',
  'server/shop/orders/money/settle.test.ts',
  'server/shop/orders/money/refund.test.ts',
]

/** The money of orders: who acts on which, what is held, what pays, and what goes back. */
export const orders: readonly Mutant[] = [
  {
    name: 'the order of somebody else can be paid and given up',
    file: 'server/shop/orders/money/orderRows.ts',
    replace: ['and(eq(shopOrders.id, id), eq(shopOrders.userId, personId))', 'and(eq(shopOrders.id, id))'],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-27'],
  },
  {
    name: 'the same id of somebody else is the same order',
    file: 'server/shop/orders/buying/sameOrder.ts',
    replace: ['known.userId === personId && ', ''],
    noticedBy: [placing],
    ids: ['SHOP-ORDER-18'],
  },
  {
    name: 'an order at another price is made all the same',
    file: 'server/shop/orders/buying/makeOrder.ts',
    replace: ["if (changes.length > 0) refuse('ORDER_CHANGED', { changes })", ''],
    noticedBy: [placing],
    ids: ['SHOP-ORDER-12'],
  },
  {
    name: 'orders are not counted',
    file: 'server/shop/orders/buying/makeOrder.ts',
    replace: ['await countOrders(tx, person.id, now)', 'void countOrders'],
    noticedBy: [placing],
    ids: ['SHOP-ORDER-40'],
  },
  {
    name: 'orders are made while the shop takes no money',
    file: 'server/shop/orders/buying/draft.ts',
    replace: ['if (!site?.isOn || !house.payments.provider)', 'if (!site || !house.payments.provider)'],
    noticedBy: [placing],
    ids: ['SHOP-ORDER-02'],
  },
  {
    name: 'the stock of an order that ends does not return',
    file: 'server/shop/orders/money/closeUnpaid.ts',
    replace: ['quantity: line.quantity })', 'quantity: 0 })'],
    noticedBy: [settling],
    ids: ['X3-EDGE-31'],
  },
  {
    name: 'an order that lapsed can be paid by its button',
    file: 'server/shop/orders/buying/openAtProvider.ts',
    replace: [' || order.expiresAt <= now) return null', ') return null'],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-13'],
  },
  {
    name: 'the sweep lets no order lapse',
    file: 'server/shop/orders/money/lapse.ts',
    replace: [
      ".where(and(eq(shopOrders.state, 'pending'), lte(shopOrders.expiresAt, await readNow(db))))",
      ".where(eq(shopOrders.state, 'expired'))",
    ],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-13'],
  },
  {
    name: 'late money pays without its stock',
    file: 'server/shop/orders/money/takeMoney.ts',
    replace: [
      "if (verdict.kind === 'goesBack' || order.state !== 'expired') return { verdict }",
      "if (order.state !== 'none') return { verdict }",
    ],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-21'],
  },
  {
    name: 'money of another amount is not told of',
    file: 'server/shop/orders/money/takeMoney.ts',
    replace: ["if (verdict.why === 'differed') await record", "if (verdict.why === 'double') await record"],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-21'],
  },
  {
    name: 'a paid order leaves the cart as it was',
    file: 'server/shop/orders/money/payOrder.ts',
    replace: ['order.isFromCart && (await emptyCart(tx, order))', '!order.isFromCart && (await emptyCart(tx, order))'],
    noticedBy: [settling],
    ids: ['SHOP-ORDER-22'],
  },
  {
    name: 'two admins act on one version',
    file: 'server/shop/orders/desk/lockSeen.ts',
    replace: ['order.version === seen.version', 'order.version >= seen.version'],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-35'],
  },
  {
    name: 'more can be refunded than came in',
    file: 'server/shop/orders/desk/refund.ts',
    replace: [
      "return amountCents <= most ? { shippingCents, amountCents } : refuse('MORE_THAN_PAID', { most })",
      'return { shippingCents, amountCents: Math.min(most, amountCents) }',
    ],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'a refund whose answer was lost is made again',
    file: 'server/payments/stripeRefunds.ts',
    replace: ['if (await isMade(stripe, paymentId, refundId)) return', 'void isMade'],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'the shipping goes back twice',
    file: 'server/shop/orders/desk/refund.ts',
    replace: [
      'Math.max(0, order.shippingCents - (await shippingBack(tx, order)))',
      'Math.max(order.shippingCents, await shippingBack(tx, order))',
    ],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'a refund has no credit note',
    file: 'server/shop/orders/money/giveBack.ts',
    replace: ['if (!isBackReason(refund.why)) {', 'if (isBackReason(refund.why)) {'],
    noticedBy: [refunding],
    ids: ['SHOP-ORDER-24'],
  },
]
