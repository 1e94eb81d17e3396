import { z } from 'zod'
import { Instant } from '../base/instant.ts'

/** The states a subscription can have at the provider. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export const SubscriptionStatus = z.enum(subscriptionStatuses)
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** What the provider says about one subscription at one moment. */
export const SubscriptionReport = z.object({
  subscriptionId: z.string(),
  customerId: z.string(),
  /** Ours, given along when the checkout was made; null on what was made by hand at the provider. */
  personId: z.string().nullable(),
  planId: z.string().nullable(),
  status: SubscriptionStatus,
  startedAt: Instant,
  /** The end of the running period, paid or not. */
  periodEnd: Instant.nullable(),
  /** The moment at which it is going to stop, once somebody cancelled it. */
  endsAt: Instant.nullable(),
  endedAt: Instant.nullable(),
})
export type SubscriptionReport = z.infer<typeof SubscriptionReport>

const heard = {
  /** The provider's own id of the message: a message with a known id is a repetition. */
  id: z.string(),
  /** When the provider made it, in whole seconds: messages of one second have no order. */
  at: Instant,
}

/** Everything we understand of what the provider tells us, in our own words (SUB-STATE-08). */
export const ProviderMessage = z.discriminatedUnion('kind', [
  z.object({
    ...heard,
    kind: z.literal('checkoutCompleted'),
    sessionId: z.string(),
    checkoutId: z.string().nullable(),
    customerId: z.string().nullable(),
    personId: z.string().nullable(),
    planId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
    paid: z.boolean(),
    amountCents: z.int(),
    /** Missing in what was kept before it was looked at. */
    currency: z.string().nullish(),
    /** The payment of a checkout that is paid once. */
    paymentId: z.string().nullish(),
  }),
  z.object({
    ...heard,
    kind: z.literal('checkoutExpired'),
    sessionId: z.string(),
    checkoutId: z.string().nullable(),
  }),
  z.object({
    ...heard,
    kind: z.literal('subscription'),
    subscription: SubscriptionReport,
    /** True for an answer to our own question, which is newer than what was told within the same second. */
    asked: z.boolean(),
  }),
  z.object({
    ...heard,
    kind: z.literal('invoicePaid'),
    subscriptionId: z.string(),
    invoiceId: z.string(),
    amountCents: z.int(),
  }),
  z.object({
    ...heard,
    kind: z.literal('invoiceFailed'),
    subscriptionId: z.string(),
    invoiceId: z.string(),
    amountCents: z.int(),
  }),
  z.object({
    ...heard,
    kind: z.literal('paymentReversed'),
    why: z.enum(['refund', 'dispute']),
    paymentId: z.string(),
    invoiceId: z.string().nullable(),
    /** Null for a payment that bought something other than a subscription. */
    subscriptionId: z.string().nullable(),
    /** The end of the period that this payment bought. */
    coversUntil: Instant.nullable(),
  }),
  z.object({
    ...heard,
    /** A dispute that was won; a refund is never taken back. */
    kind: z.literal('disputeWon'),
    paymentId: z.string(),
    subscriptionId: z.string().nullable(),
  }),
  // Told of payments for one thing only: a subscription has lost its access since the dispute began.
  z.object({ ...heard, kind: z.literal('disputeLost'), paymentId: z.string() }),
  // A refund that was accepted and that the bank sent back later.
  z.object({
    ...heard,
    kind: z.literal('refundFailed'),
    paymentId: z.string(),
    /** Ours, of a payment that goes back in parts. */
    refundId: z.string().nullish(),
  }),
])
export type ProviderMessage = z.infer<typeof ProviderMessage>
export type MessageOf<Kind extends ProviderMessage['kind']> = Extract<ProviderMessage, { kind: Kind }>

/** The subscription that a message is about, or null when it is about something else. */
export function subscriptionOf(message: ProviderMessage): string | null {
  if (message.kind === 'subscription') return message.subscription.subscriptionId
  return 'subscriptionId' in message ? message.subscriptionId : null
}
