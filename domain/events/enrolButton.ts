import type { Tiered } from '../access/enrolmentTier.ts'
import { tierOf } from '../access/enrolmentTier.ts'
import { type Moment, toMs } from '../base/moment.ts'
import type { Notice } from '../base/words.ts'
import { isPast } from './capacity.ts'
import { type EnrolledDate, type EnrolledEvent, isClosed } from './enrolling.ts'
import type { EnrolmentStatus } from './enrolment.ts'
import { enrolRefused, enrolWords } from './enrolWords.ts'
import { isOpenFor, opensAt } from './opening.ts'
import { enrolButtonWords as labels, tierWords } from './words.ts'

/** A date as the button knows it. */
export type ButtonDate = EnrolledDate & { startAt: Moment; endAt: Moment }
export type ButtonEvent = EnrolledEvent & { isLive: boolean; zone: string }
/** The viewer's own enrolment for the date, with the place on the waitlist while waiting. */
export type Own = { status: EnrolmentStatus; waitlistPlace: number | null }

export type EnrolButton = {
  state: 'signIn' | 'enrolled' | 'cancelled' | 'past' | 'paying' | 'waiting' | 'closed' | 'locked' | 'full' | 'open'
  label: string
  disabled: boolean
  /** The line beside it. */
  message: string | null
  /** A second, quieter way: registering, or the waitlist. */
  link: string | null
}

/** What the enrol button of a date says to this viewer and whether it does anything; the first that applies (EV-DETAIL-10..18, EV-DETAIL-22, EV-DETAIL-23). */
export function enrolButton(
  viewer: Tiered | null,
  event: ButtonEvent,
  date: ButtonDate,
  own: Own | null,
  now: Moment,
): EnrolButton {
  if (own?.status === 'enrolled') return button('enrolled', labels.enrolled, toMs(now) >= toMs(date.startAt))
  if (event.isCancelled || date.isCancelled) return button('cancelled', labels.cancelled, true)
  if (isPast(date, now)) return button('past', labels.past, true)
  // An account would not help where there is nothing left to enrol for (EV-DETAIL-33).
  if (!viewer) return button('signIn', labels.signIn, true, labels.registerFirst, labels.register)
  if (own?.status === 'reserved' || own?.status === 'offered') return button('paying', labels.finishPaying)
  if (own?.status === 'waitlisted') return button('waiting', labels.waiting(own.waitlistPlace ?? 1))
  const { canSubscribe, message } = subscribing(viewer, event, date, now)
  if (!event.isLive || isClosed(date, now)) return button('closed', labels.closed, true, message ?? enrolWords.closed)
  if (!canSubscribe) return button('locked', labels.locked, true, message ?? labels.lockedWhy)
  if (date.spotsLeft === 0) return button('full', labels.full, true, null, labels.toWaitlist)
  return button('open', labels.enrol)
}

/** What a visitor reads above 'Inloggen' of a date that is full, as long as its waitlist is open to an account; else null (EV-DETAIL-32). */
export function fullForVisitor(event: ButtonEvent, date: ButtonDate, now: Moment): string | null {
  if (date.spotsLeft !== 0 || event.isCancelled || date.isCancelled) return null
  return subscribing(null, event, date, now).message === null ? labels.fullSignIn : null
}

/** Whether nobody comes yet to a date that one can still enrol for, now or from its opening on (EV-CARD-26). */
export const awaitsFirst = (event: ButtonEvent, date: ButtonDate & { taken: number }, now: Moment): boolean =>
  date.taken === 0 &&
  date.spotsLeft !== 0 &&
  event.isLive &&
  !(event.isCancelled || date.isCancelled || isPast(date, now) || isClosed(date, now))

/** The computed flags `can_subscribe` and `enrollment_message`: a preview, the server decides again (EV-TIER-10, EV-TIER-14, EV-ENROL-40). */
export function subscribing(
  viewer: Tiered | null,
  event: ButtonEvent,
  date: Pick<EnrolledDate, 'closesAt' | 'isCancelled'>,
  now: Moment,
): { canSubscribe: boolean; message: string | null } {
  if (!event.isLive || isClosed(date, now)) return { canSubscribe: false, message: enrolWords.closed }
  const opens = opensAt(event, tierOf(viewer))
  if (opens !== null && !isOpenFor(event, viewer, now)) {
    return { canSubscribe: false, message: tierWords.opensAt(opens, event.zone) }
  }
  return { canSubscribe: viewer !== null && !event.isCancelled && !date.isCancelled, message: null }
}

/**
 * Why a form that stands open is not sent, or null. Only what is known to be in vain is held back: who may enrol, and
 * when, the server decides (EV-ENROL-17, EV-TIER-14).
 */
export function sendNotice(
  event: ButtonEvent,
  date: Pick<EnrolledDate, 'closesAt' | 'isCancelled'>,
  now: Moment,
): Notice | null {
  const { canSubscribe, message } = subscribing({ role: null, isTop5: true }, event, date, now)
  return canSubscribe ? null : { title: enrolWords.impossible, text: message ?? enrolRefused('EVENT_CANCELLED').text }
}

/** What the button that sends the enrolment form says (EV-DETAIL-15, EV-DETAIL-23). */
export const submitLabel = ({ spotsLeft }: Pick<EnrolledDate, 'spotsLeft'>): string =>
  spotsLeft === 0 ? labels.joinWaitlist : labels.enrol

const button = (
  state: EnrolButton['state'],
  label: string,
  disabled = false,
  message: string | null = null,
  link: string | null = null,
): EnrolButton => ({ state, label, disabled, message, link })
