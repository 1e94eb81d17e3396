import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connect, StreamEnd } from './connect.ts'
import { keepConnected } from './keepConnected.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line whose tries end when the test says so. */
function lineOf() {
  const ends: ((end: StreamEnd) => void)[] = []
  const ears: Parameters<Connect>[1][] = []
  const line = keepConnected({
    connect: (_, hear) =>
      new Promise((end) => {
        ears.push(hear)
        ends.push(end)
      }),
    after: () => 0,
    hear: () => {},
    onStatus: () => {},
    onSignedOut: () => {},
  })
  const lose = async () => {
    ends.at(-1)?.('lost')
    await vi.advanceTimersByTimeAsync(0)
  }
  return { line, tries: () => ends.length, lose, beat: () => ears.at(-1)?.({ beat: 1 }) }
}

test('X3-CALL-42 SH-ERR-17 a device that is back on the net while a try is under way does not wait out a pause after it', async () => {
  const { line, tries, lose } = lineOf()
  line.hurry()
  await lose()
  expect(tries(), 'the next try').toBe(2)
  await lose()
  expect(tries(), 'nobody asked this time').toBe(2)
  line.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(tries(), 'asked during the pause').toBe(3)
  await lose()
  expect(tries(), 'what was asked before the last try counts no more').toBe(3)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(tries()).toBe(4)
  line.stop()
})

test('X3-CALL-42 a stream that was open is opened again after a pause, also for who came back to the page meanwhile', async () => {
  const { line, tries, lose, beat } = lineOf()
  line.hurry()
  beat()
  await lose()
  expect(tries()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tries()).toBe(2)
  line.stop()
})
