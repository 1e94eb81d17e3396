import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteIn, minuteOf, minuteText } from './minuteOfDay.ts'

test('a minute is written as a time field writes it, and read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(minuteIn(minuteText(minute))).toBe(minute)
    }),
  )
  expect(['24:00', '7:00', '12:60', '', 'x'].map(minuteIn)).toEqual([null, null, null, null, null])
})

test('SH-GEN-13 the minute of a moment is that of Amsterdam, in summer and in winter', () => {
  expect(minuteOf('2026-07-01T20:30:00Z')).toBe(22 * 60 + 30)
  expect(minuteOf('2026-12-01T20:30:00Z')).toBe(21 * 60 + 30)
})
