import { dayOf } from '@bewezen/domain/base/dates.ts'
import { toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { movedDate, moveFaults, slotsOf } from '@bewezen/domain/events/dateMove.ts'
import { mayMove } from '@bewezen/domain/events/movableDate.ts'
import type { ExistingDate, PlannedDate } from '@bewezen/domain/events/seriesEdit.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { openEvent } from '../openEvent.ts'
import { holdDates } from '../seats/holdDate.ts'
import { eventExceptions, events } from '../tables.ts'
import type { EventRow } from './eventRow.ts'
import { readExistingDates } from './existingDates.ts'
import { updateInstances } from './instances.ts'
import { recordDateChanges } from './recordDateChanges.ts'
import { seatsOf } from './seatsOf.ts'
import { syncSeats } from './syncSeats.ts'

/**
 * Moves one date of a series, its start included, which stays the start; the others stand where they stood. People on it
 * hear of it as at an edit (EV-RECUR-29..33). The second of two who move one date is refused with where it is now.
 */
export const moveDate = serve(contract.moveDate, (ctx, { eventId, occurrenceId, start, end, seen }) =>
  ctx.transaction(async (tx, now) => {
    const event = await openEvent(tx, eventId)
    const held = await holdDates(tx, eventId)
    const existing = await readExistingDates(tx, event, held)
    const date = existing.find(({ id }) => id === occurrenceId)
    if (!date || !event.isRecurring) return refuse('OCCURRENCE_NOT_FOUND')
    const { startAt, endAt } = date
    if (startAt !== seen.startAt || endAt !== seen.endAt) return refuse('CHANGED', { startAt, endAt })
    const [isCancelled, isDateOff] = [event.status === 'cancelled', date.status === 'cancelled']
    if (!mayMove({ isRecurring: true, isCancelled }, { startAt, isCancelled: isDateOff }, now))
      return refuse(isCancelled || isDateOff ? 'EVENT_CANCELLED' : 'OCCURRENCE_STARTED')

    const to = { start, end, zone: event.timezone }
    const otherDays = new Set(existing.filter((one) => one !== date).map(({ day }) => day))
    const faults = moveFaults(to, otherDays, now)
    if (Object.keys(faults).length > 0) return refuse('FAULTY_FIELDS', { faults })

    const moved = { ...movedDate(date, to, seriesOf(event, now)), id: date.id }
    await writeMoved(tx, event, date, moved, now)
    const rows = new Map(held.map((row) => [row.id, row]))
    await syncSeats({ house: ctx.house, tx, now }, { eventId, dates: [moved], rows, seatsOf: seatsOf(event) })
    await recordDateChanges(tx, { before: event, after: event, existing, dates: [moved], cancelled: [], now })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'event.dateMoved',
      subjectId: eventId,
      reason: event.title,
      oldValue: timesOf(date, event.timezone),
      newValue: timesOf(moved, event.timezone),
      at: now,
    })
    await record(tx, { kind: 'event.saved', eventId })
    return { success: true as const }
  }),
)

/** The times on the wall of an event's series, and the days on which it has a date. */
function seriesOf({ startWall, endWall, timezone, recurrencePattern, recurrenceEndDate }: EventRow, now: Date) {
  const series = { start: startWall, end: endWall, zone: timezone }
  const rule = { ...series, pattern: recurrencePattern, until: recurrenceEndDate }
  return { series, slots: slotsOf(rule, dayOf(now, timezone)) }
}

/** The day that a date left gets no other date at an edit of the series; that of the start never has one of its own. */
async function writeMoved(
  tx: Tx,
  event: EventRow,
  before: ExistingDate,
  after: PlannedDate & { id: string },
  now: Date,
) {
  const { isStart, startAt, endAt, movedFrom } = after
  if (isStart) {
    const times = { startDate: new Date(startAt), endDate: new Date(endAt), updatedAt: now }
    await tx.update(events).set(times).where(eq(events.id, event.id))
    return
  }
  await updateInstances(tx, [after], now)
  const slot = { eventId: event.id, day: before.movedFrom ?? before.day }
  if (movedFrom !== null) await tx.insert(eventExceptions).values(slot).onConflictDoNothing()
  else
    await tx
      .delete(eventExceptions)
      .where(and(eq(eventExceptions.eventId, event.id), eq(eventExceptions.day, slot.day)))
}

const timesOf = ({ startAt, endAt }: { startAt: string; endAt: string }, zone: string): string =>
  `${toWallTime(startAt, zone)} – ${toWallTime(endAt, zone)}`
