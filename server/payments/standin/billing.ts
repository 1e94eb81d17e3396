import type { Ledger } from './ledger.ts'
import {
  type Charge,
  type Invoice,
  type InvoicePayment,
  listOf,
  newObjectId,
  type Price,
  type Refund,
  type Subscription,
} from './objects.ts'
import { invalid } from './problems.ts'

type Start = { customer: string; price: Price; quantity: number; metadata: Record<string, string> }

/** A subscription whose first period is paid now, told in the provider's usual steps. */
export function startSubscription(ledger: Ledger, start: Start): Subscription {
  const at = ledger.now()
  const id = newObjectId('sub')
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: at,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: at,
    currency: start.price.currency,
    customer: start.customer,
    ended_at: null,
    items: listOf(
      [
        {
          id: newObjectId('si', 14),
          object: 'subscription_item',
          created: at,
          current_period_start: at,
          current_period_end: monthsAfter(at, 1),
          price: start.price,
          quantity: start.quantity,
          subscription: id,
        },
      ],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    metadata: start.metadata,
    start_date: at,
    status: 'incomplete',
    livemode: false,
  }
  ledger.books.subscriptions[id] = subscription
  ledger.tell('customer.subscription.created', subscription)
  payPeriod(ledger, subscription, 'subscription_create', at)
  subscription.status = 'active'
  ledger.tell('customer.subscription.updated', subscription)
  return subscription
}

/** Stops a subscription now. */
export function endSubscription(ledger: Ledger, subscription: Subscription, at = ledger.now()): Subscription {
  if (subscription.status === 'canceled') {
    throw invalid(`No such subscription: '${subscription.id}'`, { code: 'resource_missing', param: 'id' })
  }
  subscription.status = 'canceled'
  subscription.ended_at = at
  subscription.canceled_at ??= at
  ledger.tell('customer.subscription.deleted', subscription, at)
  return subscription
}

/** Lets a subscription end with the period that is paid, or go on after all. */
export function cancelAtPeriodEnd(ledger: Ledger, subscription: Subscription, cancel: boolean): Subscription {
  subscription.cancel_at_period_end = cancel
  subscription.cancel_at = cancel ? periodOf(subscription).current_period_end : null
  subscription.canceled_at = cancel ? ledger.now() : null
  ledger.tell('customer.subscription.updated', subscription)
  return subscription
}

/** Charges for every period that has begun by now, or ends what was to end; cards can be made to fail. */
export function renewAll(ledger: Ledger, cardFails: boolean): void {
  for (const subscription of Object.values(ledger.books.subscriptions)) {
    while (subscription.status === 'active' && periodOf(subscription).current_period_end <= ledger.now()) {
      renew(ledger, subscription, cardFails || ledger.books.cards[subscription.customer] === 'refused')
    }
  }
}

function renew(ledger: Ledger, subscription: Subscription, cardFails: boolean): void {
  const period = periodOf(subscription)
  const at = period.current_period_end
  if (subscription.cancel_at_period_end) {
    endSubscription(ledger, subscription, at)
    return
  }
  period.current_period_start = at
  period.current_period_end = monthsAfter(subscription.billing_cycle_anchor, monthsSince(subscription, at) + 1)
  if (cardFails) {
    subscription.status = 'past_due'
    const invoice = invoiceFor(ledger, subscription, 'subscription_cycle', 'open', at)
    ledger.tell('invoice.payment_failed', invoice, at)
  } else {
    payPeriod(ledger, subscription, 'subscription_cycle', at)
  }
  ledger.tell('customer.subscription.updated', subscription, at)
}

/** Pays what is open after all, as when a member gives another card. */
export function payOpenInvoice(ledger: Ledger, subscription: Subscription): void {
  const invoice = ledger.books.invoices[subscription.latest_invoice ?? '']
  if (subscription.status !== 'past_due' || !invoice) throw invalid('There is no open invoice.')
  settleInvoice(ledger, invoice, ledger.now())
  subscription.status = 'active'
  ledger.tell('customer.subscription.updated', subscription)
}

function payPeriod(ledger: Ledger, subscription: Subscription, reason: Invoice['billing_reason'], at: number): void {
  settleInvoice(ledger, invoiceFor(ledger, subscription, reason, 'open', at), at)
}

