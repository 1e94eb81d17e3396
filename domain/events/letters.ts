import { dayOf, houseZone } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { dayMs, type Moment, toMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'

/** The automatic messages of an event: a reminder before a date and a thank-you after it. */
export const letterKinds = ['soon', 'over'] as const
export type LetterKind = (typeof letterKinds)[number]

/** What an event that nobody set anything for does (EV-MORE-68). */
export const usualLetters = { reminds: true, thanks: false, thanksText: '' }

/** How long after its moment a thank-you still makes sense (EV-MORE-67). */
export const thanksWithinMs = 3 * dayMs

/** The day, in the Netherlands, that a letter is about: that on which the date starts, or ended. */
export const letterDay = (kind: LetterKind, date: { startAt: Moment; endAt: Moment }): string =>
  dayOf(kind === 'soon' ? date.startAt : lastMoment(date), houseZone)

/** When a letter goes out: at ten on the day before the start, or after the end (EV-MORE-66, EV-MORE-67). */
export function letterAt(kind: LetterKind, date: { startAt: Moment; endAt: Moment }): number {
  const day = plusDays(letterDay(kind, date), kind === 'soon' ? -1 : 1)
  const at = fromWallTime(`${day}T10:00`, houseZone)
  if (at === null) throw new RangeError(`${day} is no day`)
  return toMs(at)
}

/** Whether a letter is to go out now: its moment came, and it is not too late for it. */
export function isLetterDue(kind: LetterKind, date: { startAt: Moment; endAt: Moment }, now: Moment): boolean {
  const [at, ms] = [letterAt(kind, date), toMs(now)]
  const until = kind === 'soon' ? toMs(date.startAt) : at + thanksWithinMs
  return at <= ms && ms < until
}

/** An end at exactly midnight is of the day before (EV-CAL-29). */
const lastMoment = ({ startAt, endAt }: { startAt: Moment; endAt: Moment }): number =>
  Math.max(toMs(startAt), toMs(endAt) - 1)
