import { membership } from '@bewezen/domain/membership/contract.ts'
import { checkoutRefusal } from '@bewezen/domain/membership/plans.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { openCheckout, saveCheckout } from '../payments/index.ts'
import { countAsking } from './countAsking.ts'
import { lockPerson } from './person.ts'
import { listPlans } from './plans.ts'
import { liveStatuses, subscriptions } from './tables.ts'

/** `create-checkout-subscription`: the address of the provider's page for the plan on offer (SUB-CHECKOUT-01..20). */
export const startCheckout = serve(membership.startCheckout, async (ctx, input) => {
  const { provider } = ctx.house.payments
  if (!provider) return refuse('STRIPE_NOT_CONFIGURED')
  const asked = { productId: input.product_id, agreedToTerms: input.agreed_to_terms }

  const { checkout, toClose, plan } = await ctx.transaction(async (tx, now) => {
    await lockPerson(tx, ctx.person.id)
    const plans = await listPlans(tx)
    refuseIf(checkoutRefusal({ subscribed: await isSubscribed(tx, ctx.person.id) }, asked, plans))
    const plan = plans.find((one) => one.id === asked.productId) ?? refuse('PLAN_UNAVAILABLE')
    const sale = { personId: ctx.person.id, kind: 'subscription', subjectId: plan.id, amountCents: plan.priceCents }
    return { plan, ...(await saveCheckout(tx, sale, now)) }
  })

  // What stands open already is offered again without a question.
  if (!checkout.url) await countAsking(ctx)
  const site = ctx.house.settings.SITE_URL
  try {
    for (const sessionId of toClose) await provider.expireCheckout(sessionId)
    const url = await openCheckout(ctx.db, provider, checkout, {
      plan,
      successUrl: `${site}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${site}/subscription-cancel`,
    })
    return { url: url ?? refuse('PROVIDER_FAILED') }
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    logFailure(ctx, problem)
    return refuse('PROVIDER_FAILED')
  }
})

/** Has access that was paid or granted, or a subscription for which the provider goes on charging (SUB-CHECKOUT-03). */
async function isSubscribed(tx: Tx, personId: string): Promise<boolean> {
  const isLive = and(eq(subscriptions.userId, personId), inArray(subscriptions.status, liveStatuses))
  const [live] = await tx.select({ id: subscriptions.id }).from(subscriptions).where(isLive).limit(1)
  if (live) return true
  const { rows } = await tx.execute(
    sql`select 1 from entitlements where user_id = ${personId} and (valid_until is null or valid_until > app_now())`,
  )
  return rows.length > 0
}

const logFailure = (ctx: Ctx, problem: ProviderFailed) =>
  ctx.house.log.error({ err: problem }, 'the payment provider refused or did not answer')
