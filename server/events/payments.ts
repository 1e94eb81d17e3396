import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { refuse } from '../base/refuse.ts'
import { closeWhenOver } from './closing.ts'
import { eventPayments, events } from './tables.ts'

export type EventPayment = typeof eventPayments.$inferSelect

/** The provider wants a checkout to live for 30 minutes from the moment our request arrives there. */
const slackMs = 2 * minuteMs

const { id, enrollmentId, status } = eventPayments
/** The checkout is being opened, or stands open. */
export const isUndecided = inArray(status, ['opening', 'open'])

type Held = { enrolmentId: string; personId: string; eventId: string; heldUntil: number }

/**
 * Writes down the checkout of a hold that begins now, at the price that the event has at this moment; it is closed when
 * the hold ends (EV-PAY-10, EV-PAY-11, EV-PAY-15).
 */
export async function beginPayment(house: House, tx: Tx, held: Held, now: Date): Promise<EventPayment> {
  const { title, priceCents, priceCurrency } = events
  const price = { title, priceCents, priceCurrency }
  const [event] = await tx.select(price).from(events).where(eq(events.id, held.eventId))
  if (!event?.priceCents) return refuse('CHECKOUT_ERROR')
  const payment = {
    ...{ id: newId(), enrollmentId: held.enrolmentId, userId: held.personId },
    ...{ eventId: held.eventId, eventTitle: event.title },
    ...{ amountCents: event.priceCents, currency: event.priceCurrency, status: 'opening' as const },
    ...{ createdAt: now, expiresAt: new Date(held.heldUntil + slackMs) },
  }
  const [written] = await tx.insert(eventPayments).values(payment).returning()
  if (!written) throw new Error('a payment that was written is not there')
  await closeWhenOver(house, tx, { paymentId: written.id, at: held.heldUntil }, now)
  return written
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
