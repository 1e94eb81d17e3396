import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../base/dates.ts'
import { dayMs, hourMs, minuteMs } from '../base/moment.ts'
import { nextReset, resetDayOf, resetStart } from './resetDay.ts'
import { isDone } from './task.ts'

test.each([
  ['a winter night, a second before', '2026-01-14T23:00:59.999Z', '2026-01-14'],
  ['a winter night, at 00:01', '2026-01-14T23:01:00Z', '2026-01-15'],
  ['a summer night, a second before', '2026-07-14T22:00:59.999Z', '2026-07-14'],
  ['a summer night, at 00:01', '2026-07-14T22:01:00Z', '2026-07-15'],
  ['noon', '2026-07-14T10:00:00Z', '2026-07-14'],
  ['the first reset after the clock went ahead', '2026-03-29T22:01:00Z', '2026-03-30'],
  ['a minute before it', '2026-03-29T22:00:00Z', '2026-03-29'],
  ['the hour that the change skips', '2026-03-29T01:30:00Z', '2026-03-29'],
  ['the first reset after the clock went back', '2026-10-25T23:01:00Z', '2026-10-26'],
  ['a minute before it', '2026-10-25T23:00:00Z', '2026-10-25'],
  ['the second of the two hours from 2 to 3', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['New Year', '2026-12-31T23:00:30Z', '2026-12-31'],
])('SH-TODO-21 SH-TODO-22 SH-EDGE-05 SH-LIMIT-11 %s: %s is in the reset day %s', (_when, moment, day) => {
  expect(resetDayOf(moment)).toBe(day)
})

test.each([
  ['an ordinary day', '2026-10-24', 24],
  ['the day on which the clock goes ahead', '2026-03-29', 23],
  ['the day on which the clock goes back', '2026-10-25', 25],
])('SH-TODO-22 SH-EDGE-05 %s, %s, is %i hours', (_what, day, hours) => {
  const start = resetStart(day)
  expect(nextReset(start).getTime() - start.getTime()).toBe(hours * hourMs)
})

describe('at any moment of this century', () => {
  const moments = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-01'), noInvalidDate: true })

  test('SH-TODO-22 SH-EDGE-05 a moment lies in exactly one reset day, which begins at 00:01 on the clock of Amsterdam', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const [start, end] = [resetStart(resetDayOf(moment)), nextReset(moment)]
        expect(start.getTime()).toBeLessThanOrEqual(moment.getTime())
        expect(moment.getTime()).toBeLessThan(end.getTime())
        expect(dayOf(start)).toBe(resetDayOf(moment))
        expect(dayOf(start.getTime() - minuteMs - 1)).not.toBe(resetDayOf(moment))
        expect(resetDayOf(start.getTime() - 1)).not.toBe(resetDayOf(start))
        expect(resetDayOf(end)).toBe(dayOf(end))
      }),
    )
  })

  test('SH-TODO-22 two days follow each other without a gap: the end of one is the start of the next', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const end = nextReset(moment)
        expect(resetStart(resetDayOf(end))).toEqual(end)
        expect(Date.parse(resetDayOf(end)) - Date.parse(resetDayOf(moment))).toBe(dayMs)
      }),
    )
  })

  test('SH-EDGE-05 a tick counts until the next reset, however late anybody looks, and not a millisecond longer', () => {
    fc.assert(
      fc.property(moments, fc.nat(3 * dayMs), (completedAt, later) => {
        const now = new Date(completedAt.getTime() + later)
        expect(isDone({ isCompleted: true, completedAt }, now)).toBe(now < nextReset(completedAt))
      }),
    )
  })
})
