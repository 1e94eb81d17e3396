import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { refuse } from '../../base/refuse.ts'
import { eventPayments, events } from '../tables.ts'
import { closeWhenOver } from './closeCheckout.ts'

export type EventPayment = typeof eventPayments.$inferSelect

/** The provider wants a checkout to live for 30 minutes from the moment our request arrives there. */
const slackMs = 2 * minuteMs

const { id, enrollmentId, status } = eventPayments
/** The checkout is being opened, or stands open. */
export const isUndecided = inArray(status, ['opening', 'open'])

/** A seat that is held for somebody while they pay. */
export type Held = {
  enrolmentId: string
  personId: string
  eventId: string
  heldUntil: number
  /** What is asked instead of the price of this moment: what a discount left of it (EV-MORE-15). */
  amountCents?: number | undefined
}

/** Writes down the checkout of one hold: see `beginPayments`. */
export async function beginPayment(house: House, tx: Tx, held: Held, now: Date): Promise<EventPayment> {
  const [payment] = await beginPayments(house, tx, [held], now)
  return payment ?? refuse('CHECKOUT_ERROR')
}

/**
 * Writes down the checkouts of holds on one event that begin now, at the price that it has at this moment, in their
 * order; each is closed when its hold ends. None when nothing has to be paid (EV-PAY-10, EV-PAY-11, EV-PAY-15).
 */
export async function beginPayments(
  house: House,
  tx: Tx,
  holds: readonly Held[],
  now: Date,
): Promise<readonly EventPayment[]> {
  const [first] = holds
  if (!first) return []
  const { title, priceCents, priceCurrency } = events
  const price = { title, priceCents, priceCurrency }
  const [event] = await tx.select(price).from(events).where(eq(events.id, first.eventId))
  const priceNow = event?.priceCents
  if (!event || !priceNow) return []
  const payments = holds.map((held) => ({
    id: newId(),
    enrollmentId: held.enrolmentId,
    userId: held.personId,
    eventId: held.eventId,
    eventTitle: event.title,
    amountCents: held.amountCents ?? priceNow,
    currency: event.priceCurrency,
    status: 'opening' as const,
    createdAt: now,
    expiresAt: new Date(held.heldUntil + slackMs),
  }))
  const written = await tx.insert(eventPayments).values(payments).returning()
  for (const [at, { heldUntil }] of holds.entries()) {
    const paymentId = payments[at]?.id
    if (paymentId) await closeWhenOver(house, tx, { paymentId, at: heldUntil }, now)
  }
  return payments.flatMap(({ id: paymentId }) => written.find((one) => one.id === paymentId) ?? [])
}

/** The checkout of a hold that is not decided yet. */
export async function undecidedOf(reader: Reader, ofEnrolment: string): Promise<EventPayment | undefined> {
  const [found] = await reader
    .select()
    .from(eventPayments)
    .where(and(eq(enrollmentId, ofEnrolment), isUndecided))
  return found
}

export async function readPayment(reader: Reader, paymentId: string): Promise<EventPayment | undefined> {
  const [found] = await reader.select().from(eventPayments).where(eq(id, paymentId))
  return found
}
