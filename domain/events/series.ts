import { daysBetween } from '../base/dates.ts'
import { plusDays, plusMonths } from '../base/days.ts'
import { type Clocked, type Occurring, occurringOn } from './occurring.ts'

/** How often an event comes back (EV-RECUR-01). */
export const patterns = ['daily', 'weekly', 'biweekly', 'monthly', 'yearly'] as const
export type Pattern = (typeof patterns)[number]

/** Most generated dates of a series, its start not counted (EV-RECUR-08, EV-LIMIT-09). */
export const mostDates = 365

/** How far ahead a series without an end is generated, in months (EV-RECUR-09..12, EV-LIMIT-10). */
export const horizonMonths: Record<Pattern, number> = { daily: 12, weekly: 24, biweekly: 24, monthly: 36, yearly: 120 }

/** What makes the dates of a series; it repeats what stands on the wall, never the instant (EV-RECUR-23). */
export type SeriesRule = Clocked & {
  pattern: Pattern
  /** The last day that may be in it, itself included; null without an end (EV-RECUR-26). */
  until: string | null
}

export type Series = {
  /** All dates after the start, in order; the start is the event itself (EV-RECUR-13). */
  dates: Occurring[]
  /** The day of the last one, when the limit cut the series short (EV-RECUR-26). */
  cutAfter: string | null
}

/**
 * The dates of a series after its start. `today` is the day of the save on the clock of the event: without an end the
 * horizon counts from the later of start and today, itself included. Deleted days stay away and count, so that deleting
 * one never makes the series longer (EV-RECUR-19, EV-RECUR-25..27).
 */
export function seriesDates(rule: SeriesRule, today: string, deleted: ReadonlySet<string> = new Set()): Series {
  const start = rule.start.slice(0, 10)
  const last = rule.until ?? plusMonths(start > today ? start : today, horizonMonths[rule.pattern])
  const days: string[] = []
  // Each counted from the start itself: what is added to a shortened month or a shifted hour would drift.
  for (let count = 1; count <= mostDates && dayOfCount(rule, count) <= last; count++) days.push(dayOfCount(rule, count))
  const cut = days.length === mostDates && dayOfCount(rule, mostDates + 1) <= last
  return {
    dates: days.filter((day) => !deleted.has(day)).map((day) => occurringOn(rule, day)),
    cutAfter: cut ? (days.at(-1) ?? null) : null,
  }
}

/** Whether the days that were deleted one by one stay away: as long as the pattern is the same (EV-RECUR-19). */
export const keepsDeletedDays = (before: Pattern | null, after: Pattern | null): boolean =>
  before !== null && before === after

/** Whether a rule with this end has an end after its start (EV-FORM-53). */
export const endsAfterStart = ({ start }: Pick<Clocked, 'start'>, until: string): boolean =>
  daysBetween(start.slice(0, 10), until) > 0

function dayOfCount({ start, pattern }: SeriesRule, count: number): string {
  const day = start.slice(0, 10)
  if (pattern === 'daily') return plusDays(day, count)
  if (pattern === 'weekly') return plusDays(day, 7 * count)
  if (pattern === 'biweekly') return plusDays(day, 14 * count)
  return plusMonths(day, pattern === 'monthly' ? count : 12 * count)
}
