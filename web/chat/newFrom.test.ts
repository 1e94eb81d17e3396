import { expect, test } from 'vitest'
import { newFromAfter, newFromAtOpening, newFromWhenLeft } from './newFrom.ts'

const seen = (readSeq: number, lastSeq: number) => ({ readSeq, lastSeq })
const somebody = { isOwn: false, isWatched: false }

test('at opening the line stands above the first unread message', () => {
  expect(newFromAtOpening(seen(10, 14), false)).toBe(11)
  expect(newFromAtOpening(seen(14, 14), false)).toBeNull()
  expect(newFromAtOpening(seen(0, 0), false)).toBeNull()
})

test('who wrote the newest before the rest was loaded finds no line above it', () => {
  expect(newFromAtOpening(seen(14, 15), true)).toBeNull()
})

test('what arrives unseen gets the line, and later news leaves it where it is', () => {
  const first = newFromAfter(null, seen(14, 14), seen(14, 15), somebody)
  expect(first).toBe(15)
  expect(newFromAfter(first, seen(14, 15), seen(14, 17), somebody)).toBe(15)
})

test('what arrives while somebody looks at it gets no line', () => {
  expect(newFromAfter(null, seen(14, 14), seen(14, 15), { ...somebody, isWatched: true })).toBeNull()
})

test('who writes has seen what stood there', () => {
  expect(newFromAfter(11, seen(10, 14), seen(10, 15), { isOwn: true, isWatched: false })).toBeNull()
})

test('reading alone moves nothing', () => {
  expect(newFromAfter(11, seen(10, 14), seen(14, 14), somebody)).toBe(11)
})

test('the line goes when somebody leaves a channel that was read, and stays in one that was not', () => {
  expect(newFromWhenLeft(11, seen(14, 14))).toBeNull()
  expect(newFromWhenLeft(11, seen(12, 14))).toBe(11)
})
