import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { charged, startSubscription } from './billing.ts'
import { Metadata } from './catalogue.ts'
import type { Ledger } from './ledger.ts'
import { newObjectId, type Session, type SessionOrder } from './objects.ts'
import { invalid, missing, unknownReference } from './problems.ts'
import { get, write } from './protocol.ts'

const shared = {
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: z.coerce.number().int().optional(),
  locale: z.string().optional(),
  metadata: Metadata,
}
const NewOneTime = z.strictObject({
  ...shared,
  mode: z.literal('payment'),
  line_items: z
    .array(
      z.strictObject({
        quantity: z.coerce.number().int().min(1).max(1),
        price_data: z.strictObject({
          currency: z.enum(['eur', 'usd', 'gbp']),
          // The limits of the provider (EV-PAY-21).
          unit_amount: z.coerce.number().int().min(50).max(99_999_999),
          tax_behavior: z.enum(['inclusive', 'exclusive']).optional(),
          product_data: z.strictObject({ name: z.string().min(1) }),
        }),
      }),
    )
    .length(1),
  payment_intent_data: z.strictObject({ metadata: Metadata }).default({ metadata: {} }),
})
const NewSubscription = z.strictObject({
  ...shared,
  mode: z.literal('subscription'),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: z.coerce.number().int().min(1).default(1) }))
    .length(1),
  subscription_data: z.strictObject({ metadata: Metadata }).default({ metadata: {} }),
})
const NewSession = z.discriminatedUnion('mode', [NewSubscription, NewOneTime])
const Expand = z.strictObject({ expand: z.array(z.literal('subscription')).optional() })

const minute = 60

/** Checkout sessions: made, read and closed. Paying is done on the page. */
export function serveSessions(scope: FastifyInstance, ledger: Ledger, publicUrl: string): void {
  const { books, now } = ledger

  write(scope, ledger, { method: 'POST', path: '/v1/checkout/sessions', schema: NewSession }, (input) => {
    if (!books.customers[input.customer]) throw unknownReference('customer', input.customer, 'customer')
    const { order, amount, currency } = input.mode === 'payment' ? oneTimeOf(input) : subscribedTo(ledger, input)
    const session: Session = {
      id: newObjectId('cs_test', 58),
      object: 'checkout.session',
      amount_total: amount,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      created: now(),
      currency,
      customer: input.customer,
      expires_at: expiryOf(input.expires_at, now()),
      invoice: null,
      metadata: input.metadata,
      mode: input.mode,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: input.success_url,
      url: null,
      livemode: false,
    }
    session.url = `${publicUrl}/checkout/${session.id}`
    books.sessions[session.id] = session
    books.orders[session.id] = order
    return session
  })

  get(scope, '/v1/checkout/sessions/:id', Expand, ({ expand }, id) => {
    const session = sessionWith(ledger, id)
    if (!expand || !session.subscription) return session
    return { ...session, subscription: books.subscriptions[session.subscription] }
  })

  write(
    scope,
    ledger,
    { method: 'POST', path: '/v1/checkout/sessions/:id/expire', schema: z.strictObject({}) },
    (_input, id) => {
      const session = sessionWith(ledger, id)
      if (session.status !== 'open') {
        throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`)
      }
      return expire(ledger, session)
    },
  )
}

type Asked = { order: SessionOrder; amount: number; currency: string }

function subscribedTo({ books }: Ledger, input: z.infer<typeof NewSubscription>): Asked {
  const [line] = input.line_items
  const price = books.prices[line?.price ?? '']
  if (!line || !price) throw unknownReference('price', line?.price ?? '', 'line_items[0][price]')
  const { quantity } = line
  return {
    order: { price: price.id, quantity, subscriptionMetadata: input.subscription_data.metadata },
    amount: price.unit_amount * quantity,
    currency: price.currency,
  }
}

function oneTimeOf({ line_items: [line] }: z.infer<typeof NewOneTime>): Asked {
  if (!line) throw invalid('A checkout has one line.', { param: 'line_items' })
  const { currency, unit_amount: amount, product_data: product } = line.price_data
  return { order: { name: product.name, quantity: 1 }, amount, currency }
}

/** Closes the sessions whose time is over. */
export function expireSessions(ledger: Ledger): void {
  for (const session of Object.values(ledger.books.sessions)) {
    if (session.status === 'open' && session.expires_at <= ledger.now()) expire(ledger, session, session.expires_at)
  }
}

function expire(ledger: Ledger, session: Session, at?: number): Session {
  session.status = 'expired'
  session.url = null
  ledger.tell('checkout.session.expired', session, at)
  return session
}

/** Pays an open session: starts the subscription and tells all about it. Paying twice is paying once. */
export function paySession(ledger: Ledger, session: Session): void {
  if (session.status !== 'open') return
  const order = ledger.books.orders[session.id]
  if (!order) throw invalid('This session has no order.')
  if ('name' in order)
    session.payment_intent = charged(ledger, { ...session, amount: session.amount_total }).payment_intent
  else subscribe(ledger, session, order)
  session.status = 'complete'
  session.payment_status = 'paid'
  session.url = null
  ledger.tell('checkout.session.completed', session)
}

function subscribe(ledger: Ledger, session: Session, order: Extract<SessionOrder, { price: string }>): void {
  const price = ledger.books.prices[order.price]
  if (!price) throw invalid('This session has no order.')
  const { quantity, subscriptionMetadata: metadata } = order
  const subscription = startSubscription(ledger, { customer: session.customer, price, quantity, metadata })
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
}

export function sessionWith({ books }: Ledger, id: string): Session {
  const session = books.sessions[id]
  if (!session) throw missing('checkout.session', id)
  return session
}

function expiryOf(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + 24 * 60 * minute
  if (asked < now + 30 * minute || asked > now + 24 * 60 * minute) {
    throw invalid('The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from creation.', {
      param: 'expires_at',
    })
  }
  return asked
}
