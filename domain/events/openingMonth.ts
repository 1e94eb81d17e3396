import { plusMonths } from '../base/days.ts'
import type { Moment } from '../base/moment.ts'
import { isPast } from './capacity.ts'
import { daysOf, gridStart, monthOf, type Timed } from './month.ts'

/** A date that the viewer may see, with whether it does not take place. */
export type SeenDate = Timed & { isCancelled: boolean }

/**
 * The month on which the grid opens: the current one, or the next when that has something to come and shows, in its first
 * week, all that is still to come of the current one (EV-CAL-37). The same dates and moment give the server and the
 * browser the same first frame.
 */
export function openingMonth(dates: readonly SeenDate[], now: Moment): string {
  const current = monthOf(null, now)
  const next = plusMonths(`${current}-01`, 1).slice(0, 7)
  const coming = dates.filter((date) => !(date.isCancelled || isPast(date, now))).map(daysOf)
  const isMissed = coming.some(({ to }) => to < gridStart(next))
  const hasNext = coming.some(({ from, to }) => from.slice(0, 7) <= next && next <= to.slice(0, 7))
  return hasNext && !isMissed ? next : current
}
