import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { eventDates, eventEnrollments } from './tables.ts'

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

/** Locks the date of an enrolment; null when there is no such enrolment. */
export async function holdDateOf(tx: Tx, enrolmentId: string): Promise<HeldDate | null> {
  const dateId = tx
    .select({ id: eventEnrollments.dateId })
    .from(eventEnrollments)
    .where(eq(eventEnrollments.id, enrolmentId))
  const [date] = await tx.select().from(eventDates).where(sql`${eventDates.id} = (${dateId})`).for('no key update')
  return date ?? null
}
