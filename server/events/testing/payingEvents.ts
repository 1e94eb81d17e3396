import { newId } from '@bewezen/domain/base/ids.ts'
import { type Attempt, events as contract } from '@bewezen/domain/events/contract.ts'
import { type PaymentProvider, ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { and, eq } from 'drizzle-orm'
import type { TestPerson } from '../../base/testing/world.ts'
import { openPayingWorld, sessionIn } from '../../membership/testing/paying.ts'
import type { Charge } from '../../payments/standin/objects.ts'
import { eventEnrollments, eventPayments } from '../tables.ts'

/** A house that sells places on events, with a provider whose clock goes along. */
export async function openPayingEvents(options: Parameters<typeof openPayingWorld>[0] = {}) {
  const world = await openPayingWorld(options)
  const { standIn } = world
  const { payments, database } = world.house
  const { db } = database

  const asked = (occurrenceId: string, change: { id?: string } = {}): Attempt => ({
    id: newId(),
    occurrenceId,
    termsVersion: 'AV-2025-01',
    ...change,
    enrollmentData: {
      dietary_restrictions: [],
      allergies: [],
      notes: '',
      terms_accepted: true,
      cancellation_policy_accepted: true,
    },
  })
  const checksOut = async (who: TestPerson, { id }: { id: string }, change?: { id?: string }) => {
    const { url } = await who.does(contract.checkout, asked(id, change))
    if (url === null) throw new Error('there is something to pay')
    return { url, sessionId: sessionIn(url) }
  }
  /** Waits until everything the provider told so far has arrived here and is processed. */
  const heardAll = async () => {
    await world.until(standIn.isQuiet)
    await world.settled()
  }

  return {
    ...world,
    asked,
    checksOut,
    heardAll,
    /** An event for which one pays € 25, by default for ten people. */
    paidEvent: (wish: Parameters<typeof world.given.event>[0] = {}) =>
      world.given.event({ isPaid: true, priceCents: 2_500, ...wish }),
    /** Somebody checks out and pays on the provider's page. */
    buys: async (who: TestPerson, event: { id: string }) => {
      const { sessionId } = await checksOut(who, event)
      const { payment_intent: paymentId } = await standIn.pay(sessionId)
      await heardAll()
      return { sessionId, paymentId: String(paymentId) }
    },
    /** What a bank or the people at the provider do to a payment. */
    act: (payment: string, act: 'refund' | 'refundFails' | 'dispute' | 'disputeWon' | 'disputeLost') =>
      standIn.call<Charge>('/control/payment', { payment, act }),
    pays: (sessionId: string) => standIn.pay(sessionId).then(heardAll),
    /** Lets minutes pass, here and at the provider. */
    minutes: (many: number) => world.pass(many / 1440).then(heardAll),
    /** Everybody's places on a date, in the order in which they came. */
    placesOn: ({ id }: { id: string }, who?: { id: string }) =>
      db
        .select()
        .from(eventEnrollments)
        .where(and(eq(eventEnrollments.dateId, id), who ? eq(eventEnrollments.userId, who.id) : undefined))
        .orderBy(eventEnrollments.came),
    paymentsFor: ({ id }: { id: string }) =>
      db.select().from(eventPayments).where(eq(eventPayments.eventId, id)).orderBy(eventPayments.createdAt),
    /** A provider that cannot do something for a while, always or with one thing; answers how to mend it. */
    failing: (call: 'startOneTime' | 'refundPayment' | { readCheckout: string }) => {
      const { provider } = payments
      if (!provider) throw new Error('there is no provider')
      const fails = () => Promise.reject(new ProviderFailed('not now'))
      const broken: PaymentProvider =
        typeof call === 'string'
          ? { ...provider, [call]: fails }
          : { ...provider, readCheckout: (id) => (id === call.readCheckout ? fails() : provider.readCheckout(id)) }
      payments.provider = broken
      return () => {
        payments.provider = provider
      }
    },
  }
}
