import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatIn } from '../payments/vat.ts'
import { balanceByDay, budgetLines, feeOf, netCost, type ResultSource, resultOf } from './result.ts'

const none: ResultSource = {
  participants: 0,
  priceCents: 2_500,
  payments: [],
  costs: [],
  fee: { fixedCents: 29, basisPoints: 0 },
  budget: null,
}

test('EV-MORE-88 what came in less what went back, btw, fees and costs is the result', () => {
  const { paidCents, refundedCents, actual } = resultOf({
    ...none,
    participants: 2,
    payments: [
      { paidCents: 2_500, refundedCents: 0 },
      { paidCents: 2_000, refundedCents: 0 },
      { paidCents: 2_500, refundedCents: 2_500 },
    ],
    costs: [
      { totalCents: 1_210, perParticipant: false, taxInclusive: true },
      { totalCents: 100, perParticipant: true, taxInclusive: false },
    ],
  })
  expect([paidCents, refundedCents]).toEqual([7_000, 2_500])
  expect(actual).toEqual({
    participants: 2,
    revenueCents: 4_500,
    vatCents: 434 + 347,
    feesCents: 87,
    fixedCostsCents: 1_000,
    participantCostsCents: 200,
    resultCents: 4_500 - 781 - 87 - 1_000 - 200,
  })
})

test('EV-MORE-89 expected are as many as the budget says, each further one at the price of now, never fewer than there are', () => {
  const costs = [{ totalCents: 121, perParticipant: true, taxInclusive: true }]
  const it = { ...none, participants: 2, payments: [{ paidCents: 2_000, refundedCents: 0 }], costs }
  const budget = { participants: 5, incomeCents: null, costsCents: null }
  const { actual, expected } = resultOf({ ...it, budget })
  expect(expected).toEqual({
    participants: 5,
    revenueCents: 2_000 + 3 * 2_500,
    vatCents: 347 + 3 * 434,
    feesCents: 4 * 29,
    fixedCostsCents: 0,
    participantCostsCents: 500,
    resultCents: 9_500 - 1_649 - 116 - 500,
  })
  expect(actual.participantCostsCents).toBe(200)
  for (const participants of [1, 2, null])
    expect(resultOf({ ...it, budget: { ...budget, participants } }).expected).toEqual(resultOf(it).actual)
})

test.each([
  [0, 29, 100, 0],
  [2_500, 29, 0, 29],
  [2_500, 25, 150, 63],
  [1_000, 0, 145, 15],
  [1_000, 0, 144, 14],
])('EV-MORE-86 of %i a provider takes %i and %i hundredths of a percent: %i', (cents, fixedCents, basisPoints, fee) => {
  expect(feeOf(cents, { fixedCents, basisPoints })).toBe(fee)
})

test.each([
  [1_210, true, 1_000],
  [1_210, false, 1_210],
  [0, true, 0],
])('EV-MORE-87 a cost of %i, with btw: %s, is %i without', (totalCents, taxInclusive, net) => {
  expect(netCost({ totalCents, taxInclusive })).toBe(net)
})

describe('what always holds', () => {
  const source: fc.Arbitrary<ResultSource> = fc.record({
    participants: fc.nat(500),
    priceCents: fc.nat(500_000),
    payments: fc.array(
      fc.record({ paidCents: fc.nat(500_000), share: fc.nat(100) }).map(({ paidCents, share }) => ({
        paidCents,
        refundedCents: Math.floor((paidCents * share) / 100),
      })),
      { maxLength: 20 },
    ),
    costs: fc.array(
      fc.record({ totalCents: fc.nat(1_000_000), perParticipant: fc.boolean(), taxInclusive: fc.boolean() }),
      { maxLength: 20 },
    ),
    fee: fc.record({ fixedCents: fc.nat(100), basisPoints: fc.nat(400) }),
    budget: fc.option(
      fc.record({
        participants: fc.option(fc.nat(600)),
        incomeCents: fc.option(fc.nat(1_000_000)),
        costsCents: fc.option(fc.nat(1_000_000)),
      }),
    ),
  })

  test('EV-MORE-88 EV-MORE-89 every statement adds up to the cent, and the actual one begins with what was paid', () => {
    fc.assert(
      fc.property(source, (it) => {
        const { paidCents, refundedCents, actual, expected } = resultOf(it)
        for (const one of [actual, expected]) {
          const spent = one.vatCents + one.feesCents + one.fixedCostsCents + one.participantCostsCents
          expect(one.resultCents + spent).toBe(one.revenueCents)
          expect(Object.values(one).every(Number.isSafeInteger)).toBe(true)
        }
        expect(actual.revenueCents + refundedCents).toBe(paidCents)
        expect(expected.participants).toBeGreaterThanOrEqual(actual.participants)
        const more = expected.participants - actual.participants
        expect(expected.revenueCents - actual.revenueCents).toBe(more * it.priceCents)
        expect(expected.vatCents - actual.vatCents).toBe(more * vatIn(it.priceCents).vatCents)
      }),
    )
  })

  test('EV-MORE-90 a budget and its difference are what is', () => {
    fc.assert(
      fc.property(source, (it) => {
        const result = resultOf(it)
        const lines = budgetLines(it.budget, result)
        for (const { budgeted, actual, difference } of Object.values(lines))
          if (budgeted === null) expect(difference).toBeNull()
          else expect(budgeted + Number(difference)).toBe(actual)
        expect(lines.income.actual).toBe(result.actual.revenueCents - result.actual.vatCents)
        expect(lines.costs.actual).toBe(result.actual.fixedCostsCents + result.actual.participantCostsCents)
      }),
    )
  })

  test('EV-MORE-91 the balance of the last day is all that came in less all that went back, in whatever order the days come', () => {
    const days = fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`),
        inCents: fc.nat(9_999),
        outCents: fc.nat(9_999),
      }),
      { selector: ({ day }) => day, maxLength: 20 },
    )
    fc.assert(
      fc.property(days, (all) => {
        const balances = balanceByDay(all)
        expect(balances.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted())
        const total = all.reduce((sum, { inCents, outCents }) => sum + inCents - outCents, 0)
        expect(balances.at(-1)?.balanceCents ?? 0).toBe(total)
      }),
    )
  })
})
