import type { PlanText } from '@bewezen/domain/membership/adminContract.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { listPlans, type StoredPlan } from './plans.ts'
import { plans } from './tables.ts'

/** The plans, cheapest first, with how many subscriptions run on each. */
export const managedPlans = serve(membership.managedPlans, async ({ db }) => {
  const { rows } = await db.execute<{ id: string; subscribers: string | number }>(
    sql`select product_id as id, count(*) as subscribers from subscriptions
      where status in ('active', 'trialing', 'past_due') group by product_id`,
  )
  const running = new Map(rows.map(({ id, subscribers }) => [id, Number(subscribers)]))
  return (await listPlans(db)).map((plan) => ({
    ...textOf(plan),
    id: plan.id,
    subscribers: running.get(plan.id) ?? 0,
  }))
})

/**
 * Changes a plan. Another amount is another price at the provider, so that whoever subscribed keeps what they pay; a
 * price id that was made for the old amount is let go (ADM-PANEL-11). Refuses CHANGED when another admin was first, and
 * PRICE_DIFFERS for a price id at which the provider takes another amount than the page says (MKT-OFFER-08).
 */
export const editPlan = serve(membership.editPlan, async (ctx, { id, before, after }) => {
  await expectToTake(ctx, id, before, after)
  await ctx.transaction(async (tx, now) => {
    const [row] = await tx.select().from(plans).where(eq(plans.id, id)).for('update')
    const current = row ? textOf(row) : refuse('NOT_FOUND')
    if (isSame(current, after)) return
    if (!isSame(current, before)) refuse('CHANGED', { current })
    const keepsOldPrice = current.priceCents !== after.priceCents && after.providerPriceId === current.providerPriceId
    const stored = { ...after, providerPriceId: keepsOldPrice ? null : after.providerPriceId }
    await tx.update(plans).set(stored).where(eq(plans.id, id))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'plan.edited',
      subjectId: id,
      at: now,
      oldValue: inOneLine(current),
      newValue: inOneLine(stored),
    })
  })
  return { done: true as const }
})

/** Asks the provider before the transaction; what it takes at a price id never changes there. */
async function expectToTake({ db, house }: Ctx, id: string, before: PlanText, after: PlanText): Promise<void> {
  const { provider } = house.payments
  const { providerPriceId: priceId, priceCents } = after
  if (!provider || priceId === null || priceId === before.providerPriceId) return
  const [row] = await db.select().from(plans).where(eq(plans.id, id))
  // Nobody may have the provider asked who is about to be refused anyhow.
  if (!row || !isSame(textOf(row), before)) return
  try {
    if ((await provider.monthlyCents(priceId)) !== priceCents) refuse('PRICE_DIFFERS')
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    house.log.warn({ err: problem }, 'the payment provider could not be asked about a price')
    refuse('PROVIDER_FAILED')
  }
}

const textOf = ({ name, priceCents, stock, providerPriceId }: StoredPlan | PlanText): PlanText => ({
  name,
  priceCents,
  stock,
  providerPriceId,
})
const isSame = (one: PlanText, other: PlanText) => JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))
const inOneLine = ({ name, priceCents, stock, providerPriceId }: PlanText) =>
  `${name}, ${priceCents} cent, voorraad ${stock ?? 'leeg'}, ${providerPriceId ?? 'eigen prijs'}`
