import { holdMs, isLive } from './enrolment.ts'
import type { SeatAnswer } from './seatAnswer.ts'
import { allowingOver, hasRoom, noTimes, type Place, type Seats, withPlace } from './seats.ts'

/** Somebody enrols for free, holds a seat to pay for it, joins the waitlist, or is added by an admin. */
export type Entering = { id: string; personId: string } & (
  | { kind: 'enrol' | 'wait' }
  /** For a checkout; with `isFree` a discount left nothing to pay, and the seat is taken at once (EV-MORE-16). */
  | { kind: 'hold'; isFree?: boolean }
  | { kind: 'add'; beyond: boolean }
)

/** What entering makes of the seats, before anybody on the waitlist is served. */
export function entering(seats: Seats, event: Entering, now: number): SeatAnswer {
  const { id, personId, kind } = event
  const isFree = kind === 'enrol' || (kind === 'hold' && event.isFree === true)
  const same = seats.places.find((place) => place.id === id)
  // The same request once more gets the same answer; its row may be anything by now (EV-EDGE-03).
  if (same && kind !== 'hold') return same.personId === personId ? { seats, effects: [] } : { code: 'ID_IN_USE' }
  if (seats.cancelled) return { code: 'EVENT_CANCELLED' }

  const own = seats.places.find((place) => place.personId === personId && isLive(place.status))
  if (kind === 'add') return adding(seats, event, own)
  if (kind === 'hold' && own?.status === 'reserved') return { seats, effects: [] }
  if (kind === 'hold' && own?.status === 'offered') return takingOffer(seats, own, { isFree, now })
  if (own) return { code: 'ALREADY_ENROLLED' }
  if (same) return { code: 'ID_IN_USE' }

  if (now >= seats.closesAt) return { code: 'ENROLLMENT_CLOSED' }
  if (kind === 'enrol' && seats.isPaid) return { code: 'PAYMENT_REQUIRED' }
  if (kind === 'hold' && !seats.isPaid) return { code: 'CHECKOUT_ERROR' }
  const free = released(seats, personId)
  if (kind === 'wait') return waiting(free, { id, personId })
  if (!hasRoom(free)) return { code: 'CAPACITY_EXCEEDED' }
  return came(free, isFree ? enrolled(id, personId) : held(fresh(id, personId), now))
}

/** An admin adds somebody, on a free place, and when that was confirmed above the maximum (EV-PART-05, EV-PART-06). */
function adding(
  seats: Seats,
  { id, personId, beyond }: Entering & { kind: 'add' },
  own: Place | undefined,
): SeatAnswer {
  if (own && own.status !== 'waitlisted') return { code: 'ALREADY_ENROLLED' }
  // Who waits keeps the enrolment that they have.
  const others = own ? { ...seats, places: seats.places.filter((one) => one !== own) } : released(seats, personId)
  if (!hasRoom(others) && !beyond) return { code: 'CAPACITY_EXCEEDED' }
  const added = came(others, enrolled(own?.id ?? id, personId))
  return { ...added, seats: allowingOver(added.seats) }
}

/** A seat that is free is no reason to wait; one that must be paid is not given away for a day (EV-WAIT-01, EV-PAY-20). */
function waiting(seats: Seats, { id, personId }: Pick<Place, 'id' | 'personId'>): SeatAnswer {
  if (!hasRoom(seats)) return came(seats, { ...fresh(id, personId), status: 'waitlisted' })
  return seats.isPaid ? { code: 'PAYMENT_REQUIRED' } : came(seats, enrolled(id, personId))
}

/** An offer starts an ordinary hold (EV-WAIT-05), or is taken when nothing has to be paid (EV-MORE-16). */
function takingOffer(seats: Seats, own: Place, { isFree, now }: { isFree: boolean; now: number }): SeatAnswer {
  if (now >= (own.offeredUntil ?? 0)) return { code: 'CAPACITY_EXCEEDED' }
  const taken = isFree ? { ...own, ...enrolled(own.id, own.personId), paymentIds: own.paymentIds } : held(own, now)
  return { seats: withPlace(seats, taken), effects: [] }
}

const fresh = (id: string, personId: string): Place => ({
  id,
  personId,
  status: 'reserved',
  payment: 'pending',
  paymentIds: [],
  paidBy: null,
  paidCents: 0,
  ...noTimes,
})
const enrolled = (id: string, personId: string): Place => ({
  ...fresh(id, personId),
  status: 'enrolled',
  payment: 'completed',
})
const held = (place: Place, now: number): Place => ({ ...place, status: 'reserved', heldUntil: now + holdMs })

const came = (seats: Seats, place: Place) => ({ seats: { ...seats, places: [...seats.places, place] }, effects: [] })

/** Whoever comes back within the seconds in which the seat is kept gives it up for another one, which is that very seat. */
const released = (seats: Seats, personId: string): Seats => ({
  ...seats,
  places: seats.places.map((one) => (one.personId === personId ? { ...one, keptUntil: null } : one)),
})
