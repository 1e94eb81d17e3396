import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPast, offsetOf, swipeOf } from './swipe.ts'

test('IN-CARD-16 X3-LIMIT-08 letting go past 100 pixels marks read, and not at 100 or less', () => {
  expect([100.5, 101, 150, 400].map(isPast)).toEqual([true, true, true, true])
  expect([100, 99, 0, -101].map(isPast)).toEqual([false, false, false, false])
})

test('IN-CARD-17 X3-LIMIT-08 the card follows the finger to the right for at most 150 pixels', () => {
  expect([0, 40, 150, 151, 900].map(offsetOf)).toEqual([0, 40, 150, 150, 150])
  expect([-1, -200].map(offsetOf)).toEqual([0, 0])
})

test('IN-CARD-18 a movement to the left or a mainly vertical one is the page’s, whatever its length', () => {
  expect([swipeOf(-40, 0), swipeOf(20, 30), swipeOf(12, -40), swipeOf(30, 30)]).toEqual([
    'page',
    'page',
    'page',
    'page',
  ])
  expect([swipeOf(30, 10), swipeOf(30, -29)]).toEqual(['card', 'card'])
  expect(swipeOf(5, -9)).toBe('undecided')
})

test('a card that the page keeps is never read by the same movement', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (dx, dy) => {
      if (swipeOf(dx, dy) === 'card') expect(dx).toBeGreaterThan(0)
      if (dx < 0) expect(isPast(offsetOf(dx))).toBe(false)
    }),
  )
})
