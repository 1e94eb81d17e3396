import { type Moment, toMs } from '../base/moment.ts'

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

const byStart = <Date extends Choosable>(dates: readonly Date[]): Date[] =>
  dates.toSorted((a, b) => toMs(a.startAt) - toMs(b.startAt))
