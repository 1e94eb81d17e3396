import { time } from '@bewezen/domain/base/dates.ts'
import { capacityBadge, isPast } from '@bewezen/domain/events/capacity.ts'
import { listed } from '@bewezen/domain/events/month.ts'
import { detailWords, pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import { calendarWords, capacityWords } from '@bewezen/domain/events/words.ts'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import { dayLineAt } from '../base/document/sun.ts'
import { classes } from '../base/parts/classes.ts'
import { daylightGradient } from '../base/parts/daylight.ts'
import { EventLink } from './EventLink.tsx'
import { eventPath, isOff, type Shown, shownAs } from './shown.ts'

type Props = {
  day: string
  inMonth: boolean
  isToday: boolean
  /** Whether this is the day that Tab comes to. */
  isReached: boolean
  label: string
  now: string
  events: readonly Shown[]
  onMore: () => void
}

/** One day: its number, at most three events and how many more, and how long it is light (EV-CAL-06..09, EV-CAL-30). */
export function DayCell({ day, inMonth, isToday, isReached, label, now, events, onMore }: Props) {
  const { shown, more } = listed(events)
  return (
    // A cell of a table that is a grid is one of a grid; the grid takes the keys and the presses of all its days.
    <td
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'relative h-14 border-t border-line p-0 align-top focus-visible:-outline-offset-3 lg:h-[132px] lg:not-first:border-l',
        isToday ? 'bg-sun-soft' : !inMonth && 'bg-bg',
      )}
    >
      <div className="grid gap-1 px-0.5 pt-1.5 pb-3 max-lg:justify-items-center lg:px-2 lg:pt-2 lg:pb-4">
        <span className="sr-only">{events.length > 0 ? `${label}, ${words.onDay(events.length)}` : label}</span>
        <span
          aria-hidden="true"
          className={classes(
            'font-display text-[17px] font-medium',
            isToday ? 'grid size-[30px] place-items-center rounded-full bg-sun text-on-sun' : 'lg:px-1',
            !(isToday || inMonth) && 'text-ink-3',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {events.length > 0 && (
          <>
            <ul className="grid gap-[3px] max-lg:hidden">
              {shown.map((it) => (
                <li key={it.date.id}>
                  <GridEvent it={it} now={now} />
                </li>
              ))}
            </ul>
            {more > 0 && (
              <button
                type="button"
                aria-label={`${calendarWords.more(more)}: ${words.moreOn(label)}`}
                onClick={onMore}
                className="min-h-6 justify-self-start px-1.5 text-fs-13 font-semibold text-ink-2 underline-offset-2 hover:underline max-lg:hidden"
              >
                {calendarWords.more(more)}
              </button>
            )}
            <button
              type="button"
              aria-label={`${label}: ${words.onDay(events.length)}`}
              onClick={onMore}
              className="absolute inset-0 flex items-end justify-center gap-[3px] pb-3 lg:hidden"
            >
              {shown.map((it) => (
                <span key={it.date.id} className="size-[5px] rounded-full bg-ink-2" />
              ))}
            </button>
          </>
        )}
      </div>
      <Daylight day={day} isFaint={!inMonth} />
    </td>
  )
}

/** An event on a day: struck through when it is over or does not take place, and with 'vol' when no seat is left (EV-CAL-08, EV-CAL-09, EV-CAL-38). */
function GridEvent({ it, now }: { it: Shown; now: string }) {
  const { event, date } = it
  const [Icon, kind] = event.type === 'digitaal' ? [Video, words.types.digitaal] : [MapPin, words.types.fysiek]
  const isStruck = isPast(date, now) || isOff(it)
  const isFull = capacityBadge(date, shownAs(it), now) === capacityWords.waitlist
  return (
    <EventLink
      to={eventPath(it)}
      className={classes(
        'block rounded-[6px] px-1.5 py-1 text-fs-13 leading-[1.3] no-underline hover:outline-[1.5px] hover:outline-ink-2',
        isStruck ? 'text-ink-3 line-through!' : event.type === 'digitaal' ? 'bg-sky-soft' : 'bg-moss-soft',
        date.own?.status === 'enrolled' && !isStruck && 'shadow-[inset_3px_0_0_var(--ink)]',
      )}
    >
      <span className="font-[650]">
        <Icon size={13} aria-label={kind} role="img" className="mr-1 inline-block align-[-2px]" />
        {time(date.startAt, event.zone)}
        {isFull && `, ${detailWords.full}`}
      </span>
      <span dir="auto" className="line-clamp-2 wrap-anywhere hyphens-auto">
        {event.title}
      </span>
      {isOff(it) && <span className="sr-only">{capacityWords.cancelled}</span>}
    </EventLink>
  )
}

const Daylight = ({ day, isFaint }: { day: string; isFaint: boolean }) => (
  <span
    aria-hidden="true"
    className={classes('absolute inset-x-0 bottom-0 h-1 lg:h-[5px]', isFaint && 'opacity-40')}
    style={{ backgroundImage: daylightGradient(dayLineAt(new Date(`${day}T12:00:00Z`))) }}
  />
)
