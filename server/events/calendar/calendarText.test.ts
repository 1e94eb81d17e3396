import { hourMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import { eventZones } from '@bewezen/domain/events/zones.ts'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, test } from 'vitest'
import { type CalendarDate, calendarText, inviteText } from './calendarText.ts'

const url = 'https://bewezen.example'
const now = new Date('2026-03-01T12:00:00Z')
const aDate = (change: Partial<CalendarDate> = {}): CalendarDate => ({
  id: '019a0000-0000-7000-8000-000000000001',
  slug: 'ademlab',
  title: 'Ademlab',
  description: '',
  type: 'fysiek',
  venueName: 'De Schuur',
  venueAddress: 'Dorpsstraat 1, Ede',
  isRecurring: false,
  sequence: 0,
  startsAt: new Date('2026-03-29T08:00:00Z'),
  endsAt: new Date('2026-03-29T09:00:00Z'),
  updatedAt: now,
  isCancelled: false,
  ...change,
})
const textOf = (dates: readonly CalendarDate[], name: string | null = null) => calendarText(dates, { name, url, now })

/** What each of two parsers, written by others, reads of a date. */
function readByBoth(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const byIcal = events.map((component) => {
    const event = new ICAL.Event(component)
    return {
      id: event.uid,
      title: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      url: String(component.getFirstPropertyValue('url')),
      sequence: Number(event.sequence),
      status: String(component.getFirstPropertyValue('status')),
    }
  })
  const byTs = (convertIcsCalendar(undefined, text).events ?? []).map((it) => ({
    id: it.uid,
    title: it.summary,
    description: it.description,
    location: it.location,
    start: it.start.date.toISOString(),
    end: 'end' in it ? it.end?.date.toISOString() : undefined,
    url: it.url,
    sequence: it.sequence ?? 0,
    status: it.status,
  }))
  return { byIcal, byTs }
}

/** Within a day of the change of a clock: the last Sundays of March and October, the second of March, the first of November. */
const changes = [
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2027-03-28T01:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
]
const anInstant = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -26 * 60, max: 26 * 60 }))
  .map(([change, minutes]) => new Date(Date.parse(change) + minutes * minuteMs))
