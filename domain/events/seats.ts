import type { EnrolmentStatus, PaymentStatus } from './enrolment.ts'

// The seats of one occurrence: a pure state model (no database, no clock, no provider) that the server runs too. Its
// transitions stand in seatEvents.ts.

/** One enrolment, in any status; rows are never taken away. */
export type Place = {
  id: string
  personId: string
  status: EnrolmentStatus
  payment: PaymentStatus
  /** The payments that came in for it, given back or not. */
  paymentIds: readonly string[]
  /** The one that bought the seat, and what of it was not given back, in cents. */
  paidBy: string | null
  paidCents: number
  /** Until when the seat is held for a checkout, offered, or kept after cancelling; milliseconds. */
  heldUntil: number | null
  offeredUntil: number | null
  keptUntil: number | null
}

export type Seats = {
  /** Null without a limit. */
  max: number | null
  /** How many seats may stand above the maximum: after it was lowered, or an admin added somebody (EV-EDGE-27, EV-PART-06). */
  over: number
  isPaid: boolean
  startAt: number
  closesAt: number
  cancelled: boolean
  /** In the order in which people came; the waitlist is served in it (EV-WAIT-02). */
  places: readonly Place[]
}

/** Seats that count: enrolled, held, offered, and kept for who just cancelled (EV-CARD-18). */
export const takenSeats = ({ places }: Pick<Seats, 'places'>): number => places.filter(takesSeat).length

/** Seats that anybody may take: none while somebody waits, and never less than none; null without a limit (EV-WAIT-06, EV-EDGE-27). */
export function spotsLeft(seats: Pick<Seats, 'max' | 'places'>): number | null {
  if (seats.places.some(({ status }) => status === 'waitlisted')) return 0
  return seats.max === null ? null : Math.max(0, seats.max - takenSeats(seats))
}

/** The place of an enrolment on the waitlist, from 1; null when it is not on it (EV-WAIT-07). */
export function waitlistPlace({ places }: Pick<Seats, 'places'>, id: string): number | null {
  const at = places.filter(({ status }) => status === 'waitlisted').findIndex((place) => place.id === id)
  return at < 0 ? null : at + 1
}

/** Whether a seat stands free, whoever it is for. */
export const hasSeat = (seats: Pick<Seats, 'max' | 'places'>): boolean =>
  seats.max === null || takenSeats(seats) < seats.max

/** Whether there is a seat for somebody who did not wait for it. */
export const hasRoom = (seats: Pick<Seats, 'max' | 'places'>): boolean => spotsLeft(seats) !== 0

const takesSeat = ({ status, keptUntil }: Place): boolean =>
  keptUntil !== null || status === 'enrolled' || status === 'reserved' || status === 'offered'

/** No time runs any more. */
export const noTimes = { heldUntil: null, offeredUntil: null, keptUntil: null }

export const withPlace = (seats: Seats, place: Place): Seats => ({
  ...seats,
  places: seats.places.map((one) => (one.id === place.id ? place : one)),
})

/** The seats with as much above the maximum as there is now: for those who may go above it. */
export const allowingOver = (seats: Seats): Seats => ({ ...seats, over: aboveMax(seats) })

/** The seats with no more allowed above the maximum than there still is. */
export const shrinkingOver = (seats: Seats): Seats => ({ ...seats, over: Math.min(seats.over, aboveMax(seats)) })

const aboveMax = (seats: Seats): number => (seats.max === null ? 0 : Math.max(0, takenSeats(seats) - seats.max))
