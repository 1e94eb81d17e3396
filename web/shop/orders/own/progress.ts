import type { Instant } from '@bewezen/domain/base/instant.ts'
import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'

type StepKey = 'ordered' | 'paid' | 'shipped' | 'received' | 'returning' | 'refunded'
/** A step on the way of an order; `at` is null for one that has not come. The last one that has is where it stands. */
export type ProgressStep = { key: StepKey; at: Instant | null; isNow: boolean }

/**
 * The way of an order as its buyer sees it: ordered, paid, sent and received, of downloads alone without the parcel, and
 * what became of it when it went back. An order that was never paid and never will be has none (SHOP-ORDER-15, SHOP-ORDER-26).
 */
export function progressOf(order: OwnOrder): ProgressStep[] {
  const { state, createdAt, paidAt, shippedAt, receivedAt, withdrawnAt } = order
  if (state === 'expired' || state === 'cancelled') return []
  const hasParcel = order.lines.some(({ isPhysical }) => isPhysical)
  const isBack = state === 'returning' || state === 'refunded'
  const backAt = withdrawnAt ?? order.refunds.at(-1)?.at ?? paidAt
  const steps: Omit<ProgressStep, 'isNow'>[] = [
    { key: 'ordered', at: createdAt },
    { key: 'paid', at: paidAt },
    ...(hasParcel && !(isBack && shippedAt === null) ? [{ key: 'shipped', at: shippedAt } as const] : []),
    ...(hasParcel && !isBack ? [{ key: 'received', at: receivedAt } as const] : []),
    ...(isBack ? [{ key: state, at: backAt }] : []),
  ]
  const last = steps.findLastIndex(({ at }) => at !== null)
  return steps.map((step, place) => ({ ...step, isNow: place === last }))
}
