import { type Moment, toMs } from '../base/moment.ts'
import { fromWallTime, toWallTime } from '../base/wallTime.ts'

/** The deadlines of an event, each stored in two columns: the earlier counts for enrolment, the later for free cancellation (EV-CANCEL-07, EV-DATA-07). */
export type Deadlines = {
  enrollCloseAt: Moment | null
  signupDeadline: Moment | null
  cancelUntil: Moment | null
  cancelDeadline: Moment | null
}

/** An event whose deadlines were set for its start. */
export type Dated = Deadlines & { startAt: Moment; zone: string }

/** When enrolment for an occurrence ends: at the earlier of what is set, and never after its start (EV-ENROL-40, EV-CANCEL-07). */
export function closesAt(event: Dated, startAt: Moment): string {
  const set = [event.enrollCloseAt, event.signupDeadline].map((moment) => onDate(moment, event, startAt))
  return new Date(Math.min(toMs(startAt), ...set.filter((moment) => moment !== null))).toISOString()
}

/**
 * Until when an enrolment for an occurrence can be cancelled with all money back: the later of what is set, its own
 * moment included; null when nothing is set, which means until the start (EV-CANCEL-06, EV-CANCEL-07).
 */
export function cancelsFreelyUntil(event: Dated, startAt: Moment): string | null {
  const set = [event.cancelUntil, event.cancelDeadline]
    .map((moment) => onDate(moment, event, startAt))
    .filter((moment) => moment !== null)
  return set.length === 0 ? null : new Date(Math.max(...set)).toISOString()
}

/** A deadline of the start, on another date of the series: as far before it on the clock of the wall (EV-CANCEL-08). */
function onDate(deadline: Moment | null, event: Dated, startAt: Moment): number | null {
  if (deadline === null || toMs(event.startAt) === toMs(startAt)) return deadline === null ? null : toMs(deadline)
  const wall = (moment: Moment) => Date.parse(`${toWallTime(moment, event.zone)}Z`)
  const shifted = wall(startAt) + wall(deadline) - wall(event.startAt)
  return toMs(fromWallTime(new Date(shifted).toISOString(), event.zone) ?? startAt)
}
