import { expect, test } from 'vitest'
import { isQuiet, usualQuiet } from './quiet.ts'

const at = (time: string) => `2026-11-20T${time}:00+01:00`

test.each([
  ['21:59', false],
  ['22:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
  ['12:00', false],
])('over midnight, at %s quiet is %s', (time, quiet) => {
  expect(isQuiet(usualQuiet, at(time))).toBe(quiet)
})

test('within a day the end is no longer quiet, equal ends are the whole day, and without hours nothing is', () => {
  const noon = { from: 720, until: 780 }
  expect(['11:59', '12:00', '12:59', '13:00'].map((time) => isQuiet(noon, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isQuiet({ from: 300, until: 300 }, at('12:00'))).toBe(true)
  expect(isQuiet(null, at('03:00'))).toBe(false)
})

test('SH-GEN-13 the hours are those of Amsterdam, in summer and in winter', () => {
  expect(isQuiet(usualQuiet, '2026-07-01T20:30:00Z')).toBe(true)
  expect(isQuiet(usualQuiet, '2026-12-01T20:30:00Z')).toBe(false)
})
