import { expect, test } from 'vitest'
import { cardTime } from './shownTime.ts'

test.each([
  ['2026-10-24T06:30:00Z', '2026-10-24T08:00:00Z', 'Europe/Amsterdam', '08:30 - 10:00'],
  ['2026-10-24T06:30:00Z', '2026-10-26T09:00:00Z', 'Europe/Amsterdam', '08:30 - ma 26 okt 10:00'],
  // Past midnight in Amsterdam, and still the same evening in New York.
  ['2026-10-24T21:00:00Z', '2026-10-24T23:00:00Z', 'Europe/Amsterdam', '23:00 - zo 25 okt 01:00'],
  ['2026-10-24T21:00:00Z', '2026-10-24T23:00:00Z', 'America/New_York', '17:00 - 19:00'],
] as const)(
  'EV-CARD-01 a card says the day on which it ends when that is another: %s to %s in %s',
  (startAt, endAt, zone, times) => {
    expect(cardTime({ startAt, endAt, zone })).toEqual({ day: 'za 24 okt', times })
  },
)
