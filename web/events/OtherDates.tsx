import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import { dayOf, shortDay, time } from '@bewezen/domain/base/dates.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import { price } from '@bewezen/domain/base/money.ts'
import { columnWords as words } from '@bewezen/domain/events/detailWords.ts'
import { isClosed, isFree } from '@bewezen/domain/events/enrolling.ts'
import { locationOf } from '@bewezen/domain/events/meeting.ts'
import { opensAt } from '@bewezen/domain/events/opening.ts'
import type { EventViewer } from '@bewezen/domain/events/reading.ts'
import { useLoaderData } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { InsteadLink } from './EventLink.tsx'
import type { LoadedCalendar } from './loadEvents.ts'
import { eventPath, isOff, type Shown, shownDates } from './shown.ts'

const most = 3
type Props = { besides: Shown; viewer: EventViewer | null; now: string; isLate: boolean }

/** The next events for which the viewer is in time and finds a seat, of those that the calendar has already (EV-MORE-146). */
export function OtherDates({ besides, viewer, now, isLate }: Props) {
  const { calendar }: LoadedCalendar = useLoaderData({ from: '/events' })
  const seen = new Set([besides.event.id])
  const others = shownDates([calendar.events])
    .filter((it) => isInTime(it, viewer, now))
    .sort((a, b) => toMs(a.date.startAt) - toMs(b.date.startAt))
    .filter(({ event: { id } }) => !seen.has(id) && seen.add(id))
    .slice(0, most)
  if (others.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-[650]">{isLate ? words.inTime : words.others}</h3>
      <ul className="divide-y divide-line">
        {others.map((it) => (
          <Other key={it.date.id} it={it} />
        ))}
      </ul>
    </section>
  )
}

/** Whether the viewer may enrol before it closes, and there is a seat. */
function isInTime(it: Shown, viewer: EventViewer | null, now: string): boolean {
  const { event, date } = it
  if (isOff(it) || !event.isLive || date.own || date.spotsLeft === 0 || isClosed(date, now)) return false
  const opens = opensAt(event, tierOf(viewer))
  return opens === null || toMs(opens) < toMs(date.closesAt)
}

function Other({ it }: { it: Shown }) {
  const { event, date } = it
  const [weekday, day, ...month] = shortDay(date.startAt, event.zone).split(' ')
  const cost = price(isFree(event) ? 0 : (event.priceCents ?? 0), event.currency)
  return (
    <li className="relative flex items-center gap-4 py-2.5">
      <span className="min-w-12 text-center">
        <span className="heading block text-fs-21 leading-none">{day}</span>
        <span className="text-fs-12 text-ink-2">
          {month.join(' ')} {dayOf(date.startAt, event.zone).slice(0, 4)}
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <InsteadLink
          dir="auto"
          to={eventPath(it)}
          className="leading-[1.35] font-[650] wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {event.title}
        </InsteadLink>
        <span className="block text-fs-14 text-ink-2 wrap-anywhere">
          {weekday} {time(date.startAt, event.zone)}, {locationOf({ ...event, venueAddress: null })}, {cost}
        </span>
      </span>
      <ArrowRight size={17} aria-hidden="true" className="flex-none text-ink-2" />
    </li>
  )
}
