import { type Tiered, tierOf } from '../access/enrolmentTier.ts'
import { type Moment, toMs } from '../base/moment.ts'
import type { ButtonDate, ButtonEvent, Own } from './enrolButton.ts'
import { isClosed } from './enrolling.ts'
import { opensAt } from './opening.ts'

/** The moment from which somebody may enrol: it was, it is to come, or it comes when enrolment has ended. */
export type OwnMoment = { state: 'open' | 'later' | 'late'; at: string }

/**
 * When the viewer's own tier may enrol, or null where that says nothing: enrolment opens for all at once or is over, all
 * seats are taken, or the viewer is on the date already (EV-MORE-140).
 */
export function ownMoment(
  viewer: Tiered | null,
  event: ButtonEvent,
  date: ButtonDate,
  own: Own | null,
  now: Moment,
): OwnMoment | null {
  const at = opensAt(event, tierOf(viewer))
  const isOver = event.isCancelled || date.isCancelled || !event.isLive || isClosed(date, now)
  if (at === null || own || isOver || date.spotsLeft === 0) return null
  if (toMs(now) >= toMs(at)) return { state: 'open', at }
  return { state: toMs(at) >= toMs(date.closesAt) ? 'late' : 'later', at }
}
