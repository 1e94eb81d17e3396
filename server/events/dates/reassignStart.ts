import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { HeldDate } from '../seats/holdDate.ts'
import { eventDates, eventEnrollments } from '../tables.ts'

/** A date without anybody, for people to come. */
const nobody = { taken: 0, excess: 0, waiting: 0, came: 0, status: 'scheduled' as const }

/**
 * Lets the people of the start of an event go on under the id of an instance that is written already, with everything
 * that counts them; nobody is on the start after it (EV-RECUR-16, EV-ENROL-36).
 */
export async function startBecomesInstance(tx: Tx, start: HeldDate, instanceId: string): Promise<HeldDate> {
  const date = { ...start, id: instanceId, occurrenceId: instanceId }
  await tx.insert(eventDates).values(date)
  await tx
    .update(eventEnrollments)
    .set({ occurrenceId: instanceId })
    .where(and(eq(eventEnrollments.eventId, start.eventId), isNull(eventEnrollments.occurrenceId)))
  return date
}

/** Empties the start of an event, on which nobody is any more. */
export async function emptyStart(tx: Tx, start: HeldDate): Promise<HeldDate> {
  const date = { ...start, ...nobody }
  await tx.update(eventDates).set(nobody).where(eq(eventDates.id, start.id))
  return date
}

/** Lets the people of an instance go on as those of the start, which nobody is on; the instance can go then. */
export async function instanceBecomesStart(tx: Tx, start: HeldDate, instance: HeldDate): Promise<HeldDate> {
  const date = { ...instance, id: start.id, occurrenceId: null }
  const { id: _id, ...seats } = date
  await tx.update(eventDates).set(seats).where(eq(eventDates.id, start.id))
  await tx.update(eventEnrollments).set({ occurrenceId: null }).where(eq(eventEnrollments.occurrenceId, instance.id))
  return date
}
