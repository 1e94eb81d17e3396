import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { dayMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'

/** The moment of a clock in Amsterdam so many days ago; what would lie ahead was a day earlier. */
export function momentOf(now: Date, daysAgo: number, clock: string, lastsMinutes = 0): Date {
  const at = Date.parse(fromWallTime(`${plusDays(dayOf(now), -daysAgo)}T${clock}`) ?? now.toISOString())
  return new Date(at + lastsMinutes * minuteMs > now.getTime() ? at - dayMs : at)
}
