import { vatIn } from '../payments/vat.ts'

/** Money of one payment, and what of it went back. */
type Paid = { paidCents: number; refundedCents: number }
/** A cost as it is kept: its total for the event, or for each participant; with or without btw in it. */
export type ResultCost = { totalCents: number; perParticipant: boolean; taxInclusive: boolean }
/** What a provider takes of each payment: a fixed amount and a share in hundredths of a percent. */
export type Fee = { fixedCents: number; basisPoints: number }
/** What an admin means an event to come to; empty says nothing (EV-MORE-90). */
export type Budget = { participants: number | null; incomeCents: number | null; costsCents: number | null }

export type ResultSource = {
  /** Who is enrolled now, on all dates together. */
  participants: number
  /** What one more of them pays; 0 for a free event. */
  priceCents: number
  payments: readonly Paid[]
  costs: readonly ResultCost[]
  fee: Fee
  budget: Budget | null
}

/** Money and what is left of it: revenue less btw, fees and costs is the result, to the cent (EV-MORE-88). */
export type Statement = {
  participants: number
  revenueCents: number
  vatCents: number
  feesCents: number
  fixedCostsCents: number
  participantCostsCents: number
  resultCents: number
}
export type Result = {
  /** What was paid, and what of it went back; the revenue of `actual` is the first less the second. */
  paidCents: number
  refundedCents: number
  actual: Statement
  expected: Statement
}

/**
 * What an event really came to, and what it comes to with as many participants as its budget says: each further one pays
 * the price of now (EV-MORE-88, EV-MORE-89). Costs are without the btw that comes back (EV-MORE-87).
 */
export function resultOf(it: ResultSource): Result {
  const { participants, priceCents, payments, fee, budget } = it
  const paidCents = sum(payments.map((one) => one.paidCents))
  const refundedCents = sum(payments.map((one) => one.refundedCents))
  const actual: Income = {
    participants,
    revenueCents: paidCents - refundedCents,
    vatCents: sum(payments.map((one) => vatIn(one.paidCents - one.refundedCents).vatCents)),
    feesCents: sum(payments.map((one) => feeOf(one.paidCents, fee))),
  }
  const more = Math.max(0, (budget?.participants ?? participants) - participants)
  const expected: Income = {
    participants: participants + more,
    revenueCents: actual.revenueCents + more * priceCents,
    vatCents: actual.vatCents + more * vatIn(priceCents).vatCents,
    feesCents: actual.feesCents + more * feeOf(priceCents, fee),
  }
  return {
    paidCents,
    refundedCents,
    actual: statement(actual, it.costs),
    expected: statement(expected, it.costs),
  }
}

/** What the provider takes of one payment, half a cent up; nothing of nothing. */
export const feeOf = (cents: number, { fixedCents, basisPoints }: Fee): number =>
  cents <= 0 ? 0 : fixedCents + Math.floor((cents * basisPoints + 5_000) / 10_000)

/** A cost without the btw that comes back: one that is kept without holds none (EV-MORE-87). */
export const netCost = ({ totalCents, taxInclusive }: Omit<ResultCost, 'perParticipant'>): number =>
  taxInclusive ? vatIn(totalCents).netCents : totalCents

type Income = Pick<Statement, 'participants' | 'revenueCents' | 'vatCents' | 'feesCents'>

function statement(income: Income, costs: readonly ResultCost[]): Statement {
  const of = (isEach: boolean) => sum(costs.filter(({ perParticipant }) => perParticipant === isEach).map(netCost))
  const fixedCostsCents = of(false)
  const participantCostsCents = of(true) * income.participants
  const { revenueCents, vatCents, feesCents } = income
  const resultCents = revenueCents - vatCents - feesCents - fixedCostsCents - participantCostsCents
  return { ...income, fixedCostsCents, participantCostsCents, resultCents }
}

/** One line of the budget beside what it is now; no difference where nothing was budgeted (EV-MORE-90). */
export type BudgetLine = { budgeted: number | null; actual: number; difference: number | null }

/** The budget beside what is: who came, revenue and costs without btw (EV-MORE-90). */
export function budgetLines(budget: Budget | null, { actual }: Pick<Result, 'actual'>) {
  const beside = (budgeted: number | null | undefined, now: number): BudgetLine => ({
    budgeted: budgeted ?? null,
    actual: now,
    difference: budgeted === null || budgeted === undefined ? null : now - budgeted,
  })
  return {
    participants: beside(budget?.participants, actual.participants),
    income: beside(budget?.incomeCents, actual.revenueCents - actual.vatCents),
    costs: beside(budget?.costsCents, actual.fixedCostsCents + actual.participantCostsCents),
  }
}

/** What came in and went back on one day. */
export type MoneyDay = { day: string; inCents: number; outCents: number }

/** What there is at the end of each day on which money moved, by day (EV-MORE-91). */
export function balanceByDay(days: readonly MoneyDay[]): { day: string; balanceCents: number }[] {
  let balanceCents = 0
  return days
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ day, inCents, outCents }) => {
      balanceCents += inCents - outCents
      return { day, balanceCents }
    })
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)
