import { type Tiered, tierOf } from '../access/enrolmentTier.ts'
import { type Moment, toMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { termsVersion } from '../payments/terms.ts'
import { type EnrolmentStatus, isLive } from './enrolment.ts'
import { isOpenFor, type Opening, opensAt } from './opening.ts'

/** What decides about enrolling that all dates of an event share. */
export type EnrolledEvent = Opening & { isRecurring: boolean; isCancelled: boolean }
/** One of its dates; `closesAt` as deadlines.ts computes it. */
export type EnrolledDate = { isCancelled: boolean; closesAt: Moment; spotsLeft: number | null }

export type Attempt = {
  /** Null for a visitor. */
  person: (Tiered & { hasProfile: boolean; hasEmailAndName: boolean }) | null
  /** Null for an event that is missing, offline, or that this person may not see: they look the same. */
  event: EnrolledEvent | null
  /** The date that was asked for: none, one that is not there, one of another event, or this. */
  date: 'none' | 'missing' | 'ofAnother' | EnrolledDate
  /** The person's newest enrolment for it. */
  own: EnrolmentStatus | null
  agreed: { terms: boolean; cancellationPolicy: boolean; version: string }
  /** What is asked for: a seat, or a place on the waitlist, for which it does not matter that all seats are taken. */
  asks: 'seat' | 'waitlist'
}

export type EnrolRefusal =
  | RefusalOf<
      | 'LOGIN_REQUIRED'
      | 'EVENT_NOT_FOUND'
      | 'RECURRING_NEEDS_OCCURRENCE'
      | 'EVENT_OCCURRENCE_MISMATCH'
      | 'EVENT_CANCELLED'
      | 'ALREADY_ENROLLED'
      | 'ENROLLMENT_CLOSED'
      | 'CAPACITY_EXCEEDED'
    >
  | RefusalOf<'OCCURRENCE_NOT_FOUND', { why: 'unnamed' | 'gone' }>
  | RefusalOf<'PROFILE_NOT_FOUND', { why: 'missing' | 'incomplete' }>
  | RefusalOf<'ENROLLMENT_NOT_OPEN', { opensAt: string }>
  | RefusalOf<'TERMS_REQUIRED', { why: 'unticked' | 'outdated' }>

/**
 * Why somebody cannot enrol, or join the waitlist, at this moment, or null: the first that applies, in this order
 * (EV-ENROL-41, EV-WAIT-03). `now` is the server's clock (EV-GEN-12).
 */
export function enrolRefusal({ person, event, date, own, agreed, asks }: Attempt, now: Moment): EnrolRefusal | null {
  if (!person) return { code: 'LOGIN_REQUIRED' }
  if (!person.hasProfile) return { code: 'PROFILE_NOT_FOUND', data: { why: 'missing' } }
  if (!person.hasEmailAndName) return { code: 'PROFILE_NOT_FOUND', data: { why: 'incomplete' } }
  if (!event) return { code: 'EVENT_NOT_FOUND' }
  if (date === 'none' && event.isRecurring) return { code: 'RECURRING_NEEDS_OCCURRENCE' }
  if (date === 'none') return { code: 'OCCURRENCE_NOT_FOUND', data: { why: 'unnamed' } }
  if (date === 'missing') return { code: 'OCCURRENCE_NOT_FOUND', data: { why: 'gone' } }
  if (date === 'ofAnother') return { code: 'EVENT_OCCURRENCE_MISMATCH' }
  if (event.isCancelled || date.isCancelled) return { code: 'EVENT_CANCELLED' }
  if (own && isLive(own)) return { code: 'ALREADY_ENROLLED' }
  if (isClosed(date, now)) return { code: 'ENROLLMENT_CLOSED' }
  const moment = opensAt(event, tierOf(person))
  if (moment !== null && !isOpenFor(event, person, now))
    return { code: 'ENROLLMENT_NOT_OPEN', data: { opensAt: moment } }
  if (agreed.version !== termsVersion) return { code: 'TERMS_REQUIRED', data: { why: 'outdated' } }
  if (!agreed.terms || !agreed.cancellationPolicy) return { code: 'TERMS_REQUIRED', data: { why: 'unticked' } }
  return asks === 'seat' && date.spotsLeft === 0 ? { code: 'CAPACITY_EXCEEDED' } : null
}

/** Whether enrolment for a date has ended: at the closing moment itself it has (EV-ENROL-40). */
export const isClosed = ({ closesAt }: Pick<EnrolledDate, 'closesAt'>, now: Moment): boolean =>
  toMs(now) >= toMs(closesAt)

type Priced = { isPaid: boolean; priceCents: number | null }

/** Whether nothing is paid: not a paid event, or one whose price is 0 (EV-EDGE-25, EV-FORM-49, EV-PAY-21). */
export const isFree = ({ isPaid, priceCents }: Priced): boolean => !isPaid || !priceCents

/** Why an event cannot be entered in this way, or null: by the free call, or through a checkout (EV-PAY-20). */
export function wayRefusal(
  way: 'free' | 'checkout',
  event: Priced,
): RefusalOf<'PAYMENT_REQUIRED' | 'CHECKOUT_ERROR'> | null {
  if (way === 'free') return isFree(event) ? null : { code: 'PAYMENT_REQUIRED' }
  return isFree(event) ? { code: 'CHECKOUT_ERROR' } : null
}
