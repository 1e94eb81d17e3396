import { mayStep, type OrderState } from './orderStates.ts'

/** The part of an order that decides what a payment does to it. */
export type Payable = { state: OrderState; totalCents: number }
/** A payment as the provider reports it: the amount in cents and its currency code, in either case. */
export type Received = { cents: number; currency: string | null }

/** Why a payment is refunded automatically (SHOP-ORDER-21). */
export const backReasons = ['late', 'double', 'differed'] as const
/** Why money of an order goes back at all: besides, by withdrawal, by an admin, or outside, by hand at the provider or by a bank. */
export const refundReasons = [...backReasons, 'withdrawn', 'admin', 'outside'] as const
export type BackReason = (typeof backReasons)[number]

/** Whether money went back because it bought nothing. */
export const isBackReason = (why: string): boolean => backReasons.some((reason) => reason === why)

export type Verdict = { kind: 'pays' } | { kind: 'goesBack'; why: BackReason }

/**
 * What a received payment does: it pays a pending order, or an expired one whose stock is still available. Any other
 * payment is refunded; a different amount or currency never pays (SHOP-ORDER-20, SHOP-ORDER-21).
 */
export function verdictOn(order: Payable, { cents, currency }: Received, canStillBeHad: boolean): Verdict {
  // Payments stored before the provider reported a currency have none; all of those were in euro.
  if (cents !== order.totalCents || (currency ?? 'EUR').toUpperCase() !== 'EUR')
    return { kind: 'goesBack', why: 'differed' }
  if (order.state === 'pending') return { kind: 'pays' }
  if (!mayStep(order.state, 'paid')) return { kind: 'goesBack', why: order.state === 'cancelled' ? 'late' : 'double' }
  return canStillBeHad ? { kind: 'pays' } : { kind: 'goesBack', why: 'late' }
}
