import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heroWords } from './heroWords.ts'
import { isTurning, nextPlace, nextTurn, type Turning } from './turning.ts'

const free: Turning = { paused: false, hovered: false, focused: false, resting: false }

describe('moving content', () => {
  test('moves while nobody holds it', () => {
    expect(isTurning(free)).toBe(true)
  })

  test.each(['paused', 'hovered', 'focused', 'resting'] as const)('stands still while %s', (why) => {
    expect(isTurning({ ...free, [why]: true })).toBe(false)
  })

  test('stands still as long as one reason is left, whatever else ended', () => {
    const moments = fc.record({
      paused: fc.boolean(),
      hovered: fc.boolean(),
      focused: fc.boolean(),
      resting: fc.boolean(),
    })
    fc.assert(
      fc.property(moments, (moment) => {
        expect(isTurning(moment)).toBe(!Object.values(moment).includes(true))
      }),
    )
  })
})

describe('the words of the hero', () => {
  test('come in their order and start again', () => {
    const walk = [0]
    for (let turn = 0; turn < 5; turn++) walk.push(nextTurn(walk.at(-1) ?? 0, heroWords.turning.length))
    expect(walk.map((index) => heroWords.turning[index])).toEqual([
      'Project',
      'Community',
      'Labs',
      'Events',
      'Market',
      'Project',
    ])
  })
})

describe('a row of cards', () => {
  const walk = (direction: 1 | -1) => {
    const places = [0]
    for (let turn = 0; turn < 5; turn++)
      places.push(nextPlace({ at: places.at(-1) ?? 0, seen: 300, length: 1000 }, direction))
    return places
  }

  test('goes on by what is seen of it, and from its end to its start', () => {
    expect(walk(1)).toEqual([0, 300, 600, 700, 0, 300])
  })

  test('goes back the same way, and from its start to its end', () => {
    expect(walk(-1)).toEqual([0, 700, 400, 100, 0, 700])
  })

  test('that rests a fraction before its end starts again', () => {
    expect(nextPlace({ at: 699.6, seen: 300, length: 1000 }, 1)).toBe(0)
  })

  test('that fits stays where it is', () => {
    expect([1, -1].map((direction) => nextPlace({ at: 0, seen: 300, length: 300 }, direction as 1 | -1))).toEqual([
      0, 0,
    ])
  })
})
