import { type Attempt, events as contract } from '@bewezen/domain/events/contract.ts'
import { holdRefusal } from '@bewezen/domain/events/enrolment.ts'
import { type PaymentProvider, ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { ensureCustomer } from '../payments/index.ts'
import { openAttempt } from './attempt.ts'
import { type HeldDate, holdDate, holdDateOf } from './holdDate.ts'
import { countCall } from './limit.ts'
import { passSeats } from './passSeats.ts'
import { beginPayment, type EventPayment, readPayment, undecidedOf } from './payments.ts'
import { isLiveRow } from './places.ts'
import { eventEnrollments, eventPayments } from './tables.ts'

/** `create-event-checkout`: holds a seat and answers where it is paid (EV-PAY-10, EV-CALL-38, EV-CALL-47). */
export const checkout = serve(contract.checkout, async (ctx, input) => {
  const { provider } = ctx.house.payments
  if (!provider) return refuse('STRIPE_NOT_CONFIGURED')
  await countCall(ctx)
  const payment = await ctx.transaction((tx, now) => holdToPay(ctx.house, tx, ctx.person.id, input, now))
  return { url: await openAtProvider(ctx.house, provider, payment) }
})

/**
 * The checkout of somebody's hold on a date: of the one that is open, of an offer that becomes a hold, or of a new one
 * after all checks of enrolling. Nobody else can take the seat meanwhile, since the date is held.
 */
export async function holdToPay(
  house: House,
  tx: Tx,
  personId: string,
  input: Attempt,
  now: Date,
): Promise<EventPayment> {
  const held = input.occurrenceId ? await holdDate(tx, input.occurrenceId) : null
  const own = held && (await readOwn(tx, held, personId))
  if (own?.status === 'reserved') return reopened(house, tx, own, now)

  // Who was offered a seat agreed to everything when they joined the waitlist.
  const offered = held && own?.status === 'offered' ? { date: held } : null
  const attempt = offered ?? (await openAttempt(tx, personId, input, now))
  await refuseTooManyHolds(tx, personId)
  const event = { kind: 'hold', id: input.id, personId } as const
  const passed = await passSeats(house, tx, { ...attempt, event, now })
  if ('code' in passed) return refuse(passed.code)
  const place = passed.changed.find(({ after }) => after.personId === personId)?.after
  if (!place?.heldUntil) return refuse('CHECKOUT_ERROR')
  const { eventId } = attempt.date
  return beginPayment(house, tx, { enrolmentId: place.id, personId, eventId, heldUntil: place.heldUntil }, now)
}

type Own = Pick<typeof eventEnrollments.$inferSelect, 'id' | 'eventId' | 'userId' | 'status' | 'holdExpiresAt'>

/** The hold that is open already; one whose time is over is about to be given on. */
async function reopened(house: House, tx: Tx, own: Own, now: Date): Promise<EventPayment> {
  const { id: enrolmentId, eventId, userId, holdExpiresAt } = own
  if (!userId || !holdExpiresAt || holdExpiresAt <= now) return refuse('CHECKOUT_ERROR')
  const held = { enrolmentId, eventId, personId: userId, heldUntil: holdExpiresAt.getTime() }
  return (await undecidedOf(tx, enrolmentId)) ?? beginPayment(house, tx, held, now)
}

async function readOwn(tx: Tx, { id }: HeldDate, personId: string): Promise<Own | undefined> {
  const { dateId, userId } = eventEnrollments
  const [own] = await tx
    .select()
    .from(eventEnrollments)
    .where(and(eq(dateId, id), eq(userId, personId), isLiveRow))
  return own
}

/** At most three holds of one person at once, over all dates: those who ask at the same moment wait for each other (EV-EDGE-35). */
async function refuseTooManyHolds(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`events.holds ${personId}`}, 0))`)
  const { userId, status } = eventEnrollments
  const open = await tx.$count(eventEnrollments, and(eq(userId, personId), eq(status, 'reserved')))
  refuseIf(holdRefusal(open))
}

/**
 * The address of the provider's page for a checkout, opened there when it is not yet. Two who ask at once get the same
 * page, since the id of the payment is the key of the request. When it cannot be opened the hold is released and
 * CHECKOUT_ERROR answered. Reaches outside: never in a transaction.
 */
async function openAtProvider(house: House, provider: PaymentProvider, payment: EventPayment): Promise<string> {
  if (payment.url) return payment.url
  try {
    const { sessionId, url } = await startAt(provider, house, payment)
    const { db } = house.database
    const isOpening = and(eq(eventPayments.id, payment.id), eq(eventPayments.status, 'opening'))
    const opened = await db
      .update(eventPayments)
      .set({ status: 'open', providerSessionId: sessionId, url })
      .where(isOpening)
      .returning({ id: eventPayments.id })
    if (opened.length > 0 || (await readPayment(db, payment.id))?.status === 'open') return url
    // The hold ended while the provider was asked: nobody may pay there any more.
    await provider.expireCheckout(sessionId)
    return refuse('CHECKOUT_ERROR')
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    house.log.error({ err: problem }, 'the payment provider refused or did not answer')
    return (await release(house, payment)) ?? refuse('CHECKOUT_ERROR')
  }
}

async function startAt(provider: PaymentProvider, house: House, payment: EventPayment) {
  const { SITE_URL: site } = house.settings
  const personId = payment.userId ?? refuse('CHECKOUT_ERROR')
  return provider.startOneTime({
    ...{ checkoutId: payment.id, reference: payment.enrollmentId, personId, name: payment.eventTitle },
    ...{ cents: payment.amountCents, currency: payment.currency, expiresAt: payment.expiresAt.toISOString() },
    customerId: await ensureCustomer(house.database.db, provider, personId),
    // Fixed here: nobody is sent anywhere else (EV-PAY-19).
    successUrl: `${site}/events?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${site}/events?payment=cancelled`,
  })
}

/** Gives the seat of a checkout that could not be opened on; answers the address when another request opened it after all. */
const release = (house: House, payment: EventPayment): Promise<string | null> =>
  house.transaction(async (tx, now) => {
    const date = await holdDateOf(tx, payment.enrollmentId)
    const failed = await tx
      .update(eventPayments)
      .set({ status: 'failed' })
      .where(and(eq(eventPayments.id, payment.id), eq(eventPayments.status, 'opening')))
      .returning({ id: eventPayments.id })
    if (failed.length === 0) return (await undecidedOf(tx, payment.enrollmentId))?.url ?? null
    if (date) await passSeats(house, tx, { date, event: { kind: 'holdEnded', id: payment.enrollmentId }, now })
    return null
  })
