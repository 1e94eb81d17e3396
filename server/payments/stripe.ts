import {
  type CheckoutOrder,
  type CheckoutReport,
  type PaymentProvider,
  type PlanForSale,
  ProviderFailed,
  type RefundReason,
} from '@bewezen/domain/payments/provider.ts'
import { Stripe } from 'stripe'
import { z } from 'zod'
import {
  checkoutIdOf,
  Invoice,
  momentOf,
  reportOf,
  Session,
  Subscription,
  understand,
  withoutPersonalData,
} from './stripeMessages.ts'
import { oneTimeOf } from './stripeOneTime.ts'
import { isBackAlready, once, refundPart } from './stripeRefunds.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Where the service is; the real one when left out. A path in front of `/v1` is kept. */
  baseUrl?: string
}

/** The payment provider port on Stripe's own SDK; the stand-in and the real service are reached in the same way. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = openStripe(settings, { timeout: 10_000, maxNetworkRetries: 2 })

  return {
    ensureCustomer: async ({ id, email }) => {
      const asked = { email, metadata: { person_id: id } }
      const customer = await attempt(() => stripe.customers.create(asked, once('customer', id, email)))
      return customer.id
    },

    ensurePrice: (plan) => attempt(() => ensurePrice(stripe, plan)),

    monthlyCents: async (priceId) => {
      const price = await unlessMissing(() => stripe.prices.retrieve(priceId))
      return price ? centsEachMonth(price) : null
    },

    paymentMethods: () => attempt(() => offeredPaymentMethods(stripe)),

    startCheckout: async (order) => {
      const session = await attempt(() =>
        stripe.checkout.sessions.create(checkoutOf(order), once('checkout', order.checkoutId)),
      )
      if (!session.url) throw new ProviderFailed('The checkout came without an address.')
      return { sessionId: session.id, url: session.url }
    },

    startOneTime: async (order) => {
      const session = await attempt(() =>
        stripe.checkout.sessions.create(oneTimeOf(order), once('one-time', order.checkoutId)),
      )
      if (!session.url) throw new ProviderFailed('The checkout came without an address.')
      return { sessionId: session.id, url: session.url }
    },

    readCheckout: (sessionId) =>
      unlessMissing(async () => {
        const answer = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] })
        return checkoutReport(answer, dateOf(answer))
      }),

    expireCheckout: async (sessionId) => {
      const session = await unlessMissing(() => stripe.checkout.sessions.retrieve(sessionId))
      if (session?.status === 'open') await attempt(() => stripe.checkout.sessions.expire(sessionId))
    },

    readSubscription: (subscriptionId) =>
      unlessMissing(async () => {
        const answer = await stripe.subscriptions.retrieve(subscriptionId)
        return { at: dateOf(answer), subscription: reportOf(Subscription.parse(answer)) }
      }),

    endSubscription: async (subscriptionId) =>
      void (await unlessMissing(() => endSubscription(stripe, subscriptionId))),
    cancelAndRefund: (subscriptionId, why) => attempt(() => cancelAndRefund(stripe, subscriptionId, why)),

    refundPart: (refund) => attempt(() => refundPart(stripe, refund)),

    refundPayment: (paymentId, tried) => attempt(() => refundOnce(stripe, paymentId, 'withdrawn', `attempt ${tried}`)),

    openPortal: async ({ customerId: customer, returnUrl: return_url }) => {
      const made = await attempt(() => stripe.billingPortal.sessions.create({ customer, return_url, locale: 'nl' }))
      return made.url
    },

    recordAddress: (subscriptionId) =>
      settings.baseUrl ? null : recordAddress(subscriptionId, settings.secretKey.startsWith('sk_test_')),

    receive: (body, signature) => {
      const event = verified(stripe, body, signature, settings.webhookSecret)
      return (
        event && { id: event.id, type: event.type, at: momentOf(event.created), payload: withoutPersonalData(event) }
      )
    },

    understand: (received) => attempt(() => understand(received, (paymentId) => invoicePaidBy(stripe, paymentId))),
  }
}

/** The provider's own SDK at the address of the settings, for this room alone. */
export const openStripe = (
  { secretKey, baseUrl }: Pick<StripeSettings, 'secretKey' | 'baseUrl'>,
  how: { timeout: number; maxNetworkRetries: number },
): Stripe => new Stripe(secretKey, Object.assign(baseUrl ? reachedAt(new URL(baseUrl)) : {}, how, { telemetry: false }))

const Mean = z.object({ available: z.literal(true) })

/** What the configuration that counts for checkouts offers; the other entries of it describe itself. */
async function offeredPaymentMethods(stripe: Stripe): Promise<string[]> {
  // It is a nicety on a page that somebody waits for, who asks again with the next one.
  const soon = { timeout: 3_000, maxNetworkRetries: 0 }
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 }, soon)
  const configuration = data.find((one) => one.active && one.is_default) ?? data.find((one) => one.active)
  return Object.entries(configuration ?? {}).flatMap(([name, value]) => (Mean.safeParse(value).success ? [name] : []))
}

