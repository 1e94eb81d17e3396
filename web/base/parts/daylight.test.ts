import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alongTheDay, clock, daylightGradient } from './daylight.ts'

const minuteOfTheDay = fc.integer({ min: 0, max: 1440 })

test('a moment lies along the day in proportion, and never outside it', () => {
  expect([alongTheDay(0), alongTheDay(720), alongTheDay(1440)]).toEqual([0, 50, 100])
  expect([alongTheDay(-5), alongTheDay(2000)]).toEqual([0, 100])
})

test('the colours of the day come in the order of the day, whatever sunrise and sunset are', () => {
  fc.assert(
    fc.property(minuteOfTheDay, minuteOfTheDay, (one, other) => {
      const [sunrise, sunset] = one < other ? [one, other] : [other, one]
      const stops = [...daylightGradient({ sunrise, sunset }).matchAll(/ (-?[\d.]+)%/g)].map((stop) => Number(stop[1]))
      return stops.length === 8 && stops.every((stop, index) => index === 0 || stop >= (stops[index - 1] ?? 0))
    }),
  )
})

test('a moment of the day is written with two digits each', () => {
  expect([clock(496), clock(0), clock(1111)]).toEqual(['08:16', '00:00', '18:31'])
})
