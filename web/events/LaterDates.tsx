import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { EventLink } from './EventLink.tsx'
import { seatsOf } from './seatsOf.ts'
import { eventPath, type Shown } from './shown.ts'

/** How many of them are listed; the dialog has them all. */
const most = 8

/** The later dates of a series under its first, each a way to it; it opens before there is any code (EV-MORE-144). */
export function LaterDates({ of: later }: { of: readonly Shown[] }) {
  const count = later.filter(({ date }) => !date.isCancelled).length
  if (count === 0) return null
  return (
    <details className="group/later relative z-1 text-fs-14">
      <summary className="touch inline-flex min-h-6 cursor-pointer list-none items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden">
        {words.laterDates(count)}
        <ChevronDown size={15} aria-hidden="true" className="fast group-open/later:rotate-180" />
      </summary>
      <ul className="mt-1.5 grid border-l-2 border-line pl-3">
        {later.slice(0, most).map((it) => (
          <li key={it.date.id}>
            <EventLink
              to={eventPath(it)}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline underline-offset-3 lg:min-h-7"
            >
              <span className={it.date.isCancelled ? 'line-through' : undefined}>
                {shortDayTime(it.date.startAt, it.event.zone)}
              </span>
            </EventLink>
            <span className="ml-2 text-ink-2">{seatsOf(it.date)}</span>
          </li>
        ))}
        {later.length > most && <li className="py-1 text-ink-2">{words.moreDates(later.length - most)}</li>}
      </ul>
    </details>
  )
}
