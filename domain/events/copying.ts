import { dayOf, daysBetween } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { type Moment, toMs } from '../base/moment.ts'
import { fromWallTime, toWallTime } from '../base/wallTime.ts'
import type { EventForm } from './eventForm.ts'

/** How far a copy that begins on this day lies from its event, in days of the calendar. */
export const copyShift = (form: Pick<EventForm, 'start'>, day: string): number =>
  daysBetween(form.start.slice(0, 10), day)

/** Whether an event may begin anew on a day: today, on its own calendar, or later (EV-MORE-76). */
export const mayCopyTo = (day: string, now: Moment, zone: string): boolean => day >= dayOf(now, zone)

/** What a clock on the wall says, so many days later; an empty one stays empty (EV-MORE-73). */
export const shiftedWall = (wall: string, days: number): string =>
  wall === '' ? '' : `${plusDays(wall.slice(0, 10), days)}${wall.slice(10)}`

/** The form of a copy: everything as many days later, and offline (EV-MORE-71, EV-MORE-72). */
export function copiedForm(form: EventForm, { day, title }: { day: string; title: string }): EventForm {
  const days = copyShift(form, day)
  return {
    ...form,
    title,
    start: shiftedWall(form.start, days),
    end: shiftedWall(form.end, days),
    recurrenceEnd: shiftedWall(form.recurrenceEnd, days),
    tiersFrom: shiftedWall(form.tiersFrom, days),
    enrollOpenAt: shiftedWall(form.enrollOpenAt, days),
    enrollCloseAt: shiftedWall(form.enrollCloseAt, days),
    cancelUntil: shiftedWall(form.cancelUntil, days),
    isLive: false,
  }
}

/** A moment so many days later at the same time on the wall of a zone; seconds are kept. */
export function shiftedMoment(at: string, days: number, zone: string): string {
  const moment = fromWallTime(shiftedWall(toWallTime(at, zone), days), zone)
  if (moment === null) throw new RangeError(`${at} cannot be moved by ${days} days`)
  return new Date(toMs(moment) + (toMs(at) % 60_000)).toISOString()
}

type Span = { startAt: string | null; endAt: string | null }

/** A start and an end so many days later; what would then not end after its start lasts as long as it did (EV-MORE-73). */
export function shiftedSpan<Known extends Span>({ startAt, endAt }: Known, days: number, zone: string): Span {
  const start = startAt === null ? null : shiftedMoment(startAt, days, zone)
  const end = endAt === null ? null : shiftedMoment(endAt, days, zone)
  if (start === null || end === null || startAt === null || endAt === null || end > start)
    return { startAt: start, endAt: end }
  return { startAt: start, endAt: new Date(toMs(start) + toMs(endAt) - toMs(startAt)).toISOString() }
}
