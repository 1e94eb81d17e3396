import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cancelAtPeriodEnd, chargeOf, endSubscription, refund, refundsOf } from './billing.ts'
import { Metadata } from './catalogue.ts'
import type { Ledger } from './ledger.ts'
import { listOf, type Subscription } from './objects.ts'
import { missing, unknownReference } from './problems.ts'
import { get, write } from './protocol.ts'

/** Subscriptions, invoices, their payments, refunds and events. */
export function serveBilling(scope: FastifyInstance, ledger: Ledger): void {
  const { books } = ledger
  const nothing = z.strictObject({})

  const subscriptionWith = (id: string): Subscription => {
    const subscription = books.subscriptions[id]
    if (!subscription) throw missing('subscription', id)
    return subscription
  }
  get(scope, '/v1/subscriptions/:id', nothing, (_input, id) => subscriptionWith(id))
  const Change = z.strictObject({ cancel_at_period_end: z.stringbool().optional(), metadata: Metadata.optional() })
  write(scope, ledger, { method: 'POST', path: '/v1/subscriptions/:id', schema: Change }, (input, id) => {
    const subscription = subscriptionWith(id)
    if (input.metadata) subscription.metadata = { ...subscription.metadata, ...input.metadata }
    if (input.cancel_at_period_end === undefined) return subscription
    return cancelAtPeriodEnd(ledger, subscription, input.cancel_at_period_end)
  })
  write(scope, ledger, { method: 'DELETE', path: '/v1/subscriptions/:id', schema: nothing }, (_input, id) =>
    endSubscription(ledger, subscriptionWith(id)),
  )

  get(scope, '/v1/invoices/:id', nothing, (_input, id) => {
    const invoice = books.invoices[id]
    if (!invoice) throw missing('invoice', id)
    return invoice
  })

  const PaymentList = z.strictObject({
    invoice: z.string().optional(),
    payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
    expand: z.array(z.literal('data.invoice')).optional(),
    limit: z.coerce.number().optional(),
  })
  get(scope, '/v1/invoice_payments', PaymentList, ({ invoice, payment, expand }) => {
    const found = Object.values(books.invoicePayments).filter(
      (one) =>
        (!invoice || one.invoice === invoice) && (!payment || one.payment.payment_intent === payment.payment_intent),
    )
    const shown = found.map((one) => (expand ? { ...one, invoice: books.invoices[one.invoice] } : one))
    return listOf<object>(shown, '/v1/invoice_payments')
  })

  const NewRefund = z.strictObject({
    payment_intent: z.string(),
    amount: z.coerce.number().int().positive().optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: Metadata,
  })
  write(scope, ledger, { method: 'POST', path: '/v1/refunds', schema: NewRefund }, (input) => {
    const charge = chargeOf(ledger, input.payment_intent)
    if (!charge) throw unknownReference('payment_intent', input.payment_intent, 'payment_intent')
    return refund(ledger, charge, input)
  })
  const RefundList = z.strictObject({ payment_intent: z.string(), limit: z.coerce.number().optional() })
  get(scope, '/v1/refunds', RefundList, ({ payment_intent: paymentId }) =>
    listOf<object>(refundsOf(ledger, paymentId), '/v1/refunds'),
  )

  get(scope, '/v1/events/:id', nothing, (_input, id) => {
    const event = books.events[id]
    if (!event) throw missing('event', id)
    return event
  })
  const EventList = z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    type: z.string().optional(),
    delivery_success: z.stringbool().optional(),
    created: z.strictObject({ gte: z.coerce.number().optional() }).optional(),
  })
  get(scope, '/v1/events', EventList, (input) => {
    const waiting = new Set(books.outbox.map((one) => one.eventId))
    const found = Object.values(books.events)
      .filter((event) => !input.type || event.type === input.type)
      .filter((event) => event.created >= (input.created?.gte ?? 0))
      .filter((event) => input.delivery_success === undefined || input.delivery_success !== waiting.has(event.id))
      .reverse()
    return { ...listOf(found.slice(0, input.limit), '/v1/events'), has_more: found.length > input.limit }
  })
}
