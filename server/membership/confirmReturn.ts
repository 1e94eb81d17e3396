import { membership } from '@bewezen/domain/membership/contract.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { isOwnCheckout } from '../payments/index.ts'
import { countAsking } from './countAsking.ts'
import { readOwnMembership } from './mine.ts'

/**
 * `create-subscription-record`: asks the provider how the caller's checkout stands and lets the answer through the same
 * processor as a message; a session of somebody else, an unknown one or none changes nothing (SUB-STATE-07,
 * SUB-RESULT-06). Answers the own membership as it stands after that.
 */
export const confirmReturn = serve(membership.confirmReturn, async (ctx, { session_id: sessionId }) => {
  const before = await readOwnMembership(ctx.db, ctx.person.id)
  if (before.state === 'active' || !sessionId) return before
  // Nobody may use us to ask the provider about whatever comes to mind: it answers only so many questions.
  if (!(await isOwnCheckout(ctx.db, ctx.person.id, sessionId))) return before
  await countAsking(ctx)
  await hearOf(ctx, sessionId)
  return readOwnMembership(ctx.db, ctx.person.id)
})

async function hearOf(ctx: Ctx, sessionId: string): Promise<void> {
  const { provider, processor } = ctx.house.payments
  try {
    const checkout = await provider?.readCheckout(sessionId)
    if (checkout?.personId !== ctx.person.id || !checkout.subscription) return
    await processor.hear(checkout.at, checkout.subscription)
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    ctx.house.log.warn({ err: problem }, 'the payment provider could not be asked about a checkout')
    refuse('PROVIDER_FAILED')
  }
}