const awkward = fc.array(
  fc.oneof(
    fc.constantFrom(
      ',',
      ';',
      '\\',
      '\n',
      '"',
      ':',
      '\\n',
      '\\,',
      '😀',
      '👩‍👩‍👧',
      'é',
      '‘',
      ' ',
      '<script>alert(1)</script>',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  ),
  { maxLength: 40 },
)
const aText = awkward.map((parts) =>
  parts
    .join('')
    .replace(/[^\P{Cc}\n]/gu, '')
    .toWellFormed()
    .trim(),
)

describe('a calendar file', () => {
  test('EV-LINK-06 EV-EDGE-24 EV-EDGE-39 two parsers read 1,000 generated dates around clock changes back: the same instants and texts, every line folded', () => {
    const generated = fc.record({
      id: fc.uuid(),
      slug: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
      title: aText.map((text) => text || 'Ademlab'),
      description: aText,
      venue: aText,
      startsAt: anInstant,
      lasts: fc.integer({ min: 15, max: 30 * 60 }),
      sequence: fc.nat(1_000),
      isCancelled: fc.boolean(),
    })
    let read = 0
    fc.assert(
      fc.property(generated, ({ venue, lasts, ...it }) => {
        const endsAt = new Date(it.startsAt.getTime() + lasts * minuteMs)
        const text = textOf([aDate({ ...it, endsAt, venueName: venue, venueAddress: null })])
        const { byIcal, byTs } = readByBoth(text)
        const expected = {
          id: it.id,
          title: it.title,
          start: it.startsAt.toISOString(),
          end: endsAt.toISOString(),
          url: `${url}/events/${it.slug}`,
          sequence: it.sequence,
          status: it.isCancelled ? 'CANCELLED' : 'CONFIRMED',
        }
        expect(byIcal).toEqual([{ ...expected, description: it.description || null, location: venue || null }])
        expect(byTs).toEqual([{ ...expected, description: it.description || undefined, location: venue || undefined }])
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        // Nothing breaks a line but what the format breaks lines with.
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        read++
      }),
      { numRuns: 1_000 },
    )
    expect(read).toBeGreaterThanOrEqual(1_000)
  })

  test.each(eventZones)(
    'EV-EDGE-15 a weekly series at 10:00 in %s stands at another instant after the change of the clock',
    (zone) => {
      const clock = (moment: string) =>
        new Intl.DateTimeFormat('nl', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(moment))
      const at = { 'Europe/Amsterdam': [9, 8], 'Europe/London': [10, 9], 'America/New_York': [15, 14] }[zone]
      const days = zone === 'America/New_York' ? ['2026-03-05', '2026-03-12'] : ['2026-03-26', '2026-04-02']
      const dates = days.map((day, week) => {
        const startsAt = new Date(`${day}T${String(at[week]).padStart(2, '0')}:00:00Z`)
        return aDate({ id: `${week}`, startsAt, endsAt: new Date(startsAt.getTime() + hourMs) })
      })
      const { byIcal, byTs } = readByBoth(textOf(dates))
      for (const read of [byIcal, byTs]) expect(read.map(({ start }) => clock(start))).toEqual(['10:00', '10:00'])
    },
  )

  test('EV-LINK-06 has UTC moments, CRLF and the fields that are asked for', () => {
    const lines = textOf([aDate({ isRecurring: true, sequence: 4 })]).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bewezen//Evenementen//NL',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:019a0000-0000-7000-8000-000000000001',
      'SEQUENCE:4',
      'DTSTAMP:20260301T120000Z',
      'DTSTART:20260329T080000Z',
      'DTEND:20260329T090000Z',
      'SUMMARY:Ademlab',
      'LOCATION:De Schuur\\, Dorpsstraat 1\\, Ede',
      'URL;VALUE=URI:https://bewezen.example/events/ademlab?occurrence=019a0000-0',
      ' 000-7000-8000-000000000001',
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260301T120000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('EV-LINK-07 an online event is Online, and the name of a calendar cannot break out of its line', () => {
    const text = textOf([aDate({ type: 'digitaal' })], 'Bewezen, de\r\nBEGIN:VEVENT; \\ agenda')
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Bewezen\\, de BEGIN:VEVENT\\; \\\\ agenda')
    expect(calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).location)).toEqual(['Online'])
  })
})

describe('the date that goes along with a mail', () => {
  const people = {
    reader: { name: 'Noor, "N"', email: 'noor@voorbeeld.nl' },
    organiser: { name: 'Bewezen', email: 'hallo@bewezen.example' },
  }
  const inviteOf = (change: Partial<CalendarDate> = {}) => inviteText(aDate(change), { url, now, ...people })
  const readOf = (content: string) => {
    const calendar = new ICAL.Component(ICAL.parse(content))
    const [event] = calendar.getAllSubcomponents('vevent')
    const of = (name: string) => event?.getAllProperties(name).map((one) => String(one.getFirstValue())) ?? []
    return { method: calendar.getFirstPropertyValue('method'), of, event }
  }

  test('EV-MORE-69 EV-LINK-07 it names its reader alone, who has said yes already, and no meeting address', () => {
    const { method, content } = inviteOf({ type: 'digitaal', sequence: 3 })
    const { method: said, of, event } = readOf(content)
    expect([method, said]).toEqual(['REQUEST', 'REQUEST'])
    expect(of('uid')).toEqual(['019a0000-0000-7000-8000-000000000001'])
    expect([of('sequence'), of('status')]).toEqual([['3'], ['CONFIRMED']])
    expect(of('attendee')).toEqual(['MAILTO:noor@voorbeeld.nl'])
    expect(event?.getFirstProperty('attendee')?.getParameter('partstat')).toBe('ACCEPTED')
    expect(event?.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE')
    expect(of('organizer')).toEqual(['mailto:hallo@bewezen.example'])
    expect(of('location')).toEqual(['Online'])
  })

  test('EV-MORE-70 what is cancelled is taken out', () => {
    const { method, content } = inviteOf({ isCancelled: true, sequence: 4 })
    const { method: said, of } = readOf(content)
    expect([method, said]).toEqual(['CANCEL', 'CANCEL'])
    expect([of('sequence'), of('status')]).toEqual([['4'], ['CANCELLED']])
  })
})
