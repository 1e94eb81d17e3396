import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signInDelay } from './signInDelay.ts'

const now = Date.parse('2026-10-22T08:19:00Z')
const minute = 60_000
const failures = (count: number, agoMs = 0) => Array.from({ length: count }, () => now - agoMs)

test.each([
  [0, 0],
  [9, 0],
  [10, 1000],
  [11, 2000],
  [12, 4000],
  [13, 8000],
  [14, 16000],
  [15, 30000],
  [200, 30000],
])('SH-AUTH-30 after %i failures just now a try waits %i ms', (count, delay) => {
  expect(signInDelay(failures(count), now)).toBe(delay)
})

test('SH-AUTH-30 failures older than 15 minutes no longer count', () => {
  expect(signInDelay([...failures(9), ...failures(5, 15 * minute)], now)).toBe(0)
  expect(signInDelay([...failures(9), ...failures(5, 15 * minute - 1)], now)).toBe(16000)
})

test('time that passed since the latest failure counts as waited', () => {
  expect(signInDelay(failures(12, 1500), now)).toBe(2500)
  expect(signInDelay(failures(12, 4000), now)).toBe(0)
})

test('SH-AUTH-33 tries that wait already are waited for, and none waits longer than 30 seconds', () => {
  const waiting = (...seconds: number[]) => [...failures(10), ...seconds.map((it) => now + it * 1000)]
  expect(signInDelay(waiting(1), now)).toBe(3000)
  expect(signInDelay(waiting(1, 3, 7), now)).toBe(15_000)
  expect(signInDelay(waiting(1, 3, 7, 15), now)).toBeNull()
  expect(signInDelay(waiting(1, 3, 7, 15), now + 15_000)).toBe(16_000)
})

test('the delay grows with every try and never passes its limit, also when the clock was set back', () => {
  const ago = fc.array(fc.integer({ min: -60 * minute, max: 20 * minute }), { maxLength: 40 })
  fc.assert(
    fc.property(ago, (agos) => {
      const moments = agos.map((it) => now - it)
      const delay = signInDelay(moments, now)
      expect(delay ?? 0).toBeGreaterThanOrEqual(0)
      expect(delay ?? 0).toBeLessThanOrEqual(30_000)
      expect(signInDelay([...moments, now], now) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
        delay ?? Number.POSITIVE_INFINITY,
      )
    }),
  )
})

test('a clock that was set back by an hour locks nobody out', () => {
  expect(signInDelay(failures(20, -60 * minute), now)).toBe(30_000)
})
