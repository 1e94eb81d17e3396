import { dayOf, shortDay, time } from '@bewezen/domain/base/dates.ts'
import { price } from '@bewezen/domain/base/money.ts'
import { columnWords as words } from '@bewezen/domain/events/detailWords.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { locationOf } from '@bewezen/domain/events/meeting.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { InsteadLink } from './EventLink.tsx'
import { eventPath, type Shown } from './shown.ts'

type Props = { others: readonly Shown[]; isLate: boolean }

/** The next events for which the viewer is in time and finds a seat (EV-MORE-146). */
export function OtherDates({ others, isLate }: Props) {
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
