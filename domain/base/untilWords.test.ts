import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessBecause } from '../membership/accessWords.ts'
import { withdrawWords } from '../membership/withdrawWords.ts'
import { dayOf } from './dates.ts'
import { dayMs } from './moment.ts'
import { untilFull, untilLong, untilLongDay, untilShort } from './untilWords.ts'

test.each([
  // The end, the zone it is told in, and what is said of it.
  ['2026-12-14T23:00:00Z', undefined, 'tot en met ma 14 dec'],
  ['2026-12-14T22:59:59.999Z', undefined, 'tot ma 14 dec, 23:59'],
  ['2026-12-14T23:00:00.001Z', undefined, 'tot di 15 dec, 00:00'],
  ['2026-12-14T23:00:00Z', 'Europe/London', 'tot ma 14 dec, 23:00'],
  ['2026-12-15T00:00:00Z', 'Europe/London', 'tot en met ma 14 dec'],
  ['2026-12-31T23:00:00Z', undefined, 'tot en met do 31 dec'],
  // The days on which the clock is moved.
  ['2026-10-24T22:00:00Z', undefined, 'tot en met za 24 okt'],
  ['2026-10-25T23:00:00Z', undefined, 'tot en met zo 25 okt'],
  ['2026-03-28T23:00:00Z', undefined, 'tot en met za 28 mrt'],
  // Where the clock is moved at midnight, the day begins at one.
  ['2026-09-06T04:00:00Z', 'America/Santiago', 'tot en met za 5 sep'],
])('X3-GEN-13 what ends at %s (%s) holds %s', (end, zone, says) => {
  expect(untilShort(end, zone)).toBe(says)
})

test('X3-GEN-13 each way of telling a moment has its day', () => {
  const [midnight, morning] = ['2026-11-30T23:00:00Z', '2026-12-01T09:00:00Z']
  expect([untilLong(midnight), untilLong(morning)]).toEqual([
    'tot en met 30 november 2026',
    'tot 1 december 2026 10:00',
  ])
  expect([untilFull(midnight), untilFull(morning)]).toEqual([
    'tot en met maandag 30 november 2026',
    'tot dinsdag 1 december 2026 om 10:00',
  ])
  expect([untilLongDay(midnight), untilLongDay(morning)]).toEqual([
    'tot en met 30 november 2026',
    'tot 1 december 2026',
  ])
})

test('X3-GEN-13 SUB-WHY-01 withdrawing and access that was given are told by the last day', () => {
  const until = '2026-12-14T23:00:00.000Z'
  expect(withdrawWords.until(until)).toBe('Dat kan nog tot en met ma 14 dec.')
  expect(accessBecause({ why: 'granted', until, periodEnd: null })).toContain(
    'gegeven tot en met 14 december 2026. Daar',
  )
})

test('X3-GEN-13 the day that is named is the last one that has a moment before the end', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom('Europe/Amsterdam', 'America/New_York'),
      (day, zone) => {
        // Somewhere in each day a midnight of the zone.
        const start = Array.from({ length: 24 }, (_, hour) => day * dayMs + hour * 3_600_000).find(
          (moment) => dayOf(moment - 1, zone) !== dayOf(moment, zone),
        )
        fc.pre(start !== undefined)
        expect(untilShort(start, zone)).toMatch(/^tot en met /)
        expect(untilShort(start + 1, zone)).toMatch(/^tot (?!en met)/)
      },
    ),
  )
})
