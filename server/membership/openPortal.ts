import { membership } from '@bewezen/domain/membership/contract.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { customerOf } from '../payments/index.ts'
import { countAsking } from './countAsking.ts'

/** `customer-portal`: the address of the provider's page where the caller manages the subscription (X3-CALL-36). */
export const openPortal = serve(membership.openPortal, async (ctx) => {
  const { provider } = ctx.house.payments
  if (!provider) return refuse('STRIPE_NOT_CONFIGURED')
  const customerId = (await customerOf(ctx.db, ctx.person.id)) ?? refuse('NO_CUSTOMER')
  await countAsking(ctx)
  try {
    return { url: await provider.openPortal({ customerId, returnUrl: `${ctx.house.settings.SITE_URL}/subscription` }) }
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    ctx.house.log.error({ err: problem }, 'the payment provider did not open its portal')
    return refuse('PROVIDER_FAILED')
  }
})
