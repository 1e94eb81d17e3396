import type { SeatEvent } from '@bewezen/domain/events/seatEvents.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { refuseIf } from '../../base/refuse.ts'
import type { HeldDate } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { eventDates } from '../tables.ts'
import type { WrittenDate } from './writtenDate.ts'

/** What an event says about the seats of one of its dates. */
export type DateSeats = Pick<HeldDate, 'isPaid' | 'seats' | 'closesAt' | 'freeUntil'>
export type SeatsOf = (startAt: string) => DateSeats

type Context = { house: House; tx: Tx; now: Date }
type Dates = {
  eventId: string
  dates: readonly WrittenDate[]
  /** The rows that are there, by the ids that their dates have now. */
  rows: ReadonlyMap<string, HeldDate>
  seatsOf: SeatsOf
}

/**
 * Brings the seats of all dates of an event in line with it. Where people are, everything passes through the rule, so
 * that who waits gets what came free (EV-EDGE-27, EV-EDGE-28); where nobody ever was there is nothing to decide.
 */
export async function syncSeats(context: Context, it: Dates): Promise<void> {
  const { tx, now } = context
  const all = it.dates.map((date) => ({ date, row: it.rows.get(date.id), wanted: it.seatsOf(date.startAt) }))
  for (const { date, row, wanted } of all) {
    if (!row || row.came === 0) continue
    const isOff = date.status === 'cancelled' && row.status === 'scheduled'
    // What has been stays as it was.
    if (Date.parse(date.endAt) <= now.getTime() && !isOff) continue
    const event: SeatEvent = isOff ? { kind: 'callOff' } : { kind: 'setMax', max: wanted.seats }
    // By the deadline and the price as they are from now on: written below, once nobody waits for a seat that is free.
    const passed = await passSeats(context.house, tx, { date: { ...row, ...wanted, seats: row.seats }, event, now })
    if ('code' in passed) refuseIf(passed)
  }
  const fresh = all.filter(({ row }) => !row)
  if (fresh.length > 0)
    await tx.insert(eventDates).values(fresh.map(({ date, wanted }) => rowOf(it.eventId, date, wanted, now)))
  await updateDates(
    tx,
    all.flatMap(({ date, row, wanted }) => (row ? [{ ...rowOf(it.eventId, date, wanted, now), came: row.came }] : [])),
  )
}

const rowOf = (
  eventId: string,
  { id, startAt, endAt, status, movedFrom }: WrittenDate,
  wanted: DateSeats,
  now: Date,
) => ({
  id,
  eventId,
  occurrenceId: id === eventId ? null : id,
  status,
  movedFrom,
  countedAt: now,
  ...wanted,
  startsAt: new Date(startAt),
  endsAt: new Date(endAt),
})

/** Seats and status of a date with people were written by the rule. */
async function updateDates(tx: Tx, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`update event_dates d set starts_at = n."startsAt", ends_at = n."endsAt", moved_from = n."movedFrom", is_paid = n."isPaid",
      closes_at = n."closesAt", free_until = n."freeUntil", counted_at = n."countedAt",
      seats = case when n.came = 0 then n.seats else d.seats end,
      status = case when n.came = 0 then n.status else d.status end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "startsAt" timestamptz,
      "endsAt" timestamptz, "movedFrom" date, "isPaid" boolean, "closesAt" timestamptz, "freeUntil" timestamptz,
      "countedAt" timestamptz, seats integer, status text, came integer)
    where d.id = n.id`)
}
