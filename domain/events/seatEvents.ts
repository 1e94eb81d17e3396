import { toMs } from '../base/moment.ts'
import { holdGraceMs, isLive, offeredUntil, undoMs } from './enrolment.ts'
import type { SeatAnswer, SeatEffect } from './seatAnswer.ts'
import { type Entering, entering } from './seatEntering.ts'
import { allowingOver, hasRoom, hasSeat, noTimes, type Place, type Seats, shrinkingOver, withPlace } from './seats.ts'

export type SeatEvent =
  | Entering
  /** The provider confirms money for an enrolment. */
  | {
      kind: 'pay'
      id: string
      paymentId: string
      cents: number
      /** The last use of the code with which it was paid went to somebody else meanwhile (EV-MORE-21). */
      isCodeGone?: boolean
    }
  /** The provider says that the checkout ended without money. */
  | { kind: 'holdEnded'; id: string }
  /**
   * Cancelling, giving up a hold, declining an offer, leaving the waitlist; with what was quoted to come back. Only what
   * one did oneself can be taken back for some seconds.
   */
  | { kind: 'leave'; id: string; refundCents: number; byOthers?: boolean }
  | { kind: 'undo'; id: string }
  /** A place that goes to somebody else as it is (EV-MORE-35). */
  | { kind: 'transfer'; id: string; toPersonId: string }
  /** Time has passed: holds, offers, kept seats and the waitlist end when they are due. */
  | { kind: 'lapse' }
  | { kind: 'setMax'; max: number | null }
  /** The organiser cancels the occurrence. */
  | { kind: 'callOff' }

/** What one event makes of the seats of an occurrence, with the waitlist served; or why it cannot be. The same event again changes nothing. */
export function afterSeatEvent(seats: Seats, event: SeatEvent, now: number): SeatAnswer {
  const answer = answerTo(seats, event, now)
  return 'code' in answer ? answer : served(answer.seats, answer.effects, now)
}

function answerTo(seats: Seats, event: SeatEvent, now: number): SeatAnswer {
  if (event.kind === 'lapse') return lapsing(seats, now)
  if (event.kind === 'callOff') return callingOff(seats)
  if (event.kind === 'setMax') return only(allowingOver({ ...seats, max: event.max }))
  if ('personId' in event) return entering(seats, event, now)
  const place = seats.places.find(({ id }) => id === event.id)
  if (!place) return { code: 'NOT_FOUND' }
  if (event.kind === 'pay') return paying(seats, place, event)
  if (event.kind === 'leave') return leaving(seats, place, event, now)
  if (event.kind === 'undo') return undoing(seats, place, now)
  if (event.kind === 'transfer') return transferring(seats, place, event.toPersonId, now)
  return only(place.status === 'reserved' ? withPlace(seats, unheld(place, now)) : seats)
}

type Payment = Extract<SeatEvent, { kind: 'pay' }>

/**
 * Money came in. It confirms a seat that is held or offered, however late it is; an ended hold only while a seat is
 * free, and neither of these two by a discount code that has no use left. Whatever confirms nothing goes back in full
 * (EV-PAY-16, EV-PAY-17, EV-EDGE-04, EV-EDGE-10, EV-EDGE-11, EV-MORE-21).
 */
function paying(seats: Seats, place: Place, { paymentId, cents, isCodeGone = false }: Payment): SeatAnswer {
  if (place.paymentIds.includes(paymentId)) return only(seats)
  const paymentIds = [...place.paymentIds, paymentId]
  const back = { kind: 'refund', id: place.id, paymentId, cents } as const
  if (place.payment !== 'pending') return { seats: withPlace(seats, { ...place, paymentIds }), effects: [back] }
  const isOffer = place.status === 'offered'
  const isHis = place.status === 'reserved' || (isOffer && !isCodeGone)
  const hasAnother = seats.places.some(({ personId, status }) => personId === place.personId && isLive(status))
  const isLeft = place.status === 'expired' && !isCodeGone && !seats.cancelled && !hasAnother && hasRoom(seats)
  if (isHis || isLeft) {
    const status = 'enrolled' as const
    return only(
      withPlace(seats, {
        ...place,
        ...noTimes,
        status,
        payment: 'completed',
        paymentIds,
        paidBy: paymentId,
        paidCents: cents,
      }),
    )
  }
  // An offer stays one that can be paid for.
  const payment = isOffer ? place.payment : 'paid'
  return { seats: withPlace(seats, { ...place, payment, paymentIds }), effects: [back] }
}

type Leaving = Extract<SeatEvent, { kind: 'leave' }>

