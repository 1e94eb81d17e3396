import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import type { PaymentProvider, PlanForSale } from '@bewezen/domain/payments/provider.ts'
import type { Settings } from '../../base/settings.ts'
import { standInFor } from '../payments.ts'
import { priceKeyOf } from '../stripe.ts'
import { cancelAtPeriodEnd, renewAll, startSubscription } from './billing.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { newObjectId, type Price, type StandInEvent, type Subscription } from './objects.ts'

/** What a customer of some time ago did: took the plan, cancelled it, or has a card that is refused from then on. */
export type PastAct = { at: Date; person: { id: string; email: string }; act: 'start' | 'cancel' | 'cardRefused' }

type Past = {
  /** All that the provider told until now, as it is understood, the oldest first. */
  messages: ProviderMessage[]
  /** The customer that stands for each person, by the ids of the persons. */
  customers: ReadonlyMap<string, string>
}

/**
 * Lives the time before a demonstration in the books of the stand-in: what was bought then is charged every month until
 * `now`, and goes on from there, so that its portal, its renewals and its returns know the same as our tables. Nothing is
 * sent; null where another provider is set, which knows none of it (COM-START-60).
 */
export async function livePast(
  { settings, provider }: { settings: Settings; provider: PaymentProvider | null },
  { plan, acts, now }: { plan: PlanForSale; acts: readonly PastAct[]; now: Date },
): Promise<Past | null> {
  const standIn = standInFor(settings)
  if (!standIn || !provider) return null
  let at = now
  const ledger = await openLedger(() => at, standIn.folder)
  const told: StandInEvent[] = []
  ledger.onTold((event) => told.push(event))
  const reach = async (moment: Date) => {
    at = moment
    await ledger.tick()
    renewAll(ledger, false)
  }
  const customers = new Map<string, string>()
  const price = priceOf(ledger, plan)
  for (const { at, person, act } of acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await reach(at)
    const customer = customers.get(person.id) ?? customerFor(ledger, person)
    customers.set(person.id, customer)
    const metadata = { person_id: person.id, plan_id: plan.id }
    if (act === 'start') startSubscription(ledger, { customer, price, quantity: 1, metadata })
    else if (act === 'cardRefused') ledger.books.cards[customer] = 'refused'
    else for (const one of runningOf(ledger, customer)) cancelAtPeriodEnd(ledger, one, true)
  }
  await reach(now)
  forget(ledger)
  await ledger.save()
  const understood: ProviderMessage[] = []
  for (const event of told.toSorted((a, b) => a.created - b.created)) {
    const { id, type, created } = event
    const message = await provider.understand({ id, type, at: new Date(created * 1000).toISOString(), payload: event })
    if (message) understood.push(message)
  }
  return { messages: understood, customers }
}

const runningOf = ({ books }: Ledger, customer: string): Subscription[] =>
  Object.values(books.subscriptions).filter((one) => one.customer === customer && one.status === 'active')

function customerFor({ books, now }: Ledger, { id: personId, email }: PastAct['person']): string {
  const id = newObjectId('cus', 14)
  const metadata = { person_id: personId }
  books.customers[id] = { id, object: 'customer', created: now(), email, name: null, metadata, livemode: false }
  return id
}

/** The price of the plan, under the key by which the next checkout finds it again. */
function priceOf({ books, now }: Ledger, plan: PlanForSale): Price {
  const product = newObjectId('prod', 14)
  const created = now()
  books.products[product] = { id: product, object: 'product', name: plan.name, active: true, created, livemode: false }
  const price: Price = {
    id: newObjectId('price'),
    object: 'price',
    active: true,
    created,
    currency: 'eur',
    lookup_key: priceKeyOf(plan),
    metadata: { plan_id: plan.id },
    product,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: plan.priceCents,
    livemode: false,
  }
  books.prices[price.id] = price
  return price
}

/** Lets go what nothing asks for any more: the books are written every few seconds, and only the last period of each can go back. */
function forget({ books }: Ledger): void {
  const last = new Set(Object.values(books.subscriptions).map((one) => one.latest_invoice))
  for (const { id } of Object.values(books.invoices)) if (!last.has(id)) delete books.invoices[id]
  const kept = new Set<string>()
  for (const { id, invoice, payment } of Object.values(books.invoicePayments))
    if (last.has(invoice)) kept.add(payment.payment_intent)
    else delete books.invoicePayments[id]
  for (const { id, payment_intent } of Object.values(books.charges))
    if (!kept.has(payment_intent)) delete books.charges[id]
  for (const id of Object.keys(books.events)) delete books.events[id]
}
