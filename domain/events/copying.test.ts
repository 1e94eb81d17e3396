import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../base/days.ts'
import { fromWallTime, toWallTime } from '../base/wallTime.ts'
import { copiedForm, copyShift, mayCopyTo, shiftedMoment, shiftedSpan, shiftedWall } from './copying.ts'
import { newEventForm } from './eventForm.ts'

const zone = 'Europe/Amsterdam'
const form = {
  ...newEventForm('tess', '2026-10-20'),
  title: 'Ademlab',
  venueName: 'De Schuur',
  start: '2026-10-20T14:00',
  end: '2026-10-21T01:00',
  tiersFrom: '2026-09-01T09:00',
  enrollOpenAt: '',
  enrollCloseAt: '2026-10-19T18:00',
  cancelUntil: '2026-10-13T14:00',
  isRecurring: true,
  pattern: 'weekly' as const,
  recurrenceEnd: '2026-12-31',
}

describe('the form of a copy', () => {
  test('EV-MORE-71 EV-MORE-72 everything is as many days later, at the same times on the wall, and offline', () => {
    expect(copyShift(form, '2027-01-19')).toBe(91)
    expect(copiedForm({ ...form, isLive: true }, { day: '2027-01-19', title: 'Ademlab 2' })).toEqual({
      ...form,
      title: 'Ademlab 2',
      start: '2027-01-19T14:00',
      end: '2027-01-20T01:00',
      tiersFrom: '2026-12-01T09:00',
      enrollCloseAt: '2027-01-18T18:00',
      cancelUntil: '2027-01-12T14:00',
      recurrenceEnd: '2027-04-01',
      isLive: false,
    })
  })

  test('EV-MORE-71 it may be earlier too, over the end of February and on the same day', () => {
    expect(shiftedWall('2028-03-01T10:00', -1)).toBe('2028-02-29T10:00')
    expect(copiedForm(form, { day: '2026-10-20', title: 'Ademlab' }).start).toBe(form.start)
  })
})

describe('moments of a production', () => {
  test.each([
    // 14:00 in summer is 14:00 in winter, in both directions.
    ['2026-10-20T12:00:00.000Z', 7, '2026-10-27T13:00:00.000Z'],
    ['2026-10-27T13:00:00.000Z', -7, '2026-10-20T12:00:00.000Z'],
    ['2026-03-25T13:00:00.000Z', 7, '2026-04-01T12:00:00.000Z'],
    // 02:30 on the night that skips it moves ahead; on the night that has it twice the first is meant.
    ['2026-03-28T01:30:00.000Z', 1, '2026-03-29T01:30:00.000Z'],
    ['2026-10-24T00:30:00.000Z', 1, '2026-10-25T00:30:00.000Z'],
    ['2026-11-14T13:00:12.500Z', 1, '2026-11-15T13:00:12.500Z'],
  ])('EV-MORE-73 %s and %i days is %s', (at, days, expected) => {
    expect(shiftedMoment(at, days, zone)).toBe(expected)
  })

  test('EV-MORE-73 what the skipped hour would end before its start lasts as long as it did', () => {
    // From 02:15 to 03:00: on the night in March the start becomes 03:15.
    const span = { startAt: '2026-03-28T01:15:00.000Z', endAt: '2026-03-28T02:00:00.000Z' }
    expect(shiftedSpan(span, 1, zone)).toEqual({
      startAt: '2026-03-29T01:15:00.000Z',
      endAt: '2026-03-29T02:00:00.000Z',
    })
    expect(shiftedSpan({ startAt: null, endAt: null }, 7, zone)).toEqual({ startAt: null, endAt: null })
    expect(shiftedSpan({ ...span, endAt: null }, 7, zone)).toEqual({ startAt: '2026-04-04T00:15:00.000Z', endAt: null })
  })

  test('EV-MORE-73 whatever moves ends after its start, and stands on the wall where it stood unless the clock skips that', () => {
    const start = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2031, 0) }).map((at) => at - (at % 60_000))
    const minutes = fc.integer({ min: 1, max: 3 * 1_440 })
    fc.assert(
      fc.property(start, minutes, fc.integer({ min: -800, max: 800 }), (at, lasts, days) => {
        const [startAt, endAt] = [new Date(at).toISOString(), new Date(at + lasts * 60_000).toISOString()]
        const moved = shiftedSpan({ startAt, endAt }, days, zone)
        expect(Date.parse(moved.endAt ?? '')).toBeGreaterThan(Date.parse(moved.startAt ?? ''))
        const wanted = shiftedWall(toWallTime(startAt, zone), days)
        expect(moved.startAt).toBe(fromWallTime(wanted, zone))
        expect(toWallTime(moved.startAt ?? '', zone).slice(0, 10)).toBe(
          plusDays(toWallTime(startAt, zone).slice(0, 10), days),
        )
      }),
    )
  })
})

test.each([
  ['2026-10-20', false],
  ['2026-10-21', true],
  ['2026-10-22', true],
])('EV-MORE-76 after midnight of its own calendar a copy that begins on %s may be made: %s', (day, may) => {
  expect(mayCopyTo(day, '2026-10-20T22:30:00Z', zone)).toBe(may)
})
