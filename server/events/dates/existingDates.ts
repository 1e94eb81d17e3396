import { dayOf } from '@bewezen/domain/base/dates.ts'
import type { ExistingDate } from '@bewezen/domain/events/seriesEdit.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { HeldDate } from '../seats/holdDate.ts'
import { isLiveRow } from '../seats/places.ts'
import { eventEnrollments, eventExceptions, eventInstances } from '../tables.ts'

/** The dates of an event as an edit finds them, in order of time; all of them are held. */
export async function readExistingDates(
  tx: Tx,
  event: { id: string; startWall: string; timezone: string },
  held: readonly HeldDate[],
): Promise<ExistingDate[]> {
  const { dateId, eventId } = eventEnrollments
  const counts = await tx
    .select({
      dateId,
      enrolments: sql<number>`count(*)::int`,
      live: sql<number>`(count(*) filter (where ${isLiveRow}))::int`,
    })
    .from(eventEnrollments)
    .where(eq(eventId, event.id))
    .groupBy(dateId)
  const { id, day, isLoose, parentEventId } = eventInstances
  const instances = await tx.select({ id, day, isLoose }).from(eventInstances).where(eq(parentEventId, event.id))
  const [countOf, instanceOf] = [
    new Map(counts.map((one) => [one.dateId, one])),
    new Map(instances.map((one) => [one.id, one])),
  ]
  return held
    .map((date) => ({
      id: date.id,
      isStart: date.id === event.id,
      status: date.status,
      startAt: date.startsAt.toISOString(),
      endAt: date.endsAt.toISOString(),
      day: instanceOf.get(date.id)?.day ?? dayOfStart(event, date),
      movedFrom: date.movedFrom,
      isLoose: instanceOf.get(date.id)?.isLoose ?? false,
      enrolments: countOf.get(date.id)?.enrolments ?? 0,
      live: countOf.get(date.id)?.live ?? 0,
    }))
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
}

/** The day of the start of an event: that of its series, unless it was moved on its own. */
const dayOfStart = (event: { startWall: string; timezone: string }, { movedFrom, startsAt }: HeldDate): string =>
  movedFrom === null ? event.startWall.slice(0, 10) : dayOf(startsAt, event.timezone)

/** The days of a series that were deleted one by one (EV-RECUR-19), or left by a date that was moved on its own (EV-RECUR-32). */
export async function readDeletedDays(tx: Tx, eventId: string): Promise<Set<string>> {
  const rows = await tx.select().from(eventExceptions).where(eq(eventExceptions.eventId, eventId))
  return new Set(rows.map(({ day }) => day))
}
