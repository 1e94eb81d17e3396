import type { CalendarEvent, EventDate, EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'

let made = 0
/** An id that no other has. */
export const id = () => `0190a000-0000-7000-8000-${String(++made).padStart(12, '0')}`

/** A date with seats left, on the Saturday after the day of these tests. */
export const date = (change: Partial<EventDate> = {}): EventDate => ({
  id: id(),
  startAt: '2026-10-24T06:30:00.000Z',
  endAt: '2026-10-24T09:30:00.000Z',
  closesAt: '2026-10-24T06:30:00.000Z',
  freeUntil: null,
  isCancelled: false,
  movedFrom: null,
  taken: 2,
  max: 10,
  spotsLeft: 8,
  own: null,
  ...change,
})
/** When a date is; `hours` later it ends. */
export const at = (start: string, hours = 2): Partial<EventDate> => ({
  startAt: start,
  endAt: new Date(Date.parse(start) + hours * 3_600_000).toISOString(),
  closesAt: start,
})
/** What the calendar knows of an event apart from its dates. */
const about = (change: Partial<CalendarEvent> = {}) => {
  const title = change.title ?? 'Ochtendlicht'
  return {
    id: id(),
    slug: title.toLowerCase().replaceAll(/\W+/g, '-'),
    title,
    type: 'fysiek' as const,
    venueName: 'De Schuur',
    imageUrl: null,
    zone: 'Europe/Amsterdam' as const,
    isPaid: false,
    priceCents: null,
    currency: 'EUR' as const,
    tiersFrom: null,
    opensForAll: null,
    isCancelled: false,
    isRecurring: false,
    isLive: true,
  }
}
/** An event as the calendar lists it. */
export const event = ({ dates = [date()], ...change }: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...about(change),
  ...change,
  dates,
})
/** A member as the pages of events know them. */
export const member = (change: Partial<EventViewer> = {}): EventViewer => ({
  role: 'student',
  isTop5: false,
  entitled: true,
  ...change,
})

/** The same event as its own page reads it. */
export const detailOf = ({ dates, ...it }: CalendarEvent, change: Partial<EventDetail> = {}): EventDetail => ({
  ...it,
  dates,
  opened: dates[0]?.id ?? '',
  description: '',
  venueAddress: null,
  bring: '',
  travel: '',
  service: null,
  teachers: [],
  participants: null,
  transfer: null,
  ...change,
})
