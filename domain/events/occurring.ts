import { daysBetween } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { toMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'

/** What a clock on the wall says at the start and the end, as '2026-10-22T19:30', and where that clock hangs (EV-FORM-41). */
export type Clocked = { start: string; end: string; zone: string }

/** When an occurrence takes place, with its day on the clock of the event. */
export type Occurring = { day: string; startAt: string; endAt: string }

/** When an event with these times on the wall takes place for the first time. */
export const firstOccurring = (event: Clocked): Occurring => occurringOn(event, event.start.slice(0, 10))

/**
 * When an event takes place on a day: at the same times on the wall, however far from UTC the wall is that day. A time
 * that the change of the clock skips moves ahead by the gap and one that it doubles means the first; when the end would
 * then not come after the start, it lasts as long as on other days (EV-RECUR-23, EV-RECUR-24).
 */
export function occurringOn({ start, end, zone }: Clocked, day: string): Occurring {
  const endDay = plusDays(day, daysBetween(start.slice(0, 10), end.slice(0, 10)))
  const startAt = momentOf(`${day}${start.slice(10)}`, zone)
  const endAt = momentOf(`${endDay}${end.slice(10)}`, zone)
  if (endAt > startAt) return { day, startAt, endAt }
  const lasts = Date.parse(`${end}Z`) - Date.parse(`${start}Z`)
  return { day, startAt, endAt: new Date(toMs(startAt) + lasts).toISOString() }
}

function momentOf(wall: string, zone: string): string {
  const moment = fromWallTime(wall, zone)
  if (moment === null) throw new RangeError(`${wall} is no date and time`)
  return moment
}
