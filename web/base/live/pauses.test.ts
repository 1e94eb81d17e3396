import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseBefore } from './pauses.ts'

test('X3-CALL-42 the pauses grow from 1 to 30 seconds', () => {
  const longestOf = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => pauseBefore(attempt, 1))
  expect(longestOf).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('X3-CALL-42 no pause is under a second or over thirty, and chance only shortens it', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const pause = pauseBefore(attempt, random)
      expect(pause).toBeGreaterThanOrEqual(1_000)
      expect(pause).toBeLessThanOrEqual(pauseBefore(attempt, 1))
    }),
  )
})
