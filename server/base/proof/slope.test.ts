import { expect, test } from 'vitest'
import { slopeOf } from './testing/measures.ts'

test('OPS-PROOF-03 a straight line has its slope without error, and a flat one with noise has none beyond its error', () => {
  expect(slopeOf([0, 1, 2, 3].map((x) => [x, 5 + 2 * x]))).toEqual({ slope: 2, error: 0 })
  const noisy = slopeOf([0, 1, 2, 3, 4, 5].map((x) => [x, x % 2]))
  expect(Math.abs(noisy.slope)).toBeLessThan(2 * noisy.error)
  // Worked out by hand: of (0, 0), (1, 2), (2, 1) it is a half, with an error of the root of three quarters.
  expect(
    slopeOf([
      [0, 0],
      [1, 2],
      [2, 1],
    ]),
  ).toEqual({ slope: 0.5, error: expect.closeTo(Math.sqrt(0.75), 10) })
})
