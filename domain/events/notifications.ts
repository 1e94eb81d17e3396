import { z } from 'zod'
import type { Moment } from '../base/moment.ts'
import type { Currency } from '../base/money.ts'
import { type LetterKind, letterKinds } from './letters.ts'

/** What somebody is told of their place on a date, by mail and in the inbox. */
const notificationKinds = [
  'made',
  'promoted',
  'offered',
  'waitlistEnded',
  'cancelled',
  'calledOff',
  'moved',
  'refunded',
  'refundedPart',
  'refundFailed',
  'tooLate',
  'differed',
  'soon',
  'over',
  'transferAsked',
  'transferDeclined',
  'transferRefused',
  'transferMoved',
  'transferred',
] as const
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

/** Whether the clock sends it, and a member can switch it off apart from the news of their place (EV-MORE-68). */
export const isLetter = (kind: NotificationKind): kind is LetterKind => letterKinds.some((one) => one === kind)

/** Whether it tells somebody of a place that is not theirs, or is not any more (EV-MORE-33, EV-MORE-35). */
export const isOfOthers = (kind: NotificationKind): boolean => kind.startsWith('transfer')

/** Whether it cannot wait until somebody looks: a place came, and an offered one is gone after some hours (EV-WAIT-05). */
export const isUrgent = (kind: NotificationKind): boolean => kind === 'promoted' || kind === 'offered'

/** What the sentences need to know of the place. */
export type PlaceDetails = {
  title: string
  zone: string
  offeredUntil: Moment | null
  /** What goes back, in cents. */
  backCents: number
  currency: Currency
  isPaid: boolean
  /** Whether it is still theirs. */
  hasPlace: boolean
  /** Why the date was called off, as the organiser wrote it; null when nothing was said. */
  reason: string | null
  /** The organiser's own thank-you; empty without one (EV-MORE-67). */
  thanksText: string
}
