import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { type HeldDate, holdDateOf } from '../seats/holdDate.ts'
import type { EnrolmentRow } from '../seats/places.ts'
import { eventEnrollments, events, eventTransfers } from '../tables.ts'

export type Transfer = typeof eventTransfers.$inferSelect

/** A place with its date, which is held: nothing about its seats changes until the end of the transaction. */
export type HeldPlace = {
  date: HeldDate
  place: EnrolmentRow
  event: { id: string; title: string; zone: string; status: 'scheduled' | 'cancelled' }
}

/** Opens a place and holds its date; refuses what is not there. */
export async function openHeldPlace(tx: Tx, enrolmentId: string): Promise<HeldPlace> {
  const date = await holdDateOf(tx, enrolmentId)
  const [found] = await tx
    .select({
      place: eventEnrollments,
      event: { id: events.id, title: events.title, zone: events.timezone, status: events.status },
    })
    .from(eventEnrollments)
    .innerJoin(events, eq(events.id, eventEnrollments.eventId))
    .where(eq(eventEnrollments.id, enrolmentId))
  return date && found ? { date, ...found } : refuse('NOT_FOUND')
}

/**
 * Opens a request for somebody whom `isFor` lets in, with its place: the date is held first, then the request, as whoever
 * ends it does. One of others is not there.
 */
export async function openTransfer(tx: Tx, id: string, isFor: (transfer: Transfer) => boolean) {
  const [named] = await tx.select().from(eventTransfers).where(eq(eventTransfers.id, id))
  if (!named || !isFor(named)) return refuse('NOT_FOUND')
  const held = await openHeldPlace(tx, named.enrollmentId)
  const [transfer] = await tx.select().from(eventTransfers).where(eq(eventTransfers.id, id)).for('update')
  return transfer ? { ...held, transfer } : refuse('NOT_FOUND')
}

/** The place and its date as the rule of handing on sees them. */
export const handed = ({ place, date, event }: HeldPlace) => ({
  place,
  date: {
    startAt: date.startsAt,
    isCalledOff: date.status === 'cancelled' || event.status === 'cancelled',
    waiting: date.waiting,
  },
})