// The SDK knows hosts, not paths; the stand-in lives under a path of our own site.
function reachedAt(base: URL) {
  const client = Stripe.createNodeHttpClient()
  const prefix = base.pathname.replace(/\/$/, '')
  const isPlain = base.protocol === 'http:'
  return {
    host: base.hostname,
    port: base.port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
    httpClient: {
      getClientName: () => client.getClientName(),
      makeRequest: (...[host, port, path, ...rest]: Parameters<typeof client.makeRequest>) =>
        client.makeRequest(host, port, `${prefix}${path}`, ...rest),
    },
  }
}

function checkoutOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { person_id: order.personId, plan_id: order.planId, checkout_id: order.checkoutId }
  return {
    mode: 'subscription',
    customer: order.customerId,
    client_reference_id: order.checkoutId,
    line_items: [{ price: order.priceId, quantity: 1 }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(Date.parse(order.expiresAt) / 1000),
    locale: 'nl',
    metadata,
    subscription_data: { metadata },
  }
}

/** Prices are found by a key that holds the amount, so that a new amount never changes what members pay already. */
export const priceKeyOf = ({ id, priceCents }: Pick<PlanForSale, 'id' | 'priceCents'>): string =>
  `plan_${id}_${priceCents}`

async function ensurePrice(stripe: Stripe, plan: PlanForSale): Promise<string> {
  const lookupKey = priceKeyOf(plan)
  const known = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  if (known.data[0]) return known.data[0].id
  const made = await stripe.prices.create(
    {
      currency: 'eur',
      unit_amount: plan.priceCents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      product_data: { name: plan.name },
      metadata: { plan_id: plan.id },
    },
    once('price', lookupKey, plan.name),
  )
  return made.id
}

function centsEachMonth({ active, currency, recurring, unit_amount }: Stripe.Price): number | null {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1
  return active && currency === 'eur' && isMonthly && recurring.usage_type === 'licensed' ? unit_amount : null
}

async function endSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId)
  if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionId)
}

const recordAddress = (subscriptionId: string, isTest: boolean): string =>
  `https://dashboard.stripe.com/${isTest ? 'test/' : ''}subscriptions/${encodeURIComponent(subscriptionId)}`

const reasons = { duplicate: 'duplicate', withdrawn: 'requested_by_customer' } as const satisfies Record<
  RefundReason,
  Stripe.RefundCreateParams.Reason
>

async function cancelAndRefund(stripe: Stripe, subscriptionId: string, why: RefundReason): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  if (subscription.status !== 'canceled') await stripe.subscriptions.cancel(subscriptionId)
  const invoice = subscription.latest_invoice
  if (!invoice) return
  const payments = await stripe.invoicePayments.list({ invoice: typeof invoice === 'string' ? invoice : invoice.id })
  for (const { payment } of payments.data) {
    const paymentId = typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id
    if (!paymentId) continue
    await refundOnce(stripe, paymentId, why)
  }
}

/** What was given back already stays as it is: a withdrawal may come after a refund by hand. */
async function refundOnce(stripe: Stripe, paymentId: string, why: RefundReason, ...more: string[]): Promise<void> {
  try {
    const asked = { payment_intent: paymentId, reason: reasons[why] }
    await stripe.refunds.create(asked, once('refund', paymentId, why, ...more))
  } catch (problem) {
    if (!isBackAlready(problem)) throw problem
  }
}

/** The subscription invoice that this payment paid, or null when it paid for something else. */
async function invoicePaidBy(stripe: Stripe, paymentId: string) {
  const found = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    expand: ['data.invoice'],
  })
  const invoice = found.data[0]?.invoice
  return typeof invoice === 'object' ? (Invoice.safeParse(invoice).data ?? null) : null
}

function checkoutReport(answer: unknown, at: string): CheckoutReport {
  const session = Session.parse(answer)
  return {
    sessionId: session.id,
    checkoutId: checkoutIdOf(session),
    personId: session.metadata?.person_id ?? null,
    state: session.status,
    url: session.url,
    at,
    subscription:
      typeof session.subscription === 'object' && session.subscription ? reportOf(session.subscription) : null,
    payment:
      session.payment_intent && session.payment_status === 'paid'
        ? { paymentId: session.payment_intent, cents: session.amount_total ?? 0, currency: session.currency ?? null }
        : null,
  }
}

const Message = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: z.int().min(0).max(8_640_000_000_000),
})

function verified(stripe: Stripe, body: Uint8Array | string, signature: string | undefined, secret: string) {
  if (!signature) return null
  try {
    // What is signed and yet no message is not from where the provider's messages come from.
    const event = stripe.webhooks.constructEvent(body, signature, secret)
    return Message.safeParse(event).success ? event : null
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeSignatureVerificationError || problem instanceof SyntaxError) return null
    throw problem
  }
}

const dateOf = (answer: Stripe.Response<object>): string =>
  new Date(answer.lastResponse.headers.date ?? '').toISOString()

async function unlessMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing') return null
    throw failureOf(problem)
  }
}

async function attempt<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (problem) {
    throw failureOf(problem)
  }
}

const failureOf = (problem: unknown) =>
  problem instanceof Stripe.errors.StripeError
    ? new ProviderFailed(`${problem.type} ${problem.code ?? ''}`.trim(), {
        cause: problem,
        isRefusal: !(problem instanceof Stripe.errors.StripeConnectionError),
      })
    : problem
