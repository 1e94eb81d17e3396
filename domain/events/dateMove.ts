import { type Moment, toMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'
import { dateMoveWords as words } from './dateMoveWords.ts'
import { isMeantYear } from './eventFaults.ts'
import { isWall } from './eventForm.ts'
import { faultWords } from './formWords.ts'
import { type Clocked, firstOccurring, occurringOn } from './occurring.ts'
import { type Pattern, seriesDates } from './series.ts'
import type { ExistingDate, PlannedDate } from './seriesEdit.ts'

/** What is wrong with the new times of a date, as the sentence under its field. */
export type MoveFaults = { start?: string; end?: string }

/**
 * What is wrong with the times at which a single date of a series should take place, on the wall of the event's zone;
 * `otherDays` are the days of the other dates of the series (EV-RECUR-30).
 */
export function moveFaults({ start, end, zone }: Clocked, otherDays: ReadonlySet<string>, now: Moment): MoveFaults {
  const faults: MoveFaults = {}
  if (!isWall(start)) faults.start = faultWords.startRequired
  else if (!isMeantYear(start)) faults.start = faultWords.yearOutOfRange
  else if (otherDays.has(start.slice(0, 10))) faults.start = words.dayTaken
  else if (toMs(fromWallTime(start, zone) ?? 0) <= toMs(now)) faults.start = words.notAhead
  if (!isWall(end)) faults.end = faultWords.endRequired
  else if (!isMeantYear(end)) faults.end = faultWords.yearOutOfRange
  else if (isWall(start) && end <= start) faults.end = faultWords.endBeforeStart
  return faults
}

/** The days of a series, its start and those that were deleted included; none without a pattern. */
export function slotsOf(
  series: Clocked & { pattern: Pattern | null; until: string | null },
  today: string,
): Set<string> {
  const { pattern } = series
  if (!pattern) return new Set()
  const { start, end, zone, until } = series
  const { dates } = seriesDates({ start, end, zone, pattern, until }, today)
  return new Set([start.slice(0, 10), ...dates.map(({ day }) => day)])
}

/**
 * A date of a series at the times that it gets on its own. Back on its day and at the times of the series it is a date
 * like any other again (EV-RECUR-29, EV-RECUR-35).
 */
export function movedDate(
  date: ExistingDate,
  to: Clocked,
  { series, slots }: { series: Clocked; slots: ReadonlySet<string> },
): PlannedDate {
  const slot = date.movedFrom ?? date.day
  const { day, startAt, endAt } = firstOccurring(to)
  const usual = occurringOn(series, slot)
  const isBack = slots.has(slot) && usual.startAt === startAt && usual.endAt === endAt
  const { id: from, isStart, isLoose, status } = date
  return { from, isStart, isLoose, movedFrom: isBack ? null : slot, status, tells: false, day, startAt, endAt }
}
