import { dayMs } from './moment.ts'

// Days of the calendar as texts such as '2026-10-24'. Their arithmetic knows no zone and no clock: a day more is
// always the next page of the calendar.

/** Whether a text is a day that exists: '2026-02-29' is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') return false
  const read = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(read) && asDay(read) === text
}

/** The day that lies so many days later, or earlier. */
export const plusDays = (day: string, days: number): string => asDay(Date.parse(`${day}T00:00Z`) + days * dayMs)

/**
 * The same day of the month so many months later, or earlier; the last day of a shorter month. To go on from there one
 * counts from the first day again, or the 31st becomes the 28th for ever (EV-RECUR-25).
 */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(0)
  first.setUTCFullYear(year, month - 1 + months, 1)
  const length = new Date(first)
  length.setUTCMonth(first.getUTCMonth() + 1, 0)
  first.setUTCDate(Math.min(date, length.getUTCDate()))
  return asDay(first.getTime())
}

const asDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
