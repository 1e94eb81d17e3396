import type { ButtonDate, ButtonEvent, Own } from '@bewezen/domain/events/enrolButton.ts'
import type { CalendarEvent, EventDate } from '@bewezen/domain/events/reading.ts'

/** What every event tells, in the calendar and in detail. */
export type About = Omit<CalendarEvent, 'dates'>
/** One date of an event, as it stands in the grid and on a card. */
export type Shown = { event: About; date: EventDate }

/** The dates of all windows that were read, each once, the newest answer first. */
export function shownDates(lists: readonly (readonly CalendarEvent[] | undefined)[]): Shown[] {
  const shown = new Map<string, Shown>()
  for (const events of lists)
    for (const { dates, ...event } of events ?? [])
      for (const date of dates) if (!shown.has(date.id)) shown.set(date.id, { event, date })
  return [...shown.values()]
}

/** The address of an event; a date of a series is named in it (EV-ROUTE-19). */
export const eventPath = ({
  event,
  date,
}: {
  event: Pick<About, 'slug' | 'isRecurring'>
  date: { id: string }
}): string => `/events/${event.slug}${event.isRecurring ? `?occurrence=${date.id}` : ''}`

/** Whether a date does not take place, on its own or with its event. */
export const isOff = ({ event, date }: Shown): boolean => event.isCancelled || date.isCancelled

/** What the rules about time and capacity ask of a date. */
export const shownAs = (shown: Shown) => ({
  endAt: shown.date.endAt,
  isCancelled: isOff(shown),
  isLive: shown.event.isLive,
})

/** What the rules of enrolling ask. */
export const buttonParts = ({ event, date }: Shown): { event: ButtonEvent; date: ButtonDate; own: Own | null } => ({
  event,
  date,
  own: date.own && { status: date.own.status, waitlistPlace: date.own.place },
})
