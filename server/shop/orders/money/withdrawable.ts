import type { Withdrawable } from '@bewezen/domain/shop/orders/withdrawing.ts'
import type { LineRow, OrderRow } from './orderRows.ts'

/** An order as the law of distance selling sees it (SHOP-ORDER-28). */
export const withdrawableOf = (order: OrderRow, lines: readonly LineRow[]): Withdrawable => ({
  state: order.state,
  paidAt: at(order.paidAt),
  shippedAt: at(order.shippedAt),
  receivedAt: at(order.receivedAt),
  shippingCents: order.shippingCents,
  refundedCents: order.refundedCents,
  totalCents: order.totalCents,
  lines: lines.map((line) => ({ ...line, waivedAt: at(line.waivedAt) })),
})

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null
