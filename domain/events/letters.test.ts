import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, houseZone } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { toWallTime } from '../base/wallTime.ts'
import { isLetterDue, letterAt, letterDay, letterKinds } from './letters.ts'

const at = (kind: (typeof letterKinds)[number], startAt: string, endAt: string) =>
  new Date(letterAt(kind, { startAt, endAt })).toISOString()

describe('when a reminder and a thank-you go out', () => {
  test.each([
    // An evening in autumn, and the days around both changes of the clock.
    ['2026-11-14T19:00:00Z', '2026-11-14T21:00:00Z', '2026-11-13T09:00:00.000Z', '2026-11-15T09:00:00.000Z'],
    ['2026-03-29T08:00:00Z', '2026-03-29T10:00:00Z', '2026-03-28T09:00:00.000Z', '2026-03-30T08:00:00.000Z'],
    ['2026-10-25T09:00:00Z', '2026-10-25T11:00:00Z', '2026-10-24T08:00:00.000Z', '2026-10-26T09:00:00.000Z'],
    // Half past midnight in the Netherlands is still the day before in UTC.
    ['2026-07-01T22:30:00Z', '2026-07-01T23:30:00Z', '2026-07-01T08:00:00.000Z', '2026-07-03T08:00:00.000Z'],
    // What ends at exactly midnight ended on the day before; what lasts for days is thanked for after the last.
    ['2026-07-01T18:00:00Z', '2026-07-01T22:00:00Z', '2026-06-30T08:00:00.000Z', '2026-07-02T08:00:00.000Z'],
    ['2026-07-01T18:00:00Z', '2026-07-04T10:00:00Z', '2026-06-30T08:00:00.000Z', '2026-07-05T08:00:00.000Z'],
  ])('EV-MORE-66 EV-MORE-67 from %s to %s: at %s and at %s', (startAt, endAt, reminder, thanks) => {
    expect(at('soon', startAt, endAt)).toBe(reminder)
    expect(at('over', startAt, endAt)).toBe(thanks)
  })

  const date = { startAt: '2026-11-14T19:00:00.000Z', endAt: '2026-11-14T21:00:00.000Z' }
  test.each([
    ['soon', '2026-11-13T08:59:59.999Z', false],
    ['soon', '2026-11-13T09:00:00.000Z', true],
    ['soon', '2026-11-14T18:59:59.999Z', true],
    ['soon', '2026-11-14T19:00:00.000Z', false],
    ['over', '2026-11-15T08:59:59.999Z', false],
    ['over', '2026-11-15T09:00:00.000Z', true],
    ['over', '2026-11-18T08:59:59.999Z', true],
    ['over', '2026-11-18T09:00:00.000Z', false],
  ] as const)('EV-MORE-66 EV-MORE-67 of %s at %s it is due: %s', (kind, now, due) => {
    expect(isLetterDue(kind, date, now)).toBe(due)
  })

  test('EV-MORE-66 EV-MORE-67 always at ten in the Netherlands, the day before the start and the day after the end', () => {
    const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2032, 0) })
    fc.assert(
      fc.property(moment, fc.integer({ min: 60_000, max: 10 * 86_400_000 }), (startAt, lasts) => {
        const endAt = startAt + lasts
        for (const kind of letterKinds) {
          const wall = toWallTime(letterAt(kind, { startAt, endAt }), houseZone)
          const day = letterDay(kind, { startAt, endAt })
          expect(wall).toBe(`${plusDays(day, kind === 'soon' ? -1 : 1)}T10:00`)
        }
        expect(letterDay('soon', { startAt, endAt })).toBe(dayOf(startAt, houseZone))
      }),
    )
  })
})
