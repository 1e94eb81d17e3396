import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilFailed } from './untilFailed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function counting() {
  const it = { see: () => {}, left: 0, failed: 0, end: () => {} }
  it.end = untilFailed(
    (listener) => {
      it.see = listener
      return () => {
        it.left++
      }
    },
    () => {
      it.failed++
    },
  )
  return it
}

test('LIVE-PLAYER-10 LIVE-MORE-55 a frame has failed 15 seconds after it came in sight, and not while it is out of sight', () => {
  const frame = counting()
  vi.advanceTimersByTime(60_000)
  expect(frame.failed).toBe(0)
  frame.see()
  vi.advanceTimersByTime(14_999)
  expect(frame.failed).toBe(0)
  vi.advanceTimersByTime(1)
  expect(frame.failed).toBe(1)
})

test('coming in sight again begins no second count, and a frame that loaded or went is no longer waited for', () => {
  const frame = counting()
  frame.see()
  vi.advanceTimersByTime(10_000)
  frame.see()
  vi.advanceTimersByTime(5_000)
  expect(frame.failed).toBe(1)
  const loaded = counting()
  loaded.see()
  loaded.end()
  vi.advanceTimersByTime(60_000)
  expect([loaded.failed, loaded.left]).toEqual([0, 1])
})
