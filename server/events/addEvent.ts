import { newId } from '@bewezen/domain/base/ids.ts'
import { toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { cancelsFreelyUntil, closesAt, type Dated } from '@bewezen/domain/events/deadlines.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { firstOccurring, type Occurring } from '@bewezen/domain/events/occurring.ts'
import { seriesDates } from '@bewezen/domain/events/series.ts'
import type { Tx } from '../base/database/open.ts'
import { eventDates, eventInstances, events, eventTeachers, eventVisibilityRoles } from './tables.ts'

type EventRow = typeof events.$inferSelect
type Fixed = 'startDate' | 'endDate' | 'createdAt' | 'updatedAt'
/** An event to be made: its moments follow from what the clock on the wall says. */
export type NewEvent = Omit<typeof events.$inferInsert, Fixed> & { teacherIds?: string[]; roles?: string[] }

/** Writes a new event with all its dates and their seats. Answers the ids of the dates in order; the first is that of the event. */
export async function addEvent(tx: Tx, { teacherIds = [], roles = [], ...wish }: NewEvent, now: Date) {
  const clocked = { start: wish.startWall, end: wish.endWall, zone: wish.timezone ?? 'Europe/Amsterdam' }
  const start = firstOccurring(clocked)
  const [event] = await tx
    .insert(events)
    .values({
      ...wish,
      ...{ startDate: new Date(start.startAt), endDate: new Date(start.endAt), createdAt: now, updatedAt: now },
    })
    .returning()
  if (!event) throw new Error('an event that was written is not there')
  if (teacherIds.length > 0)
    await tx.insert(eventTeachers).values(teacherIds.map((teacherId) => ({ eventId: event.id, teacherId })))
  if (roles.length > 0)
    await tx.insert(eventVisibilityRoles).values(roles.map((roleName) => ({ eventId: event.id, roleName })))

  const { recurrencePattern: pattern, recurrenceEndDate: until } = event
  const rule = pattern && { ...clocked, pattern, until }
  const today = toWallTime(now, clocked.zone).slice(0, 10)
  const later = (rule ? seriesDates(rule, today).dates : []).map((date) => ({ ...date, id: newId() }))
  if (later.length > 0) await tx.insert(eventInstances).values(later.map((date) => instanceOf(event, date, now)))
  const dates = [{ ...start, id: event.id }, ...later]
  await tx.insert(eventDates).values(dates.map((date) => seatsOf(event, date, now)))
  return { id: event.id, dateIds: dates.map(({ id }) => id) }
}

const instanceOf = (event: EventRow, { id, day, startAt, endAt }: Occurring & { id: string }, now: Date) => ({
  ...{ id, parentEventId: event.id, day, createdAt: now },
  ...{ startDate: new Date(startAt), endDate: new Date(endAt) },
})

/** The row of seats of one date, with the deadlines of the event as they count for it (EV-CANCEL-08, EV-ENROL-35). */
function seatsOf(event: EventRow, { id, startAt, endAt }: Occurring & { id: string }, now: Date) {
  const dated: Dated = { ...event, startAt: event.startDate, zone: event.timezone }
  const freeUntil = cancelsFreelyUntil(dated, startAt)
  return {
    ...{ id, eventId: event.id, occurrenceId: id === event.id ? null : id, countedAt: now },
    ...{ startsAt: new Date(startAt), endsAt: new Date(endAt), closesAt: new Date(closesAt(dated, startAt)) },
    freeUntil: freeUntil === null ? null : new Date(freeUntil),
    isPaid: !isFree(event),
    seats: event.hasCapacityLimit ? event.maxParticipants : null,
  }
}
