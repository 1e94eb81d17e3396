import { eventPath } from '@bewezen/domain/events/addresses.ts'
import { locationOf } from '@bewezen/domain/events/meeting.ts'
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A date as it stands in a calendar; nothing that could hold a meeting address is part of it (EV-LINK-07). */
export type CalendarDate = {
  /** Of the date: the same in every file and feed, so that a calendar mends what it has (EV-EDGE-39). */
  id: string
  slug: string
  title: string
  description: string
  type: string
  venueName: string | null
  venueAddress: string | null
  isRecurring: boolean
  startsAt: Date
  endsAt: Date
  updatedAt: Date
  /** Grows with every change; a calendar takes the version with the highest. */
  sequence: number
  isCancelled: boolean
}

type About = {
  /** Of a calendar that is followed; a file of one date has none, or Outlook would open it as a calendar of its own. */
  name: string | null
  url: string
  now: Date
}
const hour = 3_600

/** Dates as an iCalendar file: instants in UTC, folded and escaped by the library (EV-LINK-06, EV-LINK-08). */
export function calendarText(dates: readonly CalendarDate[], { name, url, now }: About): string {
  const calendar = new ICalCalendar({
    ...(name === null ? {} : { name: escaped(name), ttl: hour }),
    prodId: { company: 'Bewezen', product: 'Evenementen', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const date of dates) addTo(calendar, date, { url, now })
  return `${calendar.toString()}\r\n`
}

/** Whose calendar a date is for, and who organises it. */
type Invite = Pick<About, 'url' | 'now'> & { reader: Mailed; organiser: Mailed }
type Mailed = { name: string; email: string }

/**
 * One date as it goes along with a mail to who has a place on it: the calendar takes it in, or takes it out when it is
 * cancelled. It names its reader alone (EV-MORE-69, EV-MORE-70).
 */
export function inviteText(date: CalendarDate, { url, now, reader, organiser }: Invite) {
  const method = date.isCancelled ? ('CANCEL' as const) : ('REQUEST' as const)
  const calendar = new ICalCalendar({
    prodId: { company: 'Bewezen', product: 'Evenementen', language: 'NL' },
    method: ICalCalendarMethod[method],
  })
  const event = addTo(calendar, date, { url, now })
  event.organizer({ name: readable(organiser.name), email: organiser.email })
  // They have the place already: nobody asks whether they come.
  event.createAttendee({
    name: readable(reader.name),
    email: reader.email,
    rsvp: false,
    status: date.isCancelled ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
  })
  return { method, content: `${calendar.toString()}\r\n` }
}

const addTo = (calendar: ICalCalendar, date: CalendarDate, { url, now }: Pick<About, 'url' | 'now'>) =>
  calendar.createEvent({
    id: date.id,
    sequence: date.sequence,
    stamp: now,
    lastModified: date.updatedAt,
    start: date.startsAt,
    end: date.endsAt,
    summary: readable(date.title),
    description: readable(date.description) || null,
    location: readable(locationOf(date)) || null,
    url: url + eventPath(date.slug, date.isRecurring ? date.id : null),
    status: date.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })

/** Without what no line of a calendar may hold: control characters but line breaks, and half symbols. */
const readable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()

/** The library writes the name of a calendar as it is given. */
const escaped = (name: string): string =>
  readable(name)
    .replace(/\s+/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
