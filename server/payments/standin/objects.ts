import { randomBytes } from 'node:crypto'

/** The version of the provider's interface that the stand-in speaks; a test holds it to the SDK's. */
export const apiVersion = '2026-10-28.endive'

/** An id in the provider's style: the prefix that tells the kind, and letters and figures that cannot be guessed. */
export const newObjectId = (prefix: string, length = 24): string =>
  `${prefix}_${randomBytes(length).toString('base64url').replace(/[-_]/g, '0').slice(0, length)}`

type Metadata = Record<string, string>
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }
export const listOf = <T>(data: T[], url: string): List<T> => ({ object: 'list', data, has_more: false, url })

/** Only the fields that are read through the SDK; the names and the nesting are the provider's. */
export type Customer = {
  id: string
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  metadata: Metadata
  livemode: false
}

export type Product = { id: string; object: 'product'; name: string; active: boolean; created: number; livemode: false }

export type Price = {
  id: string
  object: 'price'
  active: boolean
  created: number
  currency: string
  lookup_key: string | null
  metadata: Metadata
  product: string
  recurring: { interval: 'month'; interval_count: 1; usage_type: 'licensed' }
  type: 'recurring'
  unit_amount: number
  livemode: false
}

export type Session = {
  id: string
  object: 'checkout.session'
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  created: number
  currency: string
  customer: string
  expires_at: number
  invoice: string | null
  metadata: Metadata
  mode: 'subscription' | 'payment'
  payment_intent: string | null
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  success_url: string
  url: string | null
  livemode: false
}

export type WebhookEndpoint = {
  id: string
  object: 'webhook_endpoint'
  api_version: string | null
  created: number
  enabled_events: string[]
  livemode: false
  status: 'enabled' | 'disabled'
  url: string
}

/** How a customer pays at the stand-in. */
export type Card = 'ideal' | 'visa' | 'refused'

export type PortalSession = {
  id: string
  object: 'billing_portal.session'
  created: number
  customer: string
  return_url: string
  url: string
  livemode: false
}

/** What a session remembers without showing it: a price of the catalogue, or the one thing that is paid once. */
export type SessionOrder =
  | { price: string; quantity: number; subscriptionMetadata: Metadata }
  | { name: string; quantity: 1 }

export type Subscription = {
  id: string
  object: 'subscription'
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  created: number
  currency: string
  customer: string
  ended_at: number | null
  items: List<{
    id: string
    object: 'subscription_item'
    created: number
    current_period_start: number
    current_period_end: number
    price: Price
    quantity: number
    subscription: string
  }>
  latest_invoice: string | null
  metadata: Metadata
  start_date: number
  status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  livemode: false
}

export type Invoice = {
  id: string
  object: 'invoice'
  amount_due: number
  amount_paid: number
  billing_reason: 'subscription_create' | 'subscription_cycle'
  created: number
  currency: string
  customer: string
  lines: List<{ id: string; object: 'line_item'; amount: number; period: { start: number; end: number } }>
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { metadata: Metadata; subscription: string }
  }
  status: 'open' | 'paid'
  livemode: false
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  created: number
  currency: string
  customer: string
  disputed: boolean
  paid: boolean
  payment_intent: string
  refunded: boolean
  status: 'succeeded'
  livemode: false
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  status: 'succeeded' | 'failed'
}

/** Which charge paid which invoice, as the provider keeps it beside both. */
export type InvoicePayment = {
  id: string
  object: 'invoice_payment'
  amount_paid: number
  created: number
  currency: string
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'paid'
  livemode: false
}

export type StandInEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}