/** Somebody leaves; the seat of a free enrolment is kept for some seconds (EV-CANCEL-03, EV-CANCEL-05, EV-CALL-46). */
function leaving(seats: Seats, place: Place, { refundCents, byOthers }: Leaving, now: number): SeatAnswer {
  // Clicked twice, or on two devices: the same success (EV-EDGE-34).
  if (!isLive(place.status)) return only(seats)
  const isEnrolled = place.status === 'enrolled'
  if (isEnrolled && now >= seats.startAt) return { code: 'OCCURRENCE_STARTED' }
  const left: Place = {
    ...place,
    ...noTimes,
    status: place.status === 'offered' ? 'expired' : 'cancelled',
    ...(isEnrolled && place.paidCents === 0 && !byOthers ? { keptUntil: now + undoMs } : {}),
    paidCents: place.paidCents - refundCents,
  }
  const { paidBy: paymentId } = place
  const isRefunded = refundCents > 0 && paymentId !== null
  return {
    seats: withPlace(seats, left),
    effects: isRefunded ? [{ kind: 'refund', id: place.id, paymentId, cents: refundCents }] : [],
  }
}

/** Cancelling is taken back, as long as the seat is kept (EV-CANCEL-03). */
function undoing(seats: Seats, place: Place, now: number): SeatAnswer {
  if (place.status === 'enrolled') return only(seats)
  if (seats.cancelled || place.keptUntil === null || now >= place.keptUntil) return { code: 'UNDO_OVER' }
  return only(withPlace(seats, { ...place, ...noTimes, status: 'enrolled' }))
}

/** The seat stays taken and only its person is another: nobody who waits is passed by, and nobody gets a second place (EV-MORE-31, EV-MORE-35). */
function transferring(seats: Seats, place: Place, toPersonId: string, now: number): SeatAnswer {
  if (place.status === 'enrolled' && place.personId === toPersonId) return only(seats)
  const isWaitedFor = seats.places.some(({ status }) => status === 'waitlisted')
  if (place.status !== 'enrolled' || seats.cancelled || now >= seats.startAt || isWaitedFor)
    return { code: 'TRANSFER_CLOSED' }
  const hasOne = ({ personId, status, keptUntil }: Place) =>
    personId === toPersonId && (isLive(status) || keptUntil !== null)
  if (seats.places.some(hasOne)) return { code: 'ALREADY_ENROLLED' }
  return only(withPlace(seats, { ...place, personId: toPersonId }))
}

/** Ends what is due. A hold waits some minutes longer for the provider; the waitlist ends with the enrolment (EV-PAY-11, EV-WAIT-05, EV-WAIT-08). */
function lapsing(seats: Seats, now: number): SeatAnswer {
  const effects: SeatEffect[] = []
  const places = seats.places.map((place): Place => {
    if (place.status === 'reserved' && now >= (place.heldUntil ?? 0) + holdGraceMs) return unheld(place, now)
    if (place.status === 'offered' && now >= (place.offeredUntil ?? 0))
      return { ...place, ...noTimes, status: 'expired' }
    if (place.keptUntil !== null && now >= place.keptUntil) return { ...place, keptUntil: null }
    if (place.status !== 'waitlisted' || now < seats.closesAt) return place
    effects.push({ kind: 'waitlistEnded', id: place.id })
    return { ...place, status: 'expired' }
  })
  return { seats: { ...seats, places }, effects }
}

/** Nobody is left on it, and all money goes back (EV-CANCEL-13, EV-WAIT-08). */
function callingOff(seats: Seats): SeatAnswer {
  const effects: SeatEffect[] = []
  const places = seats.places.map((place): Place => {
    if (!isLive(place.status)) return { ...place, keptUntil: null }
    if (place.status === 'waitlisted') effects.push({ kind: 'waitlistEnded', id: place.id })
    const { paidBy: paymentId, paidCents: cents } = place
    if (cents > 0 && paymentId !== null) effects.push({ kind: 'refund', id: place.id, paymentId, cents })
    return { ...place, ...noTimes, status: 'cancelled', paidCents: 0 }
  })
  return { seats: { ...seats, places, cancelled: true }, effects }
}

/** Gives every free seat to who waits longest, while enrolment is open: enrolled when it costs nothing, else offered (EV-WAIT-02, EV-WAIT-04, EV-WAIT-05). */
function served(seats: Seats, effects: readonly SeatEffect[], now: number): SeatAnswer {
  const next = seats.places.find(({ status }) => status === 'waitlisted')
  if (!next || seats.cancelled || now >= seats.closesAt || !hasSeat(seats)) {
    return { seats: shrinkingOver(seats), effects }
  }
  const place: Place = seats.isPaid
    ? { ...next, status: 'offered', offeredUntil: toMs(offeredUntil(seats, now)) }
    : { ...next, status: 'enrolled', payment: 'completed' }
  return served(
    withPlace(seats, place),
    [...effects, { kind: seats.isPaid ? 'offered' : 'promoted', id: next.id }],
    now,
  )
}

/** A hold that ended without money: an offer that still stands is an offer again, anything else is over. */
const unheld = (place: Place, now: number): Place =>
  place.offeredUntil !== null && now < place.offeredUntil
    ? { ...place, status: 'offered', heldUntil: null }
    : { ...place, ...noTimes, status: 'expired' }

const only = (seats: Seats): SeatAnswer => ({ seats, effects: [] })
