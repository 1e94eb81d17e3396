import { membership } from '@bewezen/domain/membership/contract.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { serve } from '../base/serve.ts'

/** The payment methods on offer; a provider that does not answer must not spoil the page (SUB-CHECKOUT-21). */
export const paymentMethods = serve(membership.paymentMethods, async ({ house }) => {
  try {
    return [...(await house.payments.methods.now())]
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    house.log.warn({ err: problem }, 'the payment provider did not tell its payment methods')
    return []
  }
})
