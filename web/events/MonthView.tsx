import { holds } from '@bewezen/domain/access/capabilities.ts'
import { dayOf, longDate, monthOf } from '@bewezen/domain/base/dates.ts'
import { dayAfterKey } from '@bewezen/domain/events/gridKeys.ts'
import { eventsByDay, monthGrid } from '@bewezen/domain/events/month.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { showOverlay } from '../base/document/overlay.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Button } from '../base/parts/Button.tsx'
import { DayCell } from './DayCell.tsx'
import { DayList } from './DayList.tsx'
import { MonthBar } from './MonthBar.tsx'
import type { Shown } from './shown.ts'
import type { Calendar } from './useCalendar.ts'

const StreamsOfDay = browserOnly(() => import('./StreamsOfDay.tsx'), 'StreamsOfDay')

const noon = (day: string): string => `${day}T12:00:00Z`
const monthName = (month: string): string => monthOf(noon(`${month}-01`))

/** The month grid of the calendar with roving keyboard focus (arrows by day, page keys by month); for editors a click on a day opens the form of an event (EV-CAL-02..07). */
export function MonthView({ calendar }: { calendar: Calendar }) {
  const { month, years, now, shown } = calendar
  const [focused, setFocused] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const isEditor = calendar.viewer !== null && holds(calendar.viewer.role, 'editEvents')
  // A day opens the form for whoever may make an event, and does nothing for anybody else (EV-CAL-12, EV-CAL-14).
  const make = isEditor ? (day: string) => showOverlay({ eventForm: { day } }) : undefined
  const grid = useRef<HTMLTableElement>(null)
  const weeks = monthGrid(month)
  const days = weeks.flat()
  const today = dayOf(now)
  const byDay = eventsByDay(shown.map(onGrid), days[0]?.day ?? '', days.at(-1)?.day ?? '')
  const reached = focused?.startsWith(month) ? focused : today.startsWith(month) ? today : `${month}-01`
  const isOnGrid = (day: string) => days.some((one) => one.day === day)
  // The day that has the focus, by a press or a key; else today.
  const streamsOf = chosen !== null && isOnGrid(chosen) ? chosen : isOnGrid(today) ? today : null

  // The day that a key leads to may stand in a month that is only now drawn.
  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { day } = (event.target as HTMLElement).dataset
    if (day === undefined) return
    if (event.key === 'Enter') {
      if (byDay.has(day)) setOpened(day)
      else make?.(day)
    }
    const next = dayAfterKey(event.key, day, { shift: event.shiftKey }, years)
    if (next === null) return
    event.preventDefault()
    setFocused(next)
    if (!next.startsWith(month)) calendar.go(next.slice(0, 7))
  }
  const click = ({ target }: MouseEvent) => {
    // What stands in a day is pressed for itself, never for the day (EV-CAL-26).
    if (!(target instanceof Element) || target.closest('a, button')) return
    const day = target.closest<HTMLElement>('[data-day]')?.dataset.day
    if (day !== undefined) make?.(day)
  }
  return (
    <section aria-label={calendarWords.title} className="mt-5">
      <MonthBar calendar={calendar} name={monthName(month)} />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that the arrows walk through
        role="grid"
        aria-label={words.grid(monthName(month))}
        aria-busy={calendar.isLoading || undefined}
        onKeyDown={press}
        onClick={click}
        onFocus={({ target }) => setChosen(target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null)}
        className="w-full table-fixed border-separate border-spacing-0 overflow-clip rounded-l border border-line bg-surface"
      >
        <thead>
          <tr className="bg-surface-2">
            {calendarWords.weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="px-0 py-2.5 text-center text-fs-13 font-semibold text-ink-2 lg:px-3 lg:text-left"
              >
                <span aria-hidden="true" className="lg:hidden">
                  {name.slice(0, 2)}
                </span>
                <span className="max-lg:sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, inMonth }) => (
                <DayCell
                  key={day}
                  day={day}
                  inMonth={inMonth}
                  now={now}
                  label={longDate(noon(day))}
                  isToday={day === today}
                  isReached={day === reached}
                  events={(byDay.get(day) ?? []).map(({ it }) => it)}
                  onMore={() => setOpened(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
      {/* The room for one is kept, so that nothing moves when it comes. */}
      <div className="mt-2 grid min-h-11 content-center gap-1 text-fs-14 lg:min-h-7">
        {streamsOf && <StreamsOfDay day={streamsOf} />}
      </div>
      {calendar.isFailed && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          <p>{calendarWords.failed.title}</p>
          <Button look="line" size="s" onClick={calendar.retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {!(calendar.isLoading || calendar.isFailed) && !days.some(({ day, inMonth }) => inMonth && byDay.has(day)) && (
        <p className="mt-4 text-ink-2">{calendarWords.none}</p>
      )}
      {opened && (
        <DayList
          title={longDate(noon(opened))}
          viewer={calendar.viewer}
          now={now}
          events={(byDay.get(opened) ?? []).map(({ it }) => it)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

const onGrid = (it: Shown) => ({
  id: it.date.id,
  title: it.event.title,
  startAt: it.date.startAt,
  endAt: it.date.endAt,
  zone: it.event.zone,
  it,
})

const Legend = () => (
  <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-fs-13 text-ink-2 max-lg:hidden" aria-hidden="true">
    <span className="inline-flex items-center gap-1.5">
      <MapPin size={14} />
      {words.types.fysiek}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <Video size={14} />
      {words.types.digitaal}
    </span>
    <span>{words.lead}</span>
    <span>
      <s>{words.struck}</s> {words.past}
    </span>
  </p>
)
