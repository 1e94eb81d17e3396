import { dayOf, daysBetween, shortDayNear, time } from '@bewezen/domain/base/dates.ts'
import type { Instant } from '@bewezen/domain/base/instant.ts'
import { timeWords } from '@bewezen/domain/inbox/words.ts'

/** A moment in a list: '10:16' today, 'gisteren', else 'di 20 okt'. */
export function nearMoment(at: Instant, now: number): string {
  const ago = daysBetween(dayOf(at), dayOf(now))
  if (ago === 0) return time(at)
  return ago === 1 ? timeWords.yesterday : shortDayNear(at, now)
}

/** A moment at a message: '10:16' today, else with its day. */
export const messageMoment = (at: Instant, now: number): string =>
  daysBetween(dayOf(at), dayOf(now)) === 0 ? time(at) : `${shortDayNear(at, now)}, ${time(at)}`
