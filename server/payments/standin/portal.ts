import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cancelAtPeriodEnd, payOpenInvoice } from './billing.ts'
import type { Ledger } from './ledger.ts'
import { type Card, newObjectId, type PortalSession, type Subscription } from './objects.ts'
import { unknownReference } from './problems.ts'
import { write } from './protocol.ts'

const hour = 3600

/** The ways to pay that a customer can choose between; the last one is refused at the next charge. */
export const cards = {
  ideal: { label: 'iDEAL, Testbank', works: true },
  visa: { label: 'Kaart die eindigt op 4242', works: true },
  refused: { label: 'Kaart die geweigerd wordt, eindigt op 0002', works: false },
} as const satisfies Record<Card, { label: string; works: boolean }>

/** The way a customer pays: chosen on the portal, and until then by a card that works. */
export const cardOf = ({ books }: Ledger, customer: string): Card => books.cards[customer] ?? 'visa'

/** Sessions of the customer portal: the address where one customer manages what was bought. */
export function servePortalSessions(scope: FastifyInstance, ledger: Ledger, publicUrl: string): void {
  const { books, now } = ledger
  const NewPortal = z.strictObject({ customer: z.string(), return_url: z.url(), locale: z.string().optional() })
  write(scope, ledger, { method: 'POST', path: '/v1/billing_portal/sessions', schema: NewPortal }, (input) => {
    if (!books.customers[input.customer]) throw unknownReference('customer', input.customer, 'customer')
    const id = newObjectId('bps', 32)
    const portal: PortalSession = {
      id,
      object: 'billing_portal.session',
      created: now(),
      customer: input.customer,
      return_url: input.return_url,
      url: `${publicUrl}/portal/${id}`,
      livemode: false,
    }
    books.portals[id] = portal
    return portal
  })
}

/** The portal at this address, or null when there is none or its time is over. */
export function openPortal({ books, now }: Ledger, id: string): PortalSession | null {
  const portal = books.portals[id]
  return portal && portal.created > now() - hour ? portal : null
}

/** The subscriptions of a customer, those that run first, then the newest. */
export const subscriptionsOf = ({ books }: Ledger, customer: string): Subscription[] =>
  Object.values(books.subscriptions)
    .filter((subscription) => subscription.customer === customer)
    .sort((a, b) => Number(a.status === 'canceled') - Number(b.status === 'canceled') || b.created - a.created)

const Act = z.discriminatedUnion('act', [
  z.object({ act: z.literal('cancel'), subscription: z.string() }),
  z.object({ act: z.literal('goOn'), subscription: z.string() }),
  z.object({ act: z.literal('card'), card: z.enum(['ideal', 'visa', 'refused']) }),
])

/** Does what was pressed on the portal, to what belongs to its customer only; anything else is passed over. */
export function actOnPortal(ledger: Ledger, portal: PortalSession, form: unknown): void {
  const { data: asked } = Act.safeParse(form)
  if (!asked) return
  if (asked.act === 'card') {
    giveCard(ledger, portal.customer, asked.card)
    return
  }
  const subscription = ledger.books.subscriptions[asked.subscription]
  if (subscription?.customer !== portal.customer || subscription.status === 'canceled') return
  const cancels = asked.act === 'cancel'
  if (subscription.cancel_at_period_end !== cancels) cancelAtPeriodEnd(ledger, subscription, cancels)
}

/** Takes another way to pay, and charges it at once for what is still open. */
function giveCard(ledger: Ledger, customer: string, card: Card): void {
  ledger.books.cards[customer] = card
  if (!cards[card].works) return
  for (const subscription of subscriptionsOf(ledger, customer))
    if (subscription.status === 'past_due') payOpenInvoice(ledger, subscription)
}
