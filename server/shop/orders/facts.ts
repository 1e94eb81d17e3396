import { type Decisions, type MailDraft, only } from '../../base/facts/decisions.ts'

const mailTo =
  (template: string) =>
  (_tx: unknown, { personId, orderId }: { personId: string; orderId: string }): MailDraft[] => [
    { personId, template, ids: { orderId } },
  ]

/** An order is heard of by its buyer and by those who manage orders, and by nobody else; its buyer gets each mail once (SHOP-ORDER-23, SHOP-ORDER-27). */
export const orderDecisions = {
  'order.changed': { audience: only },
  'orders.changed': { audience: { capability: 'manageOrders' } },
  'order.paid': { audience: only, mails: mailTo('orderPaid') },
  'order.shipped': { audience: only, mails: mailTo('orderShipped') },
  'order.withdrawn': { audience: only, mails: mailTo('orderWithdrawn') },
  'order.refunded': {
    audience: only,
    mails: (_tx, { personId, orderId, refundId }) => [
      { personId, template: 'orderRefunded', ids: { orderId, refundId } },
    ],
  },
  'order.differed': { audience: { capability: 'manageOrders' } },
} satisfies Decisions
