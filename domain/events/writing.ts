import { type Moment, toMs } from '../base/moment.ts'
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

type Dated = AddressedPlace & { startAt: Moment; endAt: Moment }

/**
 * Of a message to all dates, the dates of each of its readers: the next that is not over, and how many come after it; when
 * none comes any more, the last one (EV-MORE-95).
 */
export function ownDates<Place extends Dated>(
  places: readonly Place[],
  audience: MessageAudience,
  now: Moment,
): ReadonlyMap<string, { next: Place; more: number }> {
  const own = Map.groupBy(
    places.filter((place) => isAddressed(audience, place)).toSorted((a, b) => toMs(a.startAt) - toMs(b.startAt)),
    ({ personId }) => personId,
  )
  const found = new Map<string, { next: Place; more: number }>()
  for (const [personId, starts] of own) {
    const coming = starts.filter(({ endAt }) => toMs(endAt) >= toMs(now))
    const next = coming[0] ?? starts.at(-1)
    if (next) found.set(personId, { next, more: Math.max(0, coming.length - 1) })
  }
  return found
}

/** Where a message leads its reader: to the date that it names (EV-MORE-112); without one to the event. */
export const writtenPath = (slug: string, dateId: string | null): string =>
  `/events/${slug}${dateId === null ? '' : `?occurrence=${dateId}`}`

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
