import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import { isClosed } from '@bewezen/domain/events/enrolling.ts'
import { opensAt } from '@bewezen/domain/events/opening.ts'
import type { CalendarEvent, EventViewer } from '@bewezen/domain/events/reading.ts'
import { isOff, type Shown, shownDates } from './shown.ts'

const most = 3

/** The next events for which the viewer is in time and finds a seat, one date of each, of those that the calendar has already (EV-MORE-146). */
export function otherEvents(
  events: readonly CalendarEvent[],
  besides: Shown,
  viewer: EventViewer | null,
  now: string,
): Shown[] {
  const seen = new Set([besides.event.id])
  return shownDates([events])
    .filter((it) => isInTime(it, viewer, now))
    .sort((a, b) => toMs(a.date.startAt) - toMs(b.date.startAt))
    .filter(({ event: { id } }) => !seen.has(id) && seen.add(id))
    .slice(0, most)
}

/** Whether the viewer may enrol before it closes, and there is a seat. */
function isInTime(it: Shown, viewer: EventViewer | null, now: string): boolean {
  const { event, date } = it
  if (isOff(it) || !event.isLive || date.own || date.spotsLeft === 0 || isClosed(date, now)) return false
  const opens = opensAt(event, tierOf(viewer))
  return opens === null || toMs(opens) < toMs(date.closesAt)
}
