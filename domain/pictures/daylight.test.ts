import { expect, test } from 'vitest'
import { daylightAt } from './daylight.ts'
import { hourOf } from './hourOf.ts'

// As the almanac gives them for Utrecht.
test.each([
  ['2026-06-21T10:00:00Z', 5 * 60 + 18, 22 * 60 + 3, 12 * 60],
  ['2026-12-21T10:00:00Z', 8 * 60 + 45, 16 * 60 + 30, 11 * 60],
  ['2026-03-20T10:00:00Z', 6 * 60 + 43, 18 * 60 + 52, 11 * 60],
  ['2026-10-24T06:30:00Z', 8 * 60 + 18, 18 * 60 + 25, 8 * 60 + 30],
  ['2026-10-25T07:30:00Z', 7 * 60 + 20, 17 * 60 + 23, 8 * 60 + 30],
])('MKT-MORE-35 on %s the sun rises and sets as the almanac says, to five minutes', (moment, rise, set, at) => {
  const light = daylightAt(moment)
  expect(Math.abs(light.sunrise - rise)).toBeLessThanOrEqual(5)
  expect(Math.abs(light.sunset - set)).toBeLessThanOrEqual(5)
  expect(light.at).toBe(at)
})

test('MKT-MORE-35 a night, a dawn, a morning, a noon and an evening follow each other', () => {
  const october = { sunrise: 496, sunset: 1111 }
  expect([450, 451, 496, 575, 576, 692, 693, 1012, 1013, 1156, 1157].map((at) => hourOf({ at, ...october }))).toEqual([
    'night',
    'dawn',
    'dawn',
    'dawn',
    'morning',
    'morning',
    'noon',
    'noon',
    'evening',
    'evening',
    'night',
  ])
})
