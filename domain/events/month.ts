import { dayOf, daysBetween, time } from '../base/dates.ts'
import { isDay, plusDays, plusMonths } from '../base/days.ts'
import { type Moment, toMs } from '../base/moment.ts'
import { folded } from '../base/visibleText.ts'

/** An occurrence on the grid, read on the clock of its own zone (EV-CAL-31). */
export type OnGrid = { id: string; title: string; startAt: Moment; endAt: Moment; zone: string }

/** When an occurrence is, and on which clock. */
export type Timed = Pick<OnGrid, 'startAt' | 'endAt' | 'zone'>

/** Most events listed on one day (EV-CAL-06, EV-LIMIT-11). */
export const mostPerDay = 3

/** The first day that the grid of a month shows, a Monday. */
export const gridStart = (month: string): string => plusDays(`${month}-01`, -weekdayOf(`${month}-01`))

/** The days of a month written as '2026-10', in weeks from Monday, filled up with those of its neighbours (EV-CAL-04, EV-LIMIT-11). */
export function monthGrid(month: string): { day: string; inMonth: boolean }[][] {
  const from = gridStart(month)
  const next = plusMonths(`${month}-01`, 1)
  const weeks = Math.ceil(daysBetween(from, next) / 7)
  const days = Array.from({ length: weeks * 7 }, (_, at) => plusDays(from, at))
  return Array.from({ length: weeks }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).map((day) => ({ day, inMonth: day.startsWith(month) })),
  )
}

/** The days on which an event shows: from its start through its end on its own clock, where midnight is no day more (EV-CAL-29). */
export function daysOf({ startAt, endAt, zone }: Timed): { from: string; to: string } {
  const [from, end] = [dayOf(startAt, zone), dayOf(endAt, zone)]
  return { from, to: end > from && time(endAt, zone) === '00:00' ? plusDays(end, -1) : end }
}

/** What stands on each day of a grid: by start, then title (EV-CAL-30); days without an event are left out. */
export function eventsByDay<Event extends OnGrid>(
  events: readonly Event[],
  first: string,
  last: string,
): Map<string, Event[]> {
  const byDay = new Map<string, Event[]>()
  for (const event of events.toSorted(byStart)) {
    const { from, to } = daysOf(event)
    const end = to < last ? to : last
    for (let day = from > first ? from : first; day <= end; day = plusDays(day, 1)) {
      byDay.set(day, [...(byDay.get(day) ?? []), event])
    }
  }
  return byDay
}

/** What a day lists, and how many more there are (EV-CAL-06, EV-CAL-07, EV-CAL-30). */
export const listed = <Event>(events: readonly Event[]): { shown: Event[]; more: number } => ({
  shown: events.slice(0, mostPerDay),
  more: Math.max(0, events.length - mostPerDay),
})

/** The month of a day or moment that somebody asked for, or of now when it cannot be read (EV-CAL-24). */
export function monthOf(asked: string | null, now: Moment, zone?: string): string {
  if (asked !== null && isDay(`${asked.slice(0, 7)}-01`)) return asked.slice(0, 7)
  return dayOf(now, zone).slice(0, 7)
}

/** The month before or after, or null past the years that can be chosen (EV-CAL-03, EV-CAL-27). */
export function stepMonth(month: string, by: -1 | 1, years: Years): string | null {
  const then = plusMonths(`${month}-01`, by).slice(0, 7)
  const year = Number(then.slice(0, 4))
  return year < years.first || year > years.last ? null : then
}

export type Years = { first: number; last: number }

/** The years that can be chosen: from the year before the earliest event, or the previous one without any, to 2 beyond the latest event or now (EV-CAL-10, EV-CAL-11, EV-CAL-27). */
export function yearRange(dates: { earliest: Moment; latest: Moment } | null, now: Moment): Years {
  const year = (moment: Moment) => Number(dayOf(moment).slice(0, 4))
  const current = year(now)
  if (!dates) return { first: current - 1, last: current + 2 }
  return { first: year(dates.earliest) - 1, last: Math.max(current, year(dates.latest)) + 2 }
}

export type Window = { from: string; to: string }

/** The days of the first load: 6 months back to 10 months ahead (EV-CAL-28, EV-LIMIT-12). */
export function firstWindow(now: Moment): Window {
  const today = dayOf(now)
  return { from: plusMonths(today, -6), to: plusMonths(today, 10) }
}

/** What must be loaded to show a month, with 7 days around it; null when it is there already (EV-CAL-28, EV-CALL-03). */
export function windowFor(month: string, loaded: readonly Window[]): Window | null {
  const grid = monthGrid(month).flat()
  const [first, last] = [grid[0]?.day ?? '', grid.at(-1)?.day ?? '']
  if (loaded.some(({ from, to }) => from <= first && last <= to)) return null
  return { from: plusDays(`${month}-01`, -7), to: plusDays(plusMonths(`${month}-01`, 1), 6) }
}

/** The place of a day in its week: 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7

const byStart = (a: OnGrid, b: OnGrid): number =>
  toMs(a.startAt) - toMs(b.startAt) || compare(folded(a.title), folded(b.title)) || compare(a.id, b.id)
// By code, not by a locale: the server and every browser must list the same three.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
