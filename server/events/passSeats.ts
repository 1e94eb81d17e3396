import { isDeepStrictEqual } from 'node:util'
import { afterSeatEvent, type SeatEffect, type SeatEvent, type SeatRefusal } from '@bewezen/domain/events/seatEvents.ts'
import { type Place, type Seats, takenSeats } from '@bewezen/domain/events/seats.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { askAgainWhenDue } from './due.ts'
import { followMoney } from './followMoney.ts'
import type { HeldDate } from './holdDate.ts'
import { type Entry, updatePlaces, writeEntry } from './placeRows.ts'
import { placesFor, toPlace } from './places.ts'
import { recordSeats } from './recordSeats.ts'
import { eventDates } from './tables.ts'

/** A place as it was, or null for somebody who came, and as it is. */
export type ChangedPlace = { before: Place | null; after: Place }
/** What changed, and what must still happen outside once this is stored. */
export type Passed = { changed: readonly ChangedPlace[]; effects: readonly SeatEffect[] }

/**
 * The one way by which a seat is taken, held, paid, freed or given on: lets something happen to the seats of a date that
 * is held. The rule itself decides (`afterSeatEvent`), on the few enrolments that it can change; those who are not
 * among them only count. A refusal has written nothing, and the same event again changes nothing.
 */
export async function passSeats(
  house: House,
  tx: Tx,
  { date, event, now, entry }: { date: HeldDate; event: SeatEvent; now: Date; entry?: Entry },
): Promise<Passed | SeatRefusal> {
  const rows = await placesFor(tx, date, event, now)
  if (rows.some((row) => row.dateId !== date.id)) return { code: 'personId' in event ? 'ID_IN_USE' : 'NOT_FOUND' }

  const before = rows.map(toPlace)
  const others = date.taken - takenSeats({ places: before })
  const lessOthers = (max: number | null) => (max === null ? null : max - others)
  const seats: Seats = {
    max: lessOthers(date.seats),
    over: date.excess,
    isPaid: date.isPaid,
    startAt: date.startsAt.getTime(),
    closesAt: date.closesAt.getTime(),
    cancelled: date.status === 'cancelled',
    places: before,
  }
  const asked = event.kind === 'setMax' ? { ...event, max: lessOthers(event.max) } : event
  const answer = afterSeatEvent(seats, asked, now.getTime())
  if ('code' in answer) return answer

  const { places, over, cancelled } = answer.seats
  const had = new Map(before.map((place) => [place.id, place]))
  const changed = places.flatMap((after): ChangedPlace[] => {
    const was = had.get(after.id) ?? null
    return isDeepStrictEqual(was, after) ? [] : [{ before: was, after }]
  })
  const max = event.kind === 'setMax' ? event.max : date.seats
  const isSame = max === date.seats && over === date.excess && cancelled === seats.cancelled
  if (changed.length === 0 && isSame) return { changed, effects: [] }

  const entered = changed.filter((one) => one.before === null)
  for (const { after } of entered) if (!(await writeEntry(tx, date, after, entry, now))) return { code: 'ID_IN_USE' }
  await updatePlaces(tx, changed, answer.effects, now)
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
  await followMoney(house, tx, { changed, effects: answer.effects })
  await recordSeats(tx, date, changed, answer.effects)
  await askAgainWhenDue(house, tx, { date, changed, waitlistBegan: date.waiting === 0 && waiting > 0 }, now)
  return { changed, effects: answer.effects }
}

const waitingIn = (places: readonly Place[]): number => places.filter(({ status }) => status === 'waitlisted').length
