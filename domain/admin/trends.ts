import { plusDays, plusMonths } from '../base/days.ts'

/** How many weeks and months the trends go back, the running one counted (ADM-MORE-07..ADM-MORE-10). */
export const [trendWeeks, trendMonths] = [12, 6]

/** The Monday of the week of a day. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return plusDays(day, -((weekday + 6) % 7))
}

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`

/** The Mondays of the last weeks, the running one last. */
export const lastWeeks = (today: string, count: number = trendWeeks): string[] =>
  Array.from({ length: count }, (_, at) => plusDays(weekOf(today), 7 * (at - count + 1)))

/** The first days of the last months, the running one last. */
export const lastMonths = (today: string, count: number = trendMonths): string[] =>
  Array.from({ length: count }, (_, at) => plusMonths(monthOf(today), at - count + 1))

type Joined = { week: string; people: number }

/** How many there were at the end of each week, from how many there are now and how many came in each week (ADM-MORE-07). */
export function totalsByWeek(total: number, weeks: readonly string[], joined: readonly Joined[]): Joined[] {
  const came = new Map(joined.map(({ week, people }) => [week, people]))
  let left = total
  const backwards = weeks.toReversed().map((week) => {
    const people = left
    left -= came.get(week) ?? 0
    return { week, people }
  })
  return backwards.toReversed()
}

/** Those who were active in a month, of those who joined in a month before it. */
export type ActiveCount = { month: string; joined: string; people: number }
export type Retention = { month: string; people: number; stayed: number[] }

/**
 * Of each month of joining, how many were active one, two and more months later, as far as those have ended; `joined`
 * counts who came, also those who left since (ADM-MORE-10).
 */
export function retentionOf(
  today: string,
  joined: readonly { month: string; people: number }[],
  active: readonly ActiveCount[],
): Retention[] {
  const running = monthOf(today)
  const count = new Map(active.map((one) => [`${one.joined} ${one.month}`, one.people]))
  const came = new Map(joined.map(({ month, people }) => [month, people]))
  const ended = lastMonths(today, trendMonths + 1).filter((month) => month < running)
  return ended.map((month) => ({
    month,
    people: came.get(month) ?? 0,
    stayed: ended.filter((later) => later > month).map((later) => count.get(`${month} ${later}`) ?? 0),
  }))
}

/** A share in whole percents; of nobody it is none. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole)
