import { isDeepStrictEqual } from 'node:util'
import type { SeatEffect, SeatRefusal } from '@bewezen/domain/events/seatAnswer.ts'
import { afterSeatEvent, type SeatEvent } from '@bewezen/domain/events/seatEvents.ts'
import { type Place, type Seats, takenSeats } from '@bewezen/domain/events/seats.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { followMoney } from '../money/followMoney.ts'
import { eventDates } from '../tables.ts'
import { endTransfersOf } from '../transfer/endTransfers.ts'
import type { HeldDate } from './holdDate.ts'
import type { ChangedPlace, Passed } from './passed.ts'
import { type Entry, updatePlaces, writeEntries } from './placeRows.ts'
import { type EnrolmentRow, placesFor, toPlace } from './places.ts'
import { recordSeats } from './recordSeats.ts'
import { scheduleLapses } from './scheduleLapse.ts'

/** One thing that happens to a date, and what somebody told who came. */
export type Passing = { event: SeatEvent; entry?: Entry | undefined }
type Passings = { date: HeldDate; passing: readonly Passing[]; now: Date; rows?: readonly EnrolmentRow[] | undefined }

/** Lets one thing happen to the seats of a date that is held: see `passAll`. A refusal has written nothing. */
export async function passSeats(
  house: House,
  tx: Tx,
  { event, entry, ...it }: Passing & Omit<Passings, 'passing'>,
): Promise<Passed | SeatRefusal> {
  const { refusals, ...passed } = await passAll(house, tx, { ...it, passing: [{ event, entry }] })
  return refusals[0] ?? passed
}

/**
 * The one way by which a seat is taken, held, paid, freed or given on: lets things happen to the seats of a date that is
 * held, one after the other. The rule itself decides (`afterSeatEvent`), on the few enrolments that they can change;
 * those who are not among them only count. What is refused has changed nothing, and the same event again changes nothing.
 * `rows` are the enrolments that those who enter have already, when they were read.
 */
export async function passAll(
  house: House,
  tx: Tx,
  { date, passing, now, rows: known }: Passings,
): Promise<Passed & { refusals: readonly (SeatRefusal | null)[] }> {
  const rows = await placesFor(tx, date, { events: passing.map(({ event }) => event), rows: known, now })
  const elsewhere = new Set(rows.flatMap((row) => (row.dateId === date.id ? [] : [row.id])))
  const before = rows.flatMap((row) => (row.dateId === date.id ? [toPlace(row)] : []))
  const others = date.taken - takenSeats({ places: before })
  const lessOthers = (max: number | null) => (max === null ? null : max - others)
  let seats: Seats = {
    max: lessOthers(date.seats),
    over: date.excess,
    isPaid: date.isPaid,
    startAt: date.startsAt.getTime(),
    closesAt: date.closesAt.getTime(),
    cancelled: date.status === 'cancelled',
    places: before,
  }
  const effects: SeatEffect[] = []
  const refusals = passing.map(({ event }): SeatRefusal | null => {
    if ('id' in event && elsewhere.has(event.id)) return { code: 'personId' in event ? 'ID_IN_USE' : 'NOT_FOUND' }
    const asked = event.kind === 'setMax' ? { ...event, max: lessOthers(event.max) } : event
    const answer = afterSeatEvent(seats, asked, now.getTime())
    if ('code' in answer) return answer
    seats = answer.seats
    effects.push(...answer.effects)
    return null
  })

  const { places, over, cancelled } = seats
  const had = new Map(before.map((place) => [place.id, place]))
  const changed = places.flatMap((after): ChangedPlace[] => {
    const was = had.get(after.id) ?? null
    return isDeepStrictEqual(was, after) ? [] : [{ before: was, after }]
  })
  const max = seats.max === null ? null : seats.max + others
  const isSame = max === date.seats && over === date.excess && cancelled === (date.status === 'cancelled')
  if (changed.length === 0 && isSame) return { refusals, changed, effects: [] }

  // Of two with one id the first came.
  const happened = passing.filter((_, at) => !refusals[at]).toReversed()
  const entries = new Map(happened.flatMap(({ event, entry }) => ('id' in event ? [[event.id, entry]] : [])))
  const entered = changed.flatMap((one) =>
    one.before === null ? [{ place: one.after, entry: entries.get(one.after.id) }] : [],
  )
  await writeEntries(tx, date, entered, now)
  await updatePlaces(tx, changed, effects, now)
  const waiting = waitingIn(places) - waitingIn(before)
  await tx
    .update(eventDates)
    .set({
      seats: max,
      excess: over,
      status: cancelled ? 'cancelled' : 'scheduled',
      taken: sql`${eventDates.taken} + ${takenSeats({ places }) - takenSeats({ places: before })}`,
      waiting: sql`${eventDates.waiting} + ${waiting}`,
      came: sql`${eventDates.came} + ${entered.length}`,
      countedAt: now,
    })
    .where(eq(eventDates.id, date.id))
  await followMoney(house, tx, { changed, effects })
  await recordSeats(tx, date, changed, effects)
  await endTransfersOf(tx, leftIn(changed), now)
  await scheduleLapses(house, tx, { date, changed, waitlistBegan: date.waiting === 0 && waiting > 0 }, now)
  return { refusals, changed, effects }
}

/** The enrolments that were a seat and are none any more. */
const leftIn = (changed: readonly ChangedPlace[]): string[] =>
  changed.flatMap(({ before, after }) =>
    before?.status === 'enrolled' && after.status !== 'enrolled' ? [after.id] : [],
  )

const waitingIn = (places: readonly Place[]): number => places.filter(({ status }) => status === 'waitlisted').length
