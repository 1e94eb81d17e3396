import type { Cost } from '@bewezen/domain/production/costs.ts'

export type Total = { cents: number; count: number }

/** What costs come to: all of them, those that are approved, those that wait for it, and those not yet ordered (EV-FIN-03, EV-FIN-10). */
export function costTotals(costs: readonly Pick<Cost, 'totalCents' | 'approvedAt' | 'isOrdered'>[]) {
  const of = (some: typeof costs): Total => ({
    cents: some.reduce((sum, { totalCents }) => sum + totalCents, 0),
    count: some.length,
  })
  return {
    all: of(costs),
    approved: of(costs.filter(({ approvedAt }) => approvedAt !== null)),
    pending: of(costs.filter(({ approvedAt }) => approvedAt === null)),
    notOrdered: of(costs.filter(({ isOrdered }) => !isOrdered)),
  }
}
