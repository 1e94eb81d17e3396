import { daysBetween } from '../base/dates.ts'

/** What was measured on a day of the calendar, such as '2026-10-24'. */
export type Measured = { day: string; value: number }

/** Which way is the good one for what is measured: more sleep, fewer minutes awake. */
export const directions = ['higher', 'lower'] as const
export type Direction = (typeof directions)[number]

/** How many days must be measured on each side of the change before anything is compared (COM-N1-06). */
export const leastCompared = 3

/** The averages before and after the change, as they are shown: the difference is that between the shown numbers. */
export type Comparison = {
  before: { average: number; days: number }
  after: { average: number; days: number }
  difference: number
  /** How many digits after the comma all three have. */
  decimals: number
}

/** Whether a day belongs to the change; the days before it are what it is compared with. */
export const isAfterChange = (day: string, changeDay: string): boolean => day >= changeDay

/**
 * Which of the days before the change today is, such as the first of three, from the start on or from the first day that
 * was filled in before it; null from the change on (COM-N1-21).
 */
export function dayBefore(
  { startedDay, changeDay, values }: { startedDay: string; changeDay: string; values: readonly { day: string }[] },
  today: string,
): { day: number; all: number } | null {
  if (isAfterChange(today, changeDay)) return null
  const [first = startedDay] = [startedDay, ...values.map(({ day }) => day)].sort()
  return { day: daysBetween(first, today) + 1, all: daysBetween(first, changeDay) }
}

/**
 * The days before the change beside those from it on, or null while either side has fewer than three. It says what was
 * measured, never why (COM-N1-06).
 */
export function compare(values: readonly Measured[], changeDay: string): Comparison | null {
  const before = values.filter(({ day }) => !isAfterChange(day, changeDay))
  const after = values.filter(({ day }) => isAfterChange(day, changeDay))
  if (before.length < leastCompared || after.length < leastCompared) return null
  const decimals = decimalsFor(Math.max(Math.abs(meanOf(before)), Math.abs(meanOf(after))))
  const [was, is] = [roundedMean(before, decimals), roundedMean(after, decimals)]
  const unit = 10 ** decimals
  return {
    before: { average: was / unit, days: before.length },
    after: { average: is / unit, days: after.length },
    difference: (is - was) / unit,
    decimals,
  }
}

/** What a difference means for who measures: better, worse, or the same. */
export function meaningOf(difference: number, direction: Direction): 'better' | 'worse' | 'same' {
  if (difference === 0) return 'same'
  return difference > 0 === (direction === 'higher') ? 'better' : 'worse'
}

/** A count of steps needs no comma, a share of one needs two digits. */
const decimalsFor = (size: number): number => (size >= 100 ? 0 : size >= 1 ? 1 : 2)

// Counted in hundredths, which are whole: what people add up by hand comes out the same.
const hundredths = (values: readonly Measured[]): number =>
  values.reduce((sum, { value }) => sum + Math.round(value * 100), 0)
const meanOf = (values: readonly Measured[]): number => hundredths(values) / (100 * values.length)

/** The average in units of the last digit shown; a half goes away from zero on both sides of it. */
function roundedMean(values: readonly Measured[], decimals: number): number {
  const exact = hundredths(values) / (values.length * 10 ** (2 - decimals))
  const size = Math.round(Math.abs(exact))
  return exact < 0 && size > 0 ? -size : size
}
