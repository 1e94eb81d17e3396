import { capital, dayOf } from '@bewezen/domain/base/dates.ts'
import { wayTo } from '@bewezen/domain/events/meeting.ts'
import { movedNote } from '@bewezen/domain/events/movableDate.ts'
import { pageWords, detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import type { EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import type { ComponentType, ReactNode } from 'react'
import { EventBadges } from './EventBadges.tsx'
import { PlainText } from './PlainText.tsx'
import type { Shown } from './shown.ts'
import { YourTime } from './YourTime.tsx'

type Props = { shown: Shown; detail: EventDetail; viewer: EventViewer | null; now: string }

/** What an event is, when, where and with whom (EV-DETAIL-01, EV-DETAIL-30, EV-DETAIL-31). */
export function EventFacts({ shown, detail, viewer, now }: Props) {
  const { event, date } = shown
  const dated = { ...date, zone: event.zone }
  const { when } = shownTime(dated, event.zone)
  const [day, ...clock] = when.split(', ')
  return (
    <div className="grid content-start gap-5">
      <EventBadges it={shown} viewer={viewer} now={now} withType />
      <ul className="grid gap-4 sm:grid-cols-2">
        <Fact icon={CalendarDays} title={capital(day ?? '')}>
          {clock.join(', ')}
          <YourTime of={dated} />
          {date.movedFrom && (
            <span className="block">{movedNote(date.movedFrom, dayOf(date.startAt, event.zone))}</span>
          )}
        </Fact>
        <Place detail={detail} />
        {detail.teachers.length > 0 && (
          <Fact icon={GraduationCap} title={detail.teachers.join(', ')}>
            {words.teacher}
          </Fact>
        )}
      </ul>
      {detail.description && <PlainText text={detail.description} />}
    </div>
  )
}

type FactProps = { icon: ComponentType<{ size: number; className?: string }>; title: string; children?: ReactNode }

const Fact = ({ icon: Icon, title, children }: FactProps) => (
  <li className="flex items-start gap-3">
    <Icon size={18} className="mt-[3px] flex-none text-ink-2" />
    <div className="min-w-0">
      <p className="font-[650] wrap-anywhere">{title}</p>
      {children && <div className="text-ink-2">{children}</div>}
    </div>
  </li>
)

/** Where it is: a place with a way to find it, or online and with which service (EV-DETAIL-30). */
function Place({ detail: { type, venueName, venueAddress, service } }: { detail: EventDetail }) {
  if (type === 'digitaal')
    return (
      <Fact icon={Video} title={pageWords.types.digitaal}>
        {service}
      </Fact>
    )
  const query = [venueName, venueAddress].filter(Boolean).join(', ')
  return (
    <Fact icon={MapPin} title={venueName ?? ''}>
      {venueAddress && <span className="block wrap-anywhere">{venueAddress}</span>}
      <a
        href={wayTo(query)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center underline underline-offset-3 lg:min-h-6"
      >
        {words.map}
        <span className="sr-only"> {words.newTab}</span>
      </a>
    </Fact>
  )
}
