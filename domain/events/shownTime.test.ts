import { expect, test } from 'vitest'
import { cardTime, shownTime } from './shownTime.ts'

const ams = 'Europe/Amsterdam'
const now = '2026-10-01T12:00:00Z'

test.each([
  ['2026-10-24T06:30:00Z', '2026-10-24T08:00:00Z', ams, 'za 24 okt', '08:30 - 10:00'],
  ['2026-10-24T06:30:00Z', '2026-10-26T09:00:00Z', ams, 'za 24 okt', '08:30 - ma 26 okt 10:00'],
  // Past midnight in Amsterdam, and still the same evening in New York.
  ['2026-10-24T21:00:00Z', '2026-10-24T23:00:00Z', ams, 'za 24 okt', '23:00 - zo 25 okt 01:00'],
  ['2026-10-24T21:00:00Z', '2026-10-24T23:00:00Z', 'America/New_York', 'za 24 okt', '17:00 - 19:00'],
] as const)(
  'EV-CARD-01 a card says the day on which it ends when that is another: %s to %s in %s',
  (startAt, endAt, zone, day, times) => {
    expect(cardTime({ startAt, endAt, zone }, now)).toEqual({ day, times })
  },
)

test.each([
  // A year later, on a day of another name.
  ['2027-10-24T06:30:00Z', '2027-10-24T08:00:00Z', ams, now, 'zo 24 okt 2027', '08:30 - 10:00'],
  ['2025-10-24T06:30:00Z', '2025-10-24T08:00:00Z', ams, now, 'vr 24 okt 2025', '08:30 - 10:00'],
  // Six years later the same day has the same name.
  ['2032-10-22T08:00:00Z', '2032-10-22T10:00:00Z', ams, now, 'vr 22 okt 2032', '10:00 - 12:00'],
  // New Year in Amsterdam comes an hour before that of the stored instant, and six before that of New York.
  ['2026-12-31T22:30:00Z', '2027-01-01T01:00:00Z', ams, now, 'do 31 dec', '23:30 - vr 1 jan 2027 02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T01:00:00Z', ams, now, 'vr 1 jan 2027', '00:30 - 02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T01:00:00Z', 'America/New_York', now, 'do 31 dec', '18:30 - 20:00'],
  // Who looks after midnight in Amsterdam is in the new year there.
  [
    '2026-12-31T22:30:00Z',
    '2027-01-01T01:00:00Z',
    ams,
    '2026-12-31T23:10:00Z',
    'do 31 dec 2026',
    '23:30 - vr 1 jan 02:00',
  ],
] as const)(
  'EV-CARD-01 EV-GEN-14 a card says the year when it is not this one: %s to %s in %s at %s',
  (startAt, endAt, zone, at, day, times) => {
    expect(cardTime({ startAt, endAt, zone }, at)).toEqual({ day, times })
  },
)

test.each([
  ['Europe/Amsterdam', 'Europe/Amsterdam', 'donderdag 22 oktober 2026, 10:00 – 12:00', null],
  ['Europe/Amsterdam', 'Europe/Paris', 'donderdag 22 oktober 2026, 10:00 – 12:00', null],
  [
    'Europe/Amsterdam',
    'Europe/London',
    'donderdag 22 oktober 2026, 10:00 – 12:00',
    'jouw tijd: donderdag 22 oktober 2026, 09:00',
  ],
  ['Europe/London', 'Europe/London', 'donderdag 22 oktober 2026, 09:00 – 11:00 (tijd in Londen)', null],
  [
    'America/New_York',
    'Europe/Amsterdam',
    'donderdag 22 oktober 2026, 04:00 – 06:00 (tijd in New York)',
    'jouw tijd: donderdag 22 oktober 2026, 10:00',
  ],
  [
    'Europe/Amsterdam',
    'Asia/Tokyo',
    'donderdag 22 oktober 2026, 10:00 – 12:00',
    'jouw tijd: donderdag 22 oktober 2026, 17:00',
  ],
] as const)('EV-CAL-31 EV-CARD-01 EV-GEN-02 EV-GEN-14 in %s, seen from %s', (zone, viewer, when, yours) => {
  expect(shownTime({ startAt: '2026-10-22T08:00:00Z', endAt: '2026-10-22T10:00:00Z', zone }, viewer)).toEqual({
    when,
    yours,
  })
})

test.each([
  [
    'over midnight',
    '2026-10-22T20:00:00Z',
    '2026-10-23T04:00:00Z',
    'donderdag 22 oktober 2026, 22:00 – vrijdag 23 oktober 06:00',
  ],
  [
    'over New Year',
    '2026-12-31T20:00:00Z',
    '2027-01-01T01:00:00Z',
    'donderdag 31 december 2026, 21:00 – vrijdag 1 januari 2027 02:00',
  ],
  [
    'in the first hour of a year',
    '2026-12-31T23:15:00Z',
    '2026-12-31T23:45:00Z',
    'vrijdag 1 januari 2027, 00:15 – 00:45',
  ],
  [
    'until a day of the same name in another year',
    '2026-10-22T08:00:00Z',
    '2037-10-22T10:00:00Z',
    'donderdag 22 oktober 2026, 10:00 – donderdag 22 oktober 2037 12:00',
  ],
  [
    'while the clock goes back to winter time',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    'zondag 25 oktober 2026, 02:30 – 02:30',
  ],
  ['before winter time ends', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', 'zondag 28 maart 2027, 01:30 – 03:30'],
] as const)('EV-CAL-31 EV-DETAIL-01 EV-GEN-14 an event %s names the day of its end', (_what, startAt, endAt, when) => {
  expect(shownTime({ startAt, endAt, zone: ams }, ams)).toEqual({ when, yours: null })
})

test('EV-CAL-31 EV-GEN-14 the time of the viewer may be in another year', () => {
  const eve = { startAt: '2027-01-01T00:30:00Z', endAt: '2027-01-01T01:00:00Z', zone: ams } as const
  expect(shownTime(eve, 'America/New_York').yours).toBe('jouw tijd: donderdag 31 december 2026, 19:30')
})
