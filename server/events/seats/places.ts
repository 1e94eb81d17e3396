import { holdGraceMs, liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import type { SeatEvent } from '@bewezen/domain/events/seatEvents.ts'
import { type Place, takenSeats } from '@bewezen/domain/events/seats.ts'
import { and, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { eventEnrollments } from '../tables.ts'
import type { HeldDate } from './holdDate.ts'

export type EnrolmentRow = typeof eventEnrollments.$inferSelect

const { id, dateId, userId, status, keptUntil, dueAt, came } = eventEnrollments
/** The row has a seat, or waits for one: the one of its person on its date. */
export const isLiveRow = inArray(status, [...liveStatuses])
const countsForSomebody = or(isLiveRow, isNotNull(keptUntil))

/**
 * The enrolments that something can change, in the order in which people came: those it is about, unless they were read
 * already, and as many of who wait longest as seats can come free, with one more as a sign that somebody waits. The
 * others only count, however many they are. An enrolment that has the asked id on another date is among them.
 */
export async function placesFor(
  tx: Tx,
  date: HeldDate,
  { events, rows, now }: { events: readonly SeatEvent[]; rows: readonly EnrolmentRow[] | undefined; now: Date },
): Promise<readonly EnrolmentRow[]> {
  const about = rows ?? (await readConcerned(tx, date, events, now))
  if (date.waiting === 0) return about

  const max = events.reduce((seats, event) => (event.kind === 'setMax' ? event.max : seats), date.seats)
  const free = max === null ? date.waiting : Math.max(0, max - date.taken)
  const line = await tx
    .select()
    .from(eventEnrollments)
    .where(and(eq(dateId, date.id), eq(status, 'waitlisted')))
    .orderBy(came)
    .limit(free + takenSeats({ places: about.map(toPlace) }) + 1)
  const all = new Map([...about, ...line].map((row) => [row.id, row]))
  return [...all.values()].toSorted((a, b) => a.came - b.came)
}

async function readConcerned(tx: Tx, date: HeldDate, events: readonly SeatEvent[], now: Date): Promise<EnrolmentRow[]> {
  const concerned = or(...events.map((event) => concernedBy(date, event, now)))
  return concerned ? tx.select().from(eventEnrollments).where(concerned).orderBy(came) : []
}

function concernedBy(date: HeldDate, event: SeatEvent, now: Date): SQL | undefined {
  const onDate = (more: SQL | undefined) => and(eq(dateId, date.id), more)
  if (event.kind === 'setMax') return undefined
  if (event.kind === 'callOff') return onDate(countsForSomebody)
  if (event.kind === 'lapse') {
    const waitlistEnds = now >= date.closesAt && date.waiting > 0
    return onDate(or(lte(dueAt, now), waitlistEnds ? eq(status, 'waitlisted') : undefined))
  }
  const same = eq(id, event.id)
  if ('personId' in event) return or(same, onDate(and(eq(userId, event.personId), countsForSomebody)))
  if (event.kind === 'transfer') return or(same, onDate(and(eq(userId, event.toPersonId), countsForSomebody)))
  if (event.kind !== 'pay') return same
  const payer = sql`(select user_id from event_enrollments where id = ${event.id})`
  return or(same, onDate(and(eq(userId, payer), isLiveRow)))
}

/** An enrolment as the rules know it. Without a person it is nobody else's. */
export const toPlace = (row: EnrolmentRow): Place => ({
  id: row.id,
  personId: row.userId ?? row.id,
  status: row.status,
  payment: row.paymentStatus,
  paymentIds: row.paymentIds,
  paidBy: row.paidBy,
  paidCents: row.paidCents,
  heldUntil: row.holdExpiresAt?.getTime() ?? null,
  offeredUntil: row.offeredUntil?.getTime() ?? null,
  keptUntil: row.keptUntil?.getTime() ?? null,
})

/** When time does something to a place without anybody asking: a hold ends some minutes after it (EV-PAY-11). */
export function dueAtOf({ status, heldUntil, offeredUntil, keptUntil }: Place): Date | null {
  if (keptUntil !== null) return new Date(keptUntil)
  if (status === 'reserved' && heldUntil !== null) return new Date(heldUntil + holdGraceMs)
  return status === 'offered' && offeredUntil !== null ? new Date(offeredUntil) : null
}
