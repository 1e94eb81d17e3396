import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { firstOccurring, type Occurring } from '@bewezen/domain/events/occurring.ts'
import { seriesDates } from '@bewezen/domain/events/series.ts'
import type { Tx } from '../../base/database/open.ts'
import { eventDates, events, eventTeachers, eventVisibilityRoles } from '../tables.ts'
import { addInstances } from './instances.ts'
import { seatsOf } from './seatsOf.ts'

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
      startDate: new Date(start.startAt),
      endDate: new Date(start.endAt),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!event) throw new Error('an event that was written is not there')
  if (teacherIds.length > 0)
    await tx.insert(eventTeachers).values(teacherIds.map((teacherId) => ({ eventId: event.id, teacherId })))
  if (roles.length > 0)
    await tx.insert(eventVisibilityRoles).values(roles.map((roleName) => ({ eventId: event.id, roleName })))

  const { recurrencePattern: pattern, recurrenceEndDate: until } = event
  const rule = pattern && { ...clocked, pattern, until }
  const today = dayOf(now, clocked.zone)
  const series = rule ? seriesDates(rule, today) : { dates: [], cutAfter: null }
  const later = series.dates.map((date) => ({ ...date, id: newId() }))
  await addInstances(
    tx,
    event.id,
    later.map((date) => ({ ...date, isLoose: false, status: 'scheduled' as const })),
    now,
  )
  const dates = [{ ...start, id: event.id }, ...later]
  await tx.insert(eventDates).values(dates.map((date) => rowOf(event, date, now)))
  return { id: event.id, dateIds: dates.map(({ id }) => id), stopsAfter: series.cutAfter }
}

/** The row of seats of one date. */
const rowOf = (event: EventRow, { id, startAt, endAt }: Occurring & { id: string }, now: Date) => ({
  id,
  eventId: event.id,
  occurrenceId: id === event.id ? null : id,
  countedAt: now,
  startsAt: new Date(startAt),
  endsAt: new Date(endAt),
  ...seatsOf(event)(startAt),
})
