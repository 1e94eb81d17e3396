import { mayStep, type OrderState } from './orderStates.ts'

/** An order as money finds it. */
export type Payable = { state: OrderState; totalCents: number }
/** Money that the provider says came in, in cents and its own word for the currency. */
export type Received = { cents: number; currency: string | null }

/** Why money goes back by itself (SHOP-ORDER-21). */
export const backReasons = ['late', 'double', 'differed'] as const
export type BackReason = (typeof backReasons)[number]

/** Whether money went back because it bought nothing. */
export const isBackReason = (why: string): boolean => backReasons.some((reason) => reason === why)

export type Verdict = { kind: 'pays' } | { kind: 'goesBack'; why: BackReason }

/**
 * What money for an order does: it pays an order that waits for it, or one that lapsed while its stock can still be had;
 * everything else goes back. Another amount or currency than was asked never pays (SHOP-ORDER-20, SHOP-ORDER-21).
 */
export function verdictOn(order: Payable, { cents, currency }: Received, canStillBeHad: boolean): Verdict {
  // Of before the provider told the currency, all money was of the asked one.
  if (cents !== order.totalCents || (currency ?? 'EUR').toUpperCase() !== 'EUR')
    return { kind: 'goesBack', why: 'differed' }
  if (order.state === 'pending') return { kind: 'pays' }
  if (!mayStep(order.state, 'paid')) return { kind: 'goesBack', why: order.state === 'cancelled' ? 'late' : 'double' }
  return canStillBeHad ? { kind: 'pays' } : { kind: 'goesBack', why: 'late' }
}
