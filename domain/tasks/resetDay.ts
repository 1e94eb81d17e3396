import { dayOf } from '../base/dates.ts'
import { dayMs, type Moment, minuteMs, toMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'

/** The minute of the day at which every list begins anew, in Amsterdam (SH-TODO-21, SH-TODO-22, SH-LIMIT-11). */
const resetsAt = '00:01'

/** The reset day of a moment, as '2026-10-24': a day runs from 00:01 to 00:01 (SH-TODO-22). The clock never changes around midnight. */
export const resetDayOf = (moment: Moment): string => dayOf(toMs(moment) - minuteMs)

/** The moment at which a reset day begins. */
export function resetStart(day: string): Date {
  const start = fromWallTime(`${day}T${resetsAt}`)
  if (start === null) throw new RangeError(`${day} is no day`)
  return new Date(start)
}

/** The moment at which the list that stands now begins anew; 23, 24 or 25 hours after the reset before it. */
export function nextReset(moment: Moment): Date {
  const tomorrow = new Date(Date.parse(resetDayOf(moment)) + dayMs).toISOString().slice(0, 10)
  return resetStart(tomorrow)
}
