import { membership } from '@bewezen/domain/membership/contract.ts'
import { byPrice } from '@bewezen/domain/membership/plans.ts'
import type { Reader } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { plans as planTable } from './tables.ts'

export type StoredPlan = typeof planTable.$inferSelect

/** The plans, cheapest first (X3-CALL-34). */
export const listPlans = async (reader: Reader): Promise<StoredPlan[]> =>
  (await reader.select().from(planTable)).sort(byPrice)

export const plans = serve(membership.plans, async (ctx) =>
  (await listPlans(ctx.db)).map(({ id, name, priceCents, stock }) => ({
    id,
    name,
    priceCents,
    price_eur: priceCents / 100,
    stock,
  })),
)
