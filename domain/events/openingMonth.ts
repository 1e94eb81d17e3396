import { plusMonths } from '../base/days.ts'
import type { Moment } from '../base/moment.ts'
import { isPast } from './capacity.ts'
import { daysOf, monthOf, type Timed } from './month.ts'

/** A date that the viewer may see, with whether it does not take place. */
export type SeenDate = Timed & { isCancelled: boolean }

/**
 * The month on which the grid opens: the current one, or the next when nothing of the current one is still to come and
 * something of the next is (EV-CAL-37). The same dates and moment give the server and the browser the same first frame.
 */
export function openingMonth(dates: readonly SeenDate[], now: Moment): string {
  const current = monthOf(null, now)
  const next = plusMonths(`${current}-01`, 1).slice(0, 7)
  const coming = dates.filter((date) => !(date.isCancelled || isPast(date, now))).map(daysOf)
  const hasAny = (month: string) => coming.some(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7))
  return !hasAny(current) && hasAny(next) ? next : current
}
