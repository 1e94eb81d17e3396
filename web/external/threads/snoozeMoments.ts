import { wallClock } from '@bewezen/domain/base/dates.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'

export const quickSnoozes = ['tomorrow', 'monday', 'week'] as const
export type QuickSnooze = (typeof quickSnoozes)[number]

/** The moment of a choice, at nine in the morning of the Dutch clock whatever the season does meanwhile (IN-EXT-64). */
export function snoozeMoment(choice: QuickSnooze, now: number): string {
  const { year, month, day, weekday } = wallClock(now)
  // A monday that is today is over: the next one is meant.
  const ahead = { tomorrow: 1, monday: (8 - weekday) % 7 || 7, week: 7 }[choice]
  const date = new Date(Date.UTC(year, month - 1, day + ahead)).toISOString().slice(0, 10)
  return fromWallTime(`${date}T09:00`) ?? new Date(now).toISOString()
}

/** The moment that is typed in a field, when it is still to come. */
export function typedSnooze(typed: string, now: number): string | null {
  const until = fromWallTime(typed)
  return until !== null && Date.parse(until) > now ? until : null
}
