import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

// Thursday 22 October 2026, 10:19 in Amsterdam; summer time ends on the 25th.
const now = '2026-10-22T08:19:00Z'

test.each([
  ['2026-10-22T08:19:00Z', 'zojuist'],
  ['2026-10-22T08:18:01Z', 'zojuist'],
  ['2026-10-22T09:00:00Z', 'zojuist'],
  ['2026-10-22T08:18:00Z', '1 min geleden'],
  ['2026-10-22T08:14:00Z', '5 min geleden'],
  ['2026-10-22T07:19:01Z', '59 min geleden'],
  ['2026-10-22T07:19:00Z', '1 uur geleden'],
  ['2026-10-22T05:19:00Z', '3 uur geleden'],
  ['2026-10-21T22:00:00Z', '10 uur geleden'],
  ['2026-10-21T21:59:59Z', 'gisteren'],
  ['2026-10-20T22:00:00Z', 'gisteren'],
  ['2026-10-20T21:59:59Z', '2 dagen geleden'],
  ['2026-10-16T12:00:00Z', '6 dagen geleden'],
  ['2026-10-15T08:19:00Z', '7 dagen geleden'],
  ['2026-10-15T08:18:59Z', '15 okt 2026'],
  ['2026-03-05T08:00:00Z', '05 mrt 2026'],
  ['2025-12-31T23:30:00Z', '01 jan 2026'],
])('IN-CARD-08 %s is written as %s', (moment, text) => {
  expect(relativeTime(moment, now)).toBe(text)
})

test('IN-CARD-08 half an hour over midnight is still counted in minutes', () => {
  expect(relativeTime('2026-10-21T21:45:00Z', '2026-10-21T22:15:00Z')).toBe('30 min geleden')
})

test('IN-CARD-08 days are counted on the calendar, also over the change of the clock', () => {
  expect(relativeTime('2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z')).toBe('gisteren')
  expect(relativeTime('2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z')).toBe('24 uur geleden')
})

test('whatever the moment, a text comes out that never speaks of zero or less', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 60 * 24 * 20 }), (minutesAgo) => {
      const text = relativeTime(Date.parse(now) - minutesAgo * 60_000, now)
      expect(text).toMatch(/^(zojuist|[1-9]\d? (min|uur) geleden|gisteren|[2-7] dagen geleden|\d\d \w{3} 2026)$/)
    }),
  )
})
