import { hourMs, type Moment, minuteMs, secondMs, toMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'

/** How an enrolment stands (EV-ENROL-38). */
export const enrolmentStatuses = ['enrolled', 'reserved', 'waitlisted', 'offered', 'cancelled', 'expired'] as const
export type EnrolmentStatus = (typeof enrolmentStatuses)[number]

/** Nothing paid yet, money in but no seat, and confirmed (EV-PAY-08, EV-DETAIL-26). */
export const paymentStatuses = ['pending', 'paid', 'completed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const activeStatuses = ['enrolled', 'reserved', 'offered'] as const satisfies readonly EnrolmentStatus[]
/** Those of which a person may have one row for an occurrence: with a seat, or waiting for one (EV-ENROL-39). */
export const liveStatuses = [...activeStatuses, 'waitlisted'] as const

/** Has a seat, or one that is held (EV-ENROL-38). */
export const isActive = (status: EnrolmentStatus): boolean => activeStatuses.some((one) => one === status)

/** Has a seat, or waits for one (EV-ENROL-39). */
export const isLive = (status: EnrolmentStatus): boolean => liveStatuses.some((one) => one === status)

/** Whether an enrolment opens what was paid for (EV-DETAIL-27). */
export const hasPaid = (own: { status: EnrolmentStatus; payment: PaymentStatus } | null): boolean =>
  own !== null && isActive(own.status) && own.payment !== 'pending'

/** How long a seat is held for a checkout, and how long after it the provider may still speak (EV-PAY-11, EV-LIMIT-19). */
export const holdMs = 30 * minuteMs
export const holdGraceMs = 5 * minuteMs

/** How long the seat of a cancelled free enrolment is kept, to take the cancelling back (EV-CANCEL-03, EV-LIMIT-19). */
export const undoMs = 10 * secondMs

/** How many holds one person may have open at once, over all events (EV-EDGE-35). */
const mostHolds = 3

/** Why one more checkout cannot be started, or null; the open ones of the person on other dates count (EV-EDGE-35). */
export const holdRefusal = (openHolds: number): RefusalOf<'RATE_LIMITED'> | null =>
  openHolds < mostHolds ? null : { code: 'RATE_LIMITED' }

/** Until when a freed seat is offered: 24 hours, 2 when it starts in less than 48, and never past the enrolment close (EV-WAIT-05). */
export function offeredUntil(date: { startAt: Moment; closesAt: Moment }, now: Moment): string {
  const lasts = toMs(date.startAt) - toMs(now) < 48 * hourMs ? 2 * hourMs : 24 * hourMs
  return new Date(Math.min(toMs(now) + lasts, toMs(date.closesAt))).toISOString()
}
