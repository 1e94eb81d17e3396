import { type Decisions, only } from '../../base/facts/decisions.ts'

/** An order is heard of by its buyer and by those who manage orders, and by nobody else (SHOP-ORDER-27). */
export const orderDecisions = {
  'order.changed': { audience: only },
  'orders.changed': { audience: { capability: 'manageOrders' } },
  'order.paid': { audience: only },
  'order.shipped': { audience: only },
  'order.withdrawn': { audience: only },
  'order.refunded': { audience: only },
  'order.differed': { audience: { capability: 'manageOrders' } },
} satisfies Decisions
