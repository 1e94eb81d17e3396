import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import type { EnrolmentStatus } from './enrolment.ts'
import { writingFaultWords as words } from './writingFaultWords.ts'

/** The audiences of a message of the organiser (EV-MORE-60). */
export const audiences = ['all', 'enrolled', 'paid', 'waiting'] as const
export type MessageAudience = (typeof audiences)[number]

/** What of a place decides whether its person is written to. */
export type AddressedPlace = {
  personId: string
  dateId: string
  status: EnrolmentStatus
  paidCents: number
  refundedCents: number
}

/** EV-MORE-61, EV-MORE-67 */
export const [maxSubject, maxMessage, maxThanks] = [120, 5_000, 2_000]

/** Whether a place is among those that are written to. */
export function isAddressed(audience: MessageAudience, place: AddressedPlace): boolean {
  const isIn = place.status === 'enrolled'
  const waits = place.status === 'waitlisted' || place.status === 'offered'
  if (audience === 'waiting') return waits
  if (audience === 'enrolled') return isIn
  if (audience === 'paid') return isIn && place.paidCents > place.refundedCents
  return isIn || waits
}

/** The people a message is for, each once however many dates they come to; `dateId` is one date, or null for all. */
export const receiversOf = (
  places: readonly AddressedPlace[],
  audience: MessageAudience,
  dateId: string | null,
): string[] => [
  ...new Set(
    places
      .filter((place) => (dateId === null || place.dateId === dateId) && isAddressed(audience, place))
      .map(({ personId }) => personId),
  ),
]

/** How many people each audience is. */
export const audienceCounts = (
  places: readonly AddressedPlace[],
  dateId: string | null,
): Record<MessageAudience, number> => {
  const count = (audience: MessageAudience) => receiversOf(places, audience, dateId).length
  return { all: count('all'), enrolled: count('enrolled'), paid: count('paid'), waiting: count('waiting') }
}

type Typed = { subject: string; text: string }

/** What is wrong with a message, in a sentence under each field (EV-MORE-61). */
export function messageFaults({ subject, text }: Typed): Partial<Record<keyof Typed, string>> {
  const faults: Partial<Record<keyof Typed, string>> = {}
  if (isInvisible(subject)) faults.subject = words.subjectMissing
  else if (isLongerThan(cleanText(subject), maxSubject)) faults.subject = words.subjectTooLong
  if (isInvisible(text)) faults.text = words.textMissing
  else if (isLongerThan(cleanText(text), maxMessage)) faults.text = words.textTooLong
  return faults
}

/** What is wrong with the text of a thank-you, or null; it may be empty (EV-MORE-67). */
export const thanksFault = (text: string): string | null =>
  isLongerThan(cleanText(text), maxThanks) ? words.thanksTooLong : null
