import type { Instant } from '../../base/instant.ts'
import { dayMs } from '../../base/moment.ts'
import type { RefusalOf } from '../../base/refusals.ts'
import { fromWallTime, toWallTime } from '../../base/wallTime.ts'
import { thinkingDays, withdrawUntil } from '../../payments/withdrawalPeriod.ts'
import type { OrderState } from './orderStates.ts'

/** The days after shipping on which a parcel counts as received when nobody marked it (SHOP-ORDER-28). */
export const usualDeliveryDays = 3

/** The part of an order that decides on withdrawal under distance selling law. */
export type Withdrawable = {
  state: OrderState
  paidAt: Instant | null
  shippedAt: Instant | null
  receivedAt: Instant | null
  shippingCents: number
  /** The amount refunded so far, in cents. */
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
  /** The number of pieces refunded so far. */
  refundedQuantity: number
  /** When the buyer waived the right of withdrawal, just before the first download (SHOP-ORDER-30). */
  waivedAt: Instant | null
}

/**
 * The start of the withdrawal period: receipt of the parcel, marked or on the third day after shipping, and payment when
 * there is no parcel; null while goods that are not refunded still have to be shipped (SHOP-ORDER-28).
 */
export function receiptOf({ paidAt, shippedAt, receivedAt, lines }: Withdrawable): Instant | null {
  if (receivedAt) return receivedAt
  if (shippedAt) return daysLater(shippedAt, usualDeliveryDays)
  return lines.some((line) => line.isPhysical && remaining(line) > 0) ? null : paidAt
}

/** The first instant at which it is too late to withdraw; null while the parcel is not shipped, when there is no end (SHOP-ORDER-28). */
export function withdrawableUntil(order: Withdrawable): Instant | null {
  const received = receiptOf(order)
  return received && withdrawUntil(received)
}

/** The refund of a withdrawal: the pieces of each line, the shipping, and the amount of both together in cents (SHOP-ORDER-29). */
export type Withdrawal = {
  lines: { id: string; quantity: number }[]
  shippingCents: number
  refundCents: number
  /** Whether the goods have to come back before the refund. */
  isSentBack: boolean
}

/**
 * The refund when this order is withdrawn from: every line except downloads whose right was waived, and the shipping when
 * goods are among them. Goods that were shipped have to be returned first (SHOP-ORDER-29).
 */
export function withdrawalOf(order: Withdrawable): Withdrawal {
  const left = order.totalCents - order.refundedCents
  const lines = order.lines.filter((line) => line.waivedAt === null && remaining(line) > 0)
  const hasGoods = lines.some(({ isPhysical }) => isPhysical)
  const linesCents = centsOf(lines)
  // An earlier refund that was not for pieces counts as shipping first, so that shipping never comes out of a waived download.
  const shippingLeft = Math.max(0, left - centsOf(order.lines))
  const shippingCents = hasGoods ? Math.min(order.shippingCents, shippingLeft) : 0
  return {
    lines: lines.map((line) => ({ id: line.id, quantity: remaining(line) })),
    shippingCents,
    refundCents: Math.min(left, linesCents + shippingCents),
    isSentBack: order.state === 'shipped' && hasGoods,
  }
}

/** What comes back of an order whose parcel is on its way back, by when, and the money that waits for it (SHOP-ORDER-46). */
export type AwaitedReturn = { lines: Withdrawal['lines']; refundCents: number; by: Instant }

/** What a buyer who withdrew still has to send back, or null when nothing is awaited (SHOP-ORDER-29, SHOP-ORDER-46). */
export function awaitedReturn(order: Withdrawable, withdrawnAt: Instant | null): AwaitedReturn | null {
  if (order.state !== 'returning' || withdrawnAt === null) return null
  const { lines, refundCents } = withdrawalOf(order)
  return { lines: goodsOf(order, lines), refundCents, by: refundBy(withdrawnAt) }
}

/** Of lines that come back those that go in a parcel. */
export const goodsOf = <Line extends { id: string }>(
  { lines }: { lines: readonly { id: string; isPhysical: boolean }[] },
  back: readonly Line[],
): Line[] => back.filter(({ id }) => lines.some((line) => line.id === id && line.isPhysical))

/** Why this order cannot be withdrawn from now, or null when it can (SHOP-ORDER-28, SHOP-ORDER-29). */
export function withdrawalRefusal(
  order: Withdrawable,
  now: Instant,
): RefusalOf<'NOTHING_TO_WITHDRAW' | 'WITHDRAWAL_OVER'> | null {
  const isBought = order.state === 'paid' || order.state === 'shipped'
  if (!isBought || withdrawalOf(order).refundCents === 0) return { code: 'NOTHING_TO_WITHDRAW' }
  return isInTime(order, now) ? null : { code: 'WITHDRAWAL_OVER' }
}

/** Whether a download first asks the buyer to waive the right of withdrawal: within the withdrawal period, once (SHOP-ORDER-30). */
export const asksToWaive = (order: Withdrawable, waivedAt: Instant | null, now: Instant): boolean =>
  waivedAt === null && isInTime(order, now)

/** The latest moment to refund a parcel that is sent back: the fourteenth day after the withdrawal (SHOP-ORDER-29). */
export const refundBy = (withdrawnAt: Instant): Instant => daysLater(withdrawnAt, thinkingDays)

function isInTime(order: Withdrawable, now: Instant): boolean {
  const until = withdrawableUntil(order)
  return until === null || Date.parse(now) < Date.parse(until)
}

/** The same time on a Dutch clock so many days later: days of 24 hours would miss the day around a change of the clock. */
function daysLater(from: Instant, days: number): Instant {
  const wall = Date.parse(`${toWallTime(from)}Z`) + days * dayMs
  return fromWallTime(new Date(wall).toISOString()) ?? from
}

const remaining = ({ quantity, refundedQuantity }: WithdrawableLine): number => quantity - refundedQuantity

const centsOf = (lines: readonly WithdrawableLine[]): number =>
  lines.reduce((sum, line) => sum + line.priceCents * remaining(line), 0)
