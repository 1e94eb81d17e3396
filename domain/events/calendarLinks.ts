import { type Moment, toMs } from '../base/moment.ts'
import { isLongerThan, symbolsOf } from '../base/visibleText.ts'
import { locationOf } from './meeting.ts'

/** An occurrence as a calendar takes it; never with the meeting address (EV-LINK-07). */
export type CalendarEntry = {
  title: string
  description: string
  startAt: Moment
  endAt: Moment
  type: string
  venueName: string | null
  venueAddress: string | null
  /** The page of the event. */
  url: string
  isCancelled: boolean
}

/** Longer addresses than this are refused on the way; the page tells the rest. */
const longestDetails = 800

/** The links that add an occurrence to a calendar; none for one that is cancelled (EV-LINK-01, EV-LINK-02, EV-LINK-08..10). */
export function calendarLinks(entry: CalendarEntry): { google: string; outlook: string } | null {
  if (entry.isCancelled) return null
  const [start, end] = [entry.startAt, entry.endAt].map((moment) => new Date(toMs(moment)).toISOString())
  const [location, details] = [locationOf(entry), detailsOf(entry)]
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: entry.title,
      dates: [start, end].map((moment) => moment?.replace(/\.\d{3}|[-:]/g, '')).join('/'),
      details,
      location,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: entry.title,
      startdt: start ?? '',
      enddt: end ?? '',
      body: details,
      location,
    }),
  }
}

/** The name of the calendar file of an event: its title, without what no system takes in a name (EV-LINK-04, EV-LINK-05). */
export function calendarFileName(title: string): string {
  const name = title
    .toWellFormed()
    .replace(/[<>:"/\\|?*\p{Cc}\p{Cf}]+/gu, '-')
    .replace(/\s+/gu, ' ')
  const cut = symbolsOf(name)
    .slice(0, 100 - '.ics'.length)
    .join('')
    .slice(0, 200)
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
  return `${cut || 'evenement'}.ics`
}

function detailsOf({ description, url }: CalendarEntry): string {
  const isLong = isLongerThan(description, longestDetails)
  const text = isLong ? `${symbolsOf(description).slice(0, longestDetails).join('')}…` : description
  return [text, url].filter(Boolean).join('\n\n')
}

/** Spaces as %20: some calendars show a plus as a plus. */
const address = (base: string, values: Record<string, string>): string =>
  `${base}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`
