import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import { eventDates, eventEnrollments } from '../tables.ts'

/** A date whose seats nobody else can change until the transaction ends. */
export type HeldDate = typeof eventDates.$inferSelect

/**
 * Locks a date: everybody who wants one of its seats waits here, one after the other. Who needs several locks them in
 * the order of their ids, one call each, so that no two wait for each other. Null when it is not there.
 */
export async function holdDate(tx: Tx, id: string, { lock = true } = {}): Promise<HeldDate | null> {
  const found = tx.select().from(eventDates).where(eq(eventDates.id, id))
  const [date] = await (lock ? found.for('no key update') : found)
  return date ?? null
}

/** Locks all dates of an event that is locked already, in the order of their ids. */
export const holdDates = (tx: Tx, eventId: string): Promise<HeldDate[]> =>
  tx.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.id).for('no key update')

/**
 * Locks the date of an enrolment; null when there is no such enrolment. An edit of the series may give the date another id
 * while this waits for it: what was locked is then no longer the date of the enrolment, and it is looked up once more.
 */
export async function holdDateOf(tx: Tx, enrolmentId: string): Promise<HeldDate | null> {
  for (;;) {
    const dateId = await dateIdOf(tx, enrolmentId)
    if (dateId === null) return null
    const date = await holdDate(tx, dateId)
    if (date && (await dateIdOf(tx, enrolmentId)) === date.id) return date
  }
}

/** The date that an enrolment is for at this moment; null when there is no such enrolment. */
export async function dateIdOf(reader: Reader, enrolmentId: string): Promise<string | null> {
  const { id, dateId } = eventEnrollments
  const [own] = await reader.select({ dateId }).from(eventEnrollments).where(eq(id, enrolmentId))
  return own?.dateId ?? null
}
