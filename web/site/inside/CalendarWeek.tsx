import { dayAndMonth, time, weekdayDate } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import type { PublicWeek } from '@bewezen/domain/site/contract.ts'
import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import { dayLineAt } from '../../base/document/sun.ts'
import { classes } from '../../base/parts/classes.ts'
import { daylightGradient } from '../../base/parts/daylight.ts'
import { ContentLink } from '../ContentLink.tsx'
import { Panel } from './Panel.tsx'

const words = insideWords.calendar
/** A day of the calendar is no moment: noon of it is the same day in Amsterdam. */
const noon = (day: string) => `${day}T12:00:00Z`
const lightOf = (day: string) => dayLineAt(new Date(noon(day)))

/** The next week of the public calendar, each day with its light (MKT-MORE-04). */
export function CalendarWeek({ monday, today, events }: PublicWeek) {
  const days = words.days.map((name, at) => ({ name, day: plusDays(monday, at) }))
  return (
    <Panel
      isWide
      icon={<CalendarDays size={17} aria-hidden="true" />}
      title={words.title(dayAndMonth(noon(monday)))}
      beside={
        <ContentLink href="/events" className="inline-flex min-h-11 items-center gap-1.5 text-fs-16 font-semibold">
          {words.all} <ArrowRight size={16} aria-hidden="true" />
        </ContentLink>
      }
    >
      <ol className="grid lg:grid-cols-7">
        {days.map(({ name, day }) => (
          <Day
            key={day}
            name={name}
            day={day}
            isToday={day === today}
            events={events.filter((event) => event.day === day)}
          />
        ))}
      </ol>
      <p className="border-t border-line px-5 py-3 text-fs-13 text-ink-2">{lightOfWeek(monday)}</p>
    </Panel>
  )
}

type DayProps = Pick<PublicWeek, 'events'> & { name: string; day: string; isToday: boolean }

const Day = ({ name, day, isToday, events }: DayProps) => (
  <li
    aria-current={isToday ? 'date' : undefined}
    className={classes(
      'relative min-w-0 px-5 pt-3 pb-5 not-first:border-line max-lg:grid max-lg:grid-cols-[64px_minmax(0,1fr)] max-lg:gap-3 max-lg:not-first:border-t lg:min-h-42 lg:px-2.5 lg:pb-6.5 lg:not-first:border-l',
      isToday && 'bg-sun-soft',
      events.length === 0 && 'max-lg:hidden',
    )}
  >
    <p className="flex items-center gap-2 px-0.5 text-fs-13 font-semibold text-ink-2 lg:min-h-[34px] lg:justify-between">
      <span className="sr-only">{weekdayDate(noon(day))}</span>
      <span aria-hidden="true">{name}</span>
      <span
        aria-hidden="true"
        className={classes(
          'font-display text-fs-21 font-medium',
          isToday ? 'grid size-[34px] place-items-center rounded-full bg-sun text-on-sun' : 'text-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </p>
    {events.length === 0 ? (
      <p className="sr-only">{words.empty}</p>
    ) : (
      <ul className="grid gap-[5px] lg:mt-2">
        {events.map((event) => (
          <li key={event.slug + event.startAt}>
            <Event {...event} />
          </li>
        ))}
      </ul>
    )}
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1 lg:h-2.5"
      style={{ backgroundImage: daylightGradient(lightOf(day)) }}
    />
  </li>
)

function Event({ slug, title, isOnline, isPast, startAt, zone }: PublicWeek['events'][number]) {
  const Icon = isOnline ? Video : MapPin
  return (
    <ContentLink
      href={`/events/${slug}`}
      className={classes(
        'block min-h-11 rounded-m px-2.5 py-[7px] text-fs-14 leading-[1.3] no-underline hover:outline-[1.5px] hover:outline-ink-2',
        isOnline ? 'bg-sky-soft' : 'bg-moss-soft',
      )}
    >
      <span className="flex items-center gap-1 text-fs-13 font-[650]">
        <Icon size={13} role="img" aria-label={isOnline ? words.online : words.onPlace} />
        {time(startAt, zone)}
      </span>
      <span dir="auto" className={classes('line-clamp-3 wrap-anywhere hyphens-auto', isPast && 'line-through')}>
        {title}
      </span>
      {isPast && <span className="sr-only">{words.past}</span>}
    </ContentLink>
  )
}

/** How long it is light on Monday, and by how much that differs on Sunday. */
function lightOfWeek(monday: string): string {
  const minutesOf = (day: string) => {
    const { sunrise, sunset } = lightOf(day)
    return sunset - sunrise
  }
  const [first, last] = [minutesOf(monday), minutesOf(plusDays(monday, 6))]
  return words.light(words.hours(first), words.hours(Math.abs(last - first)), last - first)
}
