import { date, dayOf, daysBetween } from '../base/dates.ts'
import { dayMs, hourMs, type Moment, minuteMs, toMs } from '../base/moment.ts'
import { timeWords } from './words.ts'

/**
 * How long ago, in Dutch: 'zojuist', '5 min geleden', '3 uur geleden', 'gisteren', '3 dagen geleden', and after 7 days
 * the date (IN-CARD-08). Hours are of today in Amsterdam: what was before midnight is 'gisteren', once an hour has passed.
 */
export function relativeTime(moment: Moment, now: Moment): string {
  const ago = toMs(now) - toMs(moment)
  if (ago < minuteMs) return timeWords.justNow
  if (ago < hourMs) return timeWords.minutesAgo(Math.floor(ago / minuteMs))
  if (ago > 7 * dayMs) return date(moment)
  const days = daysBetween(dayOf(moment), dayOf(now))
  if (days === 0) return timeWords.hoursAgo(Math.floor(ago / hourMs))
  return days === 1 ? timeWords.yesterday : timeWords.daysAgo(days)
}
