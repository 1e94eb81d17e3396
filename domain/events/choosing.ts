import { monthOf } from '../base/dates.ts'
import { type Moment, toMs } from '../base/moment.ts'
import { isPast } from './capacity.ts'

type Choosable = { id: string; startAt: Moment; isCancelled: boolean }

/** The date one enrols for without having chosen: the earliest that is not cancelled and starts now or later; null when there is none (EV-ENROL-19, EV-ENROL-20, EV-ENROL-37). */
export function nextDate<Date extends Choosable>(dates: readonly Date[], now: Moment): Date | null {
  const coming = dates.filter(({ startAt, isCancelled }) => !isCancelled && toMs(startAt) >= toMs(now))
  return byStart(coming)[0] ?? null
}

/** The date that the address of an event opens: the one it names, else the next, else the last (EV-ROUTE-18). */
export function openedDate<Date extends Choosable>(
  dates: readonly Date[],
  named: string | null,
  now: Moment,
): Date | null {
  return dates.find(({ id }) => id === named) ?? nextDate(dates, now) ?? byStart(dates).at(-1) ?? null
}

type Listed = Choosable & { endAt: Moment }

/**
 * The dates to choose from under their months, the next one first: those that start now or later and the one that is
 * open, which comes last and without a month once it is over (EV-DETAIL-29, EV-DETAIL-34).
 */
export function datesByMonth<Date extends Listed>(
  dates: readonly Date[],
  { opened, zone }: { opened: string; zone: string },
  now: Moment,
): { month: string | null; dates: Date[] }[] {
  const months = new Map<string, Date[]>()
  for (const date of byStart(dates)) {
    if ((toMs(date.startAt) < toMs(now) && date.id !== opened) || isPast(date, now)) continue
    const month = monthOf(date.startAt, zone)
    months.set(month, [...(months.get(month) ?? []), date])
  }
  const over = dates.filter((date) => date.id === opened && isPast(date, now))
  return [
    ...[...months].map(([month, dates]) => ({ month, dates })),
    ...(over.length > 0 ? [{ month: null, dates: over }] : []),
  ]
}

const byStart = <Date extends Choosable>(dates: readonly Date[]): Date[] =>
  dates.toSorted((a, b) => toMs(a.startAt) - toMs(b.startAt))
