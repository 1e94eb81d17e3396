import { type ProviderMessage, type SubscriptionReport, SubscriptionStatus } from '@bewezen/domain/payments/messages.ts'
import type { ReceivedMessage } from '@bewezen/domain/payments/provider.ts'
import { z } from 'zod'

const Metadata = z.record(z.string(), z.string()).nullable()
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** The fields of the provider's objects that mean something to us. */
export const Subscription = z.object({
  id: z.string(),
  customer: reference,
  status: SubscriptionStatus,
  metadata: Metadata,
  start_date: z.int(),
  cancel_at: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: z.int().nullable(),
  items: z.object({ data: z.array(z.object({ current_period_end: z.int() })) }),
})
export const Session = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  customer: reference.nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullish(),
  metadata: Metadata,
  subscription: z.union([Subscription, z.string()]).nullable(),
  payment_intent: reference.nullish(),
  url: z.string().nullable(),
})
export const Invoice = z.object({
  id: z.string(),
  amount_due: z.int(),
  amount_paid: z.int(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullable() }).nullable(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: z.int() }) })) }),
})
const Charge = z.object({ refunded: z.boolean(), payment_intent: reference.nullable() })
const Refund = z.object({ payment_intent: reference.nullable(), metadata: Metadata.optional() })
const Dispute = z.object({ status: z.string(), payment_intent: reference.nullable() })

/** The events of the provider that mean something to us: its webhook must send all of them (OPS-DOCTOR-12). */
export const understoodEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

type InvoicePaidBy = (paymentId: string) => Promise<z.infer<typeof Invoice> | null>

/**
 * What a received message means to us, or null when it is of no interest. Payments given back do not say what they
 * had bought: for those the provider is asked (SUB-STATE-08).
 */
export async function understand(
  received: ReceivedMessage,
  invoicePaidBy: InvoicePaidBy,
): Promise<ProviderMessage | null> {
  const heard = { id: received.id, at: received.at }
  const { object } = z.object({ data: z.object({ object: z.unknown() }) }).parse(received.payload).data
  const type = understoodEvents.find((one) => one === received.type)
  if (!type) return null
  // Each of the list and no other: what is missing here, or there, does not compile.
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { ...heard, kind: 'checkoutCompleted', ...checkoutOf(Session.parse(object)) }
    // A bank transfer that never came ends a checkout as time does.
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = Session.parse(object)
      return { ...heard, kind: 'checkoutExpired', sessionId: session.id, checkoutId: checkoutIdOf(session) }
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { ...heard, kind: 'subscription', subscription: reportOf(Subscription.parse(object)), asked: false }
    case 'invoice.paid':
      return invoiceMessage(heard, 'invoicePaid', Invoice.parse(object))
    case 'invoice.payment_failed':
      return invoiceMessage(heard, 'invoiceFailed', Invoice.parse(object))
    case 'charge.refunded': {
      const charge = Charge.parse(object)
      return charge.refunded ? reversal(heard, 'refund', charge.payment_intent, invoicePaidBy) : null
    }
    case 'refund.failed': {
      const { payment_intent: paymentId, metadata } = Refund.parse(object)
      return paymentId ? { ...heard, kind: 'refundFailed', paymentId, refundId: metadata?.refund_id ?? null } : null
    }
    case 'charge.dispute.created':
      return reversal(heard, 'dispute', Dispute.parse(object).payment_intent, invoicePaidBy)
    case 'charge.dispute.closed':
      return verdict(heard, Dispute.parse(object), invoicePaidBy)
  }
}

type Heard = { id: string; at: string }

/** A subscription of the provider in our own words. */
export function reportOf(subscription: z.infer<typeof Subscription>): SubscriptionReport {
  const periodEnd = Math.max(0, ...subscription.items.data.map((item) => item.current_period_end)) || null
  const endsAt = subscription.cancel_at_period_end ? periodEnd : subscription.cancel_at
  return {
    subscriptionId: subscription.id,
    customerId: subscription.customer,
    personId: subscription.metadata?.person_id ?? null,
    planId: subscription.metadata?.plan_id ?? null,
    status: subscription.status,
    startedAt: momentOf(subscription.start_date),
    periodEnd: periodEnd === null ? null : momentOf(periodEnd),
    endsAt: endsAt === null ? null : momentOf(endsAt),
    endedAt: subscription.ended_at === null ? null : momentOf(subscription.ended_at),
  }
}

function checkoutOf(session: z.infer<typeof Session>) {
  const { subscription } = session
  return {
    sessionId: session.id,
    checkoutId: checkoutIdOf(session),
    customerId: session.customer,
    personId: session.metadata?.person_id ?? null,
    planId: session.metadata?.plan_id ?? null,
    subscriptionId: typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
    paid: session.payment_status !== 'unpaid',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? null,
    paymentId: session.payment_intent ?? null,
  }
}

/** Our own id of a checkout: what is paid once has the thing that is bought as its reference. */
export const checkoutIdOf = ({ metadata, client_reference_id: reference }: z.infer<typeof Session>): string | null =>
  metadata?.checkout_id ?? reference

function invoiceMessage(heard: Heard, kind: 'invoicePaid' | 'invoiceFailed', invoice: z.infer<typeof Invoice>) {
  const subscriptionId = invoice.parent?.subscription_details?.subscription
  const amountCents = kind === 'invoicePaid' ? invoice.amount_paid : invoice.amount_due
  return subscriptionId ? { ...heard, kind, subscriptionId, invoiceId: invoice.id, amountCents } : null
}

async function reversal(
  heard: Heard,
  why: 'refund' | 'dispute',
  paymentId: string | null,
  invoicePaidBy: InvoicePaidBy,
): Promise<ProviderMessage | null> {
  if (!paymentId) return null
  const invoice = await invoicePaidBy(paymentId)
  const ends = invoice?.lines.data.map((line) => line.period.end) ?? []
  return {
    ...heard,
    kind: 'paymentReversed',
    why,
    paymentId,
    invoiceId: invoice?.id ?? null,
    subscriptionId: invoice?.parent?.subscription_details?.subscription ?? null,
    coversUntil: ends.length > 0 ? momentOf(Math.max(...ends)) : null,
  }
}

async function verdict(
  heard: Heard,
  dispute: z.infer<typeof Dispute>,
  invoicePaidBy: InvoicePaidBy,
): Promise<ProviderMessage | null> {
  const paymentId = dispute.payment_intent
  // An inquiry of a bank that led to nothing is as good as won.
  const isDecided = ['won', 'warning_closed', 'lost'].includes(dispute.status)
  if (!paymentId || !isDecided) return null
  const invoice = await invoicePaidBy(paymentId)
  const subscriptionId = invoice?.parent?.subscription_details?.subscription ?? null
  if (dispute.status === 'lost') return subscriptionId ? null : { ...heard, kind: 'disputeLost', paymentId }
  return { ...heard, kind: 'disputeWon', paymentId, subscriptionId }
}

export const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Fields that hold who somebody is or how they pay: what we keep of a message is without them. */
const personal = new Set([
  'account_name',
  'billing_details',
  'collected_information',
  'customer_address',
  'customer_details',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'email',
  'evidence',
  'name',
  'payment_method_details',
  'phone',
  'receipt_email',
  'shipping',
  'shipping_details',
  'source',
])

/** A message as it may be kept: the same, without anything that tells who somebody is. */
export const withoutPersonalData = (event: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(event, (field, value) => (personal.has(field) ? undefined : value)))
