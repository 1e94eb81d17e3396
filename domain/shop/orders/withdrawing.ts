import type { Instant } from '../../base/instant.ts'
import { dayMs } from '../../base/moment.ts'
import type { RefusalOf } from '../../base/refusals.ts'
import { thinkingDays, withdrawUntil } from '../../payments/withdrawalPeriod.ts'
import type { OrderState } from './orderStates.ts'

/** How many days after shipping a parcel counts as received when nobody said so (SHOP-ORDER-28). */
export const usualDeliveryDays = 3

/** An order as the law of distance selling sees it. */
export type Withdrawable = {
  state: OrderState
  paidAt: Instant | null
  shippedAt: Instant | null
  receivedAt: Instant | null
  shippingCents: number
  /** What went back already. */
  refundedCents: number
  totalCents: number
  lines: readonly WithdrawableLine[]
}
export type WithdrawableLine = {
  id: string
  isPhysical: boolean
  isDigital: boolean
  quantity: number
  priceCents: number
  /** How many pieces were paid back before. */
  refundedQuantity: number
  /** When the buyer let go of the right, just before the first download (SHOP-ORDER-30). */
  waivedAt: Instant | null
}

/** The moment from which the days count: receipt of a parcel, or the payment of downloads alone; null while a parcel is not sent. */
export function receiptOf({ paidAt, shippedAt, receivedAt, lines }: Withdrawable): Instant | null {
  if (!lines.some(({ isPhysical }) => isPhysical)) return paidAt
  if (receivedAt) return receivedAt
  return shippedAt && new Date(Date.parse(shippedAt) + usualDeliveryDays * dayMs).toISOString()
}

/** The first moment at which it is too late to withdraw; null while the parcel is not sent, when it never is (SHOP-ORDER-28). */
export function withdrawableUntil(order: Withdrawable): Instant | null {
  const received = receiptOf(order)
  return received && withdrawUntil(received)
}

/** What comes back on withdrawal: of each line how many pieces, and the shipping, in whole cents together (SHOP-ORDER-29). */
export type Withdrawal = {
  lines: { id: string; quantity: number }[]
  shippingCents: number
  refundCents: number
  isSentBack: boolean
}

/**
 * What comes back when this order is withdrawn from: every line but the downloads that were begun with the right let go.
 * Shipping comes back with the goods. What was sent has to come back first (SHOP-ORDER-29).
 */
export function withdrawalOf(order: Withdrawable): Withdrawal {
  const lines = order.lines
    .filter(({ waivedAt }) => waivedAt === null)
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
  const hasGoods = lines.some(({ isPhysical }) => isPhysical)
  const goodsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const left = order.totalCents - order.refundedCents
  const shippingCents = hasGoods ? Math.min(order.shippingCents, Math.max(0, left - goodsCents)) : 0
  return {
    lines: lines.map(({ id, quantity }) => ({ id, quantity })),
    shippingCents,
    refundCents: Math.min(left, goodsCents + shippingCents),
    isSentBack: order.state === 'shipped' && hasGoods,
  }
}

/** Why this order cannot be withdrawn from now, or null when it can (SHOP-ORDER-28, SHOP-ORDER-29). */
export function withdrawalRefusal(
  order: Withdrawable,
  now: Instant,
): RefusalOf<'NOTHING_TO_WITHDRAW' | 'WITHDRAWAL_OVER'> | null {
  const isBought = order.state === 'paid' || order.state === 'shipped'
  if (!isBought || withdrawalOf(order).refundCents === 0) return { code: 'NOTHING_TO_WITHDRAW' }
  const until = withdrawableUntil(order)
  return until === null || Date.parse(now) < Date.parse(until) ? null : { code: 'WITHDRAWAL_OVER' }
}

/**
 * Whether a download asks first whether the buyer lets go of the right to withdraw: as long as the order could be withdrawn
 * from, once (SHOP-ORDER-30).
 */
export function asksToWaive(order: Withdrawable, waivedAt: Instant | null, now: Instant): boolean {
  const until = withdrawableUntil(order)
  return waivedAt === null && (until === null || Date.parse(now) < Date.parse(until))
}

/** The last day on which the money of a parcel that is sent back is paid, counted from the withdrawal (SHOP-ORDER-29). */
export const refundBy = (withdrawnAt: Instant): Instant =>
  new Date(Date.parse(withdrawnAt) + thinkingDays * dayMs).toISOString()
