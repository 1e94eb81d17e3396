import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from './dates.ts'
import { isDay, plusDays, plusMonths } from './days.ts'

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-10-00', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T10:00', false],
  ['morgen', false],
  ['', false],
])('EV-CAL-33 %j is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-01-30', 13, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('EV-RECUR-25 %s and %i months is %s', (day, months, then) => expect(plusMonths(day, months)).toBe(then))

test('days go forward and back by the calendar, over every change of the clock', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, count) => {
      const then = plusDays(day, count)
      expect([isDay(then), daysBetween(day, then), plusDays(then, -count)]).toEqual([true, count, day])
    }),
  )
})
