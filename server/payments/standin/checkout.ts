import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { startSubscription } from './billing.ts'
import { Metadata } from './catalogue.ts'
import type { Ledger } from './ledger.ts'
import { newObjectId, type Session } from './objects.ts'
import { invalid, missing, unknownReference } from './problems.ts'
import { get, write } from './protocol.ts'

const NewSession = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: z.coerce.number().int().min(1).default(1) }))
    .length(1),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: z.coerce.number().int().optional(),
  locale: z.string().optional(),
  metadata: Metadata,
  subscription_data: z.strictObject({ metadata: Metadata }).default({ metadata: {} }),
})
const Expand = z.strictObject({ expand: z.array(z.literal('subscription')).optional() })

const minute = 60

/** Checkout sessions: made, read and closed. Paying is done on the page. */
export function serveSessions(scope: FastifyInstance, ledger: Ledger, publicUrl: string): void {
  const { books, now } = ledger

  write(scope, ledger, { method: 'POST', path: '/v1/checkout/sessions', schema: NewSession }, (input) => {
    const [line] = input.line_items
    const price = books.prices[line?.price ?? '']
    if (!line || !price) throw unknownReference('price', line?.price ?? '', 'line_items[0][price]')
    if (!books.customers[input.customer]) throw unknownReference('customer', input.customer, 'customer')
    const session: Session = {
      id: newObjectId('cs_test', 58),
      object: 'checkout.session',
      amount_total: price.unit_amount * line.quantity,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      created: now(),
      currency: price.currency,
      customer: input.customer,
      expires_at: expiryOf(input.expires_at, now()),
      invoice: null,
      metadata: input.metadata,
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: input.success_url,
      url: null,
      livemode: false,
    }
    session.url = `${publicUrl}/checkout/${session.id}`
    books.sessions[session.id] = session
    books.orders[session.id] = {
      price: price.id,
      quantity: line.quantity,
      subscriptionMetadata: input.subscription_data.metadata,
    }
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
  const price = ledger.books.prices[order?.price ?? '']
  if (!order || !price) throw invalid('This session has no order.')
  const subscription = startSubscription(ledger, {
    customer: session.customer,
    price,
    quantity: order.quantity,
    metadata: order.subscriptionMetadata,
  })
  session.status = 'complete'
  session.payment_status = 'paid'
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
  session.url = null
  ledger.tell('checkout.session.completed', session)
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
