import { type Moment, toMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { type Attempt, type EnrolRefusal, enrolRefusal } from './enrolling.ts'
import type { EnrolmentStatus } from './enrolment.ts'

/** How a request to hand a place on stands (a ticket transfer, EV-MORE-31). */
export const transferStates = ['asked', 'accepted', 'done', 'withdrawn', 'declined', 'refused', 'ended'] as const
export type TransferState = (typeof transferStates)[number]

/** In which something can still come of it; of these a place has one at most. */
export const openTransferStates = ['asked', 'accepted'] as const satisfies readonly TransferState[]
export const isOpenTransfer = (state: TransferState): boolean => openTransferStates.some((one) => one === state)

/** How many requests one person may make within a quarter of an hour (EV-MORE-31). */
export const mostTransfers = 10

/** Why a place cannot be handed on. */
export const transferObstacles = ['noPlace', 'started', 'calledOff', 'waitlist', 'disputed', 'self'] as const
export type TransferObstacle = (typeof transferObstacles)[number]

type Handed = {
  place: { status: EnrolmentStatus; isDisputed: boolean }
  date: { startAt: Moment; isCalledOff: boolean; waiting: number }
}

/** Why a place cannot be handed on at this moment, whoever would get it, or null: the first that applies (EV-MORE-31). */
export function transferRefusal(
  { place, date }: Handed,
  now: Moment,
): RefusalOf<'TRANSFER_CLOSED', { why: TransferObstacle }> | null {
  const why = obstacleTo({ place, date }, now)
  return why === null ? null : { code: 'TRANSFER_CLOSED', data: { why } }
}

function obstacleTo({ place, date }: Handed, now: Moment): TransferObstacle | null {
  if (date.isCalledOff) return 'calledOff'
  if (place.status !== 'enrolled') return 'noPlace'
  if (toMs(now) >= toMs(date.startAt)) return 'started'
  if (date.waiting > 0) return 'waitlist'
  return place.isDisputed ? 'disputed' : null
}

/** What decides whether somebody may take a place over: as when they would enrol, until the date starts (EV-MORE-32). */
type Taking = Pick<Attempt, 'person' | 'event' | 'own' | 'agreed'> & { date: Handed['date'] }

/**
 * Why somebody cannot take a place over, or null: by the rules of enrolling, their own tier included. That no seat is free
 * and that enrolment has closed does not matter, since the seat is taken already.
 */
export const takeOverRefusal = ({ date, ...it }: Taking, now: Moment): EnrolRefusal | null =>
  enrolRefusal(
    { ...it, asks: 'waitlist', date: { isCancelled: date.isCalledOff, closesAt: date.startAt, spotsLeft: null } },
    now,
  )