function invoiceFor(
  { books }: Ledger,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  status: Invoice['status'],
  at: number,
): Invoice {
  const { price, quantity, current_period_start: start, current_period_end: end } = periodOf(subscription)
  const amount = price.unit_amount * quantity
  const id = newObjectId('in')
  books.invoices[id] = {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    billing_reason: reason,
    created: at,
    currency: subscription.currency,
    customer: subscription.customer,
    lines: listOf(
      [{ id: newObjectId('il'), object: 'line_item', amount, period: { start, end } }],
      `/v1/invoices/${id}/lines`,
    ),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    status,
    livemode: false,
  }
  subscription.latest_invoice = id
  return books.invoices[id]
}

function settleInvoice(ledger: Ledger, invoice: Invoice, at: number): void {
  const { books } = ledger
  const charge = charged(ledger, { ...invoice, amount: invoice.amount_due }, at)
  const payment: InvoicePayment = {
    id: newObjectId('inpay'),
    object: 'invoice_payment',
    amount_paid: charge.amount,
    created: at,
    currency: charge.currency,
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: charge.payment_intent },
    status: 'paid',
    livemode: false,
  }
  books.invoicePayments[payment.id] = payment
  invoice.status = 'paid'
  invoice.amount_paid = charge.amount
  ledger.tell('invoice.paid', invoice, at)
}

/** Money that comes in from a customer. */
export function charged(
  ledger: Ledger,
  { amount, currency, customer }: Pick<Charge, 'amount' | 'currency' | 'customer'>,
  at = ledger.now(),
): Charge {
  const charge: Charge = {
    id: newObjectId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created: at,
    currency,
    customer,
    disputed: false,
    paid: true,
    payment_intent: newObjectId('pi'),
    refunded: false,
    status: 'succeeded',
    livemode: false,
  }
  ledger.books.charges[charge.id] = charge
  ledger.tell('charge.succeeded', charge, at)
  return charge
}

/** The charge of a payment. */
export const chargeOf = ({ books }: Ledger, paymentId: string): Charge | undefined =>
  Object.values(books.charges).find((one) => one.payment_intent === paymentId)

type Back = { amount?: number; metadata?: Record<string, string> }

/** Gives back a payment, in full unless an amount is given. */
export function refund(ledger: Ledger, charge: Charge, { amount: asked, metadata = {} }: Back = {}): Refund {
  const left = charge.amount - charge.amount_refunded
  const amount = asked ?? left
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const { id: paid, currency, payment_intent } = charge
  const made: Refund = {
    id: newObjectId('re'),
    object: 'refund',
    amount,
    charge: paid,
    created: ledger.now(),
    currency,
    metadata,
    payment_intent,
    status: 'succeeded',
  }
  ledger.books.refunds[made.id] = made
  ledger.tell('charge.refunded', charge)
  return made
}

/** The refunds of a payment, the newest first. */
export const refundsOf = ({ books }: Ledger, paymentId: string): Refund[] =>
  Object.values(books.refunds)
    .filter((one) => one.payment_intent === paymentId)
    .reverse()

/** The bank does not take what was given back last: that money is here again. */
export function sendBack(ledger: Ledger, charge: Charge): void {
  const last = refundsOf(ledger, charge.payment_intent).find(({ status }) => status === 'succeeded')
  if (!last) throw invalid('Nothing was given back.')
  last.status = 'failed'
  charge.amount_refunded -= last.amount
  charge.refunded = false
  ledger.tell('refund.failed', last)
}

/** A member's bank takes a payment back, or gives in. */
export function dispute(ledger: Ledger, charge: Charge, status: 'needs_response' | 'won' | 'lost'): void {
  charge.disputed = true
  ledger.tell(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
    id: `du_${charge.id.slice(3)}`,
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: ledger.now(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    status,
  })
}

/** The charge that paid the latest period of a subscription. */
export function latestCharge({ books }: Ledger, subscription: Subscription): Charge | undefined {
  const payment = Object.values(books.invoicePayments).findLast((one) => one.invoice === subscription.latest_invoice)
  return Object.values(books.charges).find((charge) => charge.payment_intent === payment?.payment.payment_intent)
}

function periodOf(subscription: Subscription): Subscription['items']['data'][number] {
  const [item] = subscription.items.data
  if (!item) throw invalid('A subscription has one item.')
  return item
}

const monthsSince = (subscription: Subscription, at: number): number => {
  const from = new Date(subscription.billing_cycle_anchor * 1000)
  const to = new Date(at * 1000)
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
}

/** The same day and time some months later, counted from the anchor: 31 January, 28 February, 31 March. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1)
  const lastDay = new Date(first)
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0)
  const dayOfMonth = Math.min(from.getUTCDate(), lastDay.getUTCDate())
  const timeOfDay = anchor % 86_400
  return first / 1000 + (dayOfMonth - 1) * 86_400 + timeOfDay
}
