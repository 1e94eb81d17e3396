import { plusDays, plusMonths } from '../base/days.ts'
import { weekdayOf, type Years } from './month.ts'

/** Whether shift is held: then the page keys go by the year. */
type Modifier = { shift: boolean }

/**
 * The day that has the focus after a key, or null for a key that means nothing in a grid of days: arrows by a day and a
 * week, Home and End to the ends of the week, the page keys by a month, with shift by a year. The focus stays within the
 * years that can be chosen.
 */
export function dayAfterKey(key: string, day: string, { shift }: Modifier, years: Years): string | null {
  const then = Object.hasOwn(moves, key) ? moves[key]?.(day, shift ? 12 : 1) : undefined
  if (then === undefined) return null
  const [first, last] = [`${pad(years.first)}-01-01`, `${pad(years.last)}-12-31`]
  return [first, then, last].toSorted()[1] ?? then
}

const moves: Readonly<Record<string, ((day: string, months: number) => string) | undefined>> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day) => plusDays(day, -weekdayOf(day)),
  End: (day) => plusDays(day, 6 - weekdayOf(day)),
  PageUp: (day, months) => plusMonths(day, -months),
  PageDown: (day, months) => plusMonths(day, months),
}

const pad = (year: number): string => String(year).padStart(4, '0')
