import { expect, test } from 'vitest'
import { isOutside, spotAt, sunPath } from './bandPlan.ts'

const day = { sunrise: 480, sunset: 1080 }

test('SH-TODAY-02 the sun rises at the horizon, stands highest halfway and is under it at night', () => {
  expect(spotAt(480, day).y).toBe(66)
  expect(spotAt(780, day).y).toBe(32)
  expect(spotAt(1080, day).y).toBe(66)
  expect(spotAt(1380, day).y).toBeGreaterThan(66)
  expect(spotAt(360, day).y).toBeGreaterThan(66)
})

test('SH-TODAY-02 the band runs from six to eleven, and what lies outside stands at its edge', () => {
  expect([spotAt(360, day).x, spotAt(870, day).x, spotAt(1380, day).x]).toEqual([0, 50, 100])
  expect([spotAt(10, day).x, spotAt(1439, day).x]).toEqual([0, 100])
  expect(sunPath(day)).toMatch(/^M0 [\d.]+L.+L100 [\d.]+$/)
})

test('SH-TODAY-02 before six and after eleven the sun has no place on the band', () => {
  expect([0, 185, 359, 1381, 1439].filter((minute) => !isOutside(minute))).toEqual([])
  expect([360, 361, 780, 1380].filter(isOutside)).toEqual([])
})
