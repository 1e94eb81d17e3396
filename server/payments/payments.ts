import { join } from 'node:path'
import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import type { House } from '../base/house.ts'
import { secretFor } from '../base/secrets.ts'
import type { Settings } from '../base/settings.ts'
import { OfferedPaymentMethods } from './paymentMethods.ts'
import { MessageProcessor } from './processor.ts'
import { Settles } from './settles.ts'
import { stripeProvider } from './stripe.ts'

/** Everything of payments that lives as long as the process. */
export type Payments = {
  /** Null in production without a provider: then nothing can be bought (SUB-CHECKOUT-19). */
  provider: PaymentProvider | null
  methods: OfferedPaymentMethods
  settles: Settles
  processor: MessageProcessor
}

/** Opens payments with the provider that the settings name: the real one, the stand-in, or none. */
export function openPayments(deps: Pick<House, 'settings' | 'database' | 'log' | 'transaction'>): Payments {
  const provider = providerFor(deps.settings)
  const known = { provider, methods: new OfferedPaymentMethods(provider), settles: new Settles() }
  const payments: Payments = Object.assign(known, { processor: new MessageProcessor(deps, known) })
  return payments
}

/** Where the stand-in is mounted on our own site, with which secrets, and where it keeps its books; null when it is not used. */
export function standInFor(settings: Settings) {
  if (settings.STRIPE_SECRET_KEY || settings.mode === 'production') return null
  const prefix = '/dev/stripe'
  const here = `http://127.0.0.1:${settings.PORT}`
  return {
    prefix,
    publicUrl: `${settings.SITE_URL}${prefix}`,
    baseUrl: `${here}${prefix}`,
    webhookUrl: `${here}/webhooks/stripe`,
    apiKey: `sk_test_${secretFor(settings, 'payments stand-in key')}`,
    webhookSecret: `whsec_${secretFor(settings, 'payments stand-in messages')}`,
    folder: settings.mode === 'test' ? undefined : join(settings.DATA_DIR, 'payments'),
  }
}

function providerFor(settings: Settings): PaymentProvider | null {
  const standIn = standInFor(settings)
  if (standIn) return stripeProvider({ ...standIn, secretKey: standIn.apiKey })
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  return secretKey && webhookSecret ? stripeProvider({ secretKey, webhookSecret }) : null
}
