import type { Currency } from '../base/money.ts'
import { isFree } from './enrolling.ts'
import type { EnrolmentStatus, PaymentStatus } from './enrolment.ts'

type Cost = { amountCents: number; quantity: number; totalCents: number | null; isApproved: boolean }
type Payment = { amountCents: number; refundedCents: number }

/** What the figures of an event are made of: of all its dates, or of one (EV-FIN-12). */
export type FinanceSource = {
  isPaid: boolean
  priceCents: number | null
  currency: Currency
  enrolments: readonly { status: EnrolmentStatus; payment: PaymentStatus }[]
  payments: readonly Payment[]
  costs: readonly Cost[]
  /** Whether these are the enrolments of one date only: costs belong to the event as a whole. */
  ofOneDate: boolean
}

export type Finance = {
  currency: Currency
  /** By the formula, and what really came in (EV-FIN-08). */
  revenueCents: number
  receivedCents: number
  costsCents: number
  approvedCents: number
  /** Null where it cannot be said: for one date, or against costs in another currency. */
  profitCents: number | null
  breakEven: number | 'never' | null
  /** Costs are in euros and revenue is not (EV-FIN-11). */
  otherCurrency: boolean
}

/** The figures of an event, in whole cents and never with a division by zero (EV-EDGE-45). */
export function finance(it: FinanceSource): Finance {
  const priceCents = isFree(it) ? 0 : (it.priceCents ?? 0)
  const revenueCents = it.enrolments.filter(brings).length * priceCents
  const costsCents = sum(it.costs.map(costOf))
  const otherCurrency = it.currency !== 'EUR' && !isFree(it)
  const isTold = !it.ofOneDate && !otherCurrency
  return {
    currency: it.currency,
    revenueCents,
    receivedCents: sum(it.payments.map(({ amountCents, refundedCents }) => amountCents - refundedCents)),
    costsCents,
    approvedCents: sum(it.costs.filter(({ isApproved }) => isApproved).map(costOf)),
    profitCents: isTold ? revenueCents - costsCents : null,
    breakEven: isTold ? breakEven(costsCents, priceCents) : null,
    otherCurrency,
  }
}

/** How many participants pay for the costs: none without costs, and never on a free event (EV-FIN-05, EV-FIN-06, EV-FIN-09). */
export function breakEven(costsCents: number, priceCents: number): number | 'never' {
  if (costsCents <= 0) return 0
  return priceCents <= 0 ? 'never' : Math.ceil(costsCents / priceCents)
}

/** Enrolled, with money in or on a free place (EV-FIN-07). */
const brings = ({ status, payment }: FinanceSource['enrolments'][number]): boolean =>
  status === 'enrolled' && payment !== 'pending'

const costOf = ({ totalCents, amountCents, quantity }: Cost): number => totalCents ?? amountCents * quantity
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** A price in whole euros, rounded half up, as the overview shows it; 'Gratis' for nothing (EV-ADMIN-18, EV-ADMIN-25, EV-LIMIT-05). */
export const wholePrice = (it: { isPaid: boolean; priceCents: number | null }): number | null =>
  isFree(it) ? null : Math.floor(((it.priceCents ?? 0) + 50) / 100)
