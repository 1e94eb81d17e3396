import { toMs } from '../base/moment.ts'
import { isFree } from './enrolling.ts'
import type { EnrolmentStatus, PaymentStatus } from './enrolment.ts'
import { hasPaid } from './enrolment.ts'

type Online = { type: string; isCancelled: boolean; isPaid: boolean; priceCents: number | null }
type Own = { status: EnrolmentStatus; payment: PaymentStatus } | null

/**
 * How somebody stands with the meeting of an online event: may join, must pay, must register first, or there is nothing
 * to join. Free ones are open to everybody who is signed in, paid ones to who paid (EV-DETAIL-19, EV-DETAIL-20,
 * EV-DETAIL-24, EV-DETAIL-25).
 */
export function joining(event: Online, isSignedIn: boolean, own: Own): 'join' | 'payFirst' | 'registerFirst' | null {
  if (event.type !== 'digitaal' || event.isCancelled) return null
  if (isFree(event)) return isSignedIn ? 'join' : 'registerFirst'
  return hasPaid(own) ? 'join' : 'payFirst'
}

/** Until an hour before the start one comes to enrol; from then on to join (EV-MORE-150). */
export const joinsSoon = (startAt: string, now: string): boolean => toMs(startAt) - toMs(now) <= 60 * 60_000
