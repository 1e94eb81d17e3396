import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../base/moment.ts'
import { eveningOf, isLate, mayBeReminded } from './evening.ts'

const start = Date.parse('2027-03-22T19:00:00Z')
const stream = { startTime: start, isActive: false, lastActiveAt: null as number | null }
const open = (wish: Partial<typeof stream>, at: number) => eveningOf({ ...stream, ...wish }, at)
const writes = (wish: Partial<typeof stream>, at: number) => open(wish, at).mayWrite

describe('the conversation of an evening', () => {
  test('LIVE-MORE-03 opens 15 minutes before the start, and can be read from then on', () => {
    expect(open({}, start - 15 * minuteMs - 1)).toMatchObject({ mayRead: false, mayWrite: false })
    expect(open({}, start - 15 * minuteMs)).toMatchObject({ mayRead: true, mayWrite: true })
    expect(open({}, start).opensAt).toBe(start - 15 * minuteMs)
  })

  test('LIVE-MORE-03 LIVE-MORE-04 is open while the stream is live, however early or late', () => {
    for (const at of [start - 99 * hourMs, start + 99 * hourMs])
      expect(open({ isActive: true, lastActiveAt: start }, at)).toMatchObject({
        mayRead: true,
        mayWrite: true,
        closesAt: null,
      })
  })

  test('LIVE-MORE-04 closes three hours after it was last live, whatever its end was to be', () => {
    const last = start + 5 * hourMs
    expect(open({ lastActiveAt: last }, last).closesAt).toBe(last + 3 * hourMs)
    expect(writes({ lastActiveAt: last }, last + 3 * hourMs - 1)).toBe(true)
    expect(writes({ lastActiveAt: last }, last + 3 * hourMs)).toBe(false)
    // Ended at once, though three hours after the start it would be open still.
    const early = start + minuteMs
    expect(writes({ lastActiveAt: early }, early + 3 * hourMs)).toBe(false)
  })

  test('LIVE-MORE-05 of one that never was live closes three hours after its start', () => {
    expect(writes({}, start + 3 * hourMs - 1)).toBe(true)
    expect(writes({}, start + 3 * hourMs)).toBe(false)
  })

  test('LIVE-MORE-05 of one that was tried out before opens again for its evening', () => {
    const tried = start - 8 * hourMs
    expect(writes({ lastActiveAt: tried }, tried + 3 * hourMs - 1)).toBe(true)
    expect(writes({ lastActiveAt: tried }, tried + 3 * hourMs)).toBe(false)
    expect(writes({ lastActiveAt: tried }, start - 15 * minuteMs)).toBe(true)
    expect(writes({ lastActiveAt: tried }, start + 3 * hourMs)).toBe(false)
  })

  test('LIVE-MORE-06 stays to be read once something may have been said', () => {
    expect(open({}, start + 999 * hourMs).mayRead).toBe(true)
    expect(open({ startTime: start + 9_999 * hourMs, lastActiveAt: start }, start + 99 * hourMs)).toMatchObject({
      mayRead: true,
      mayWrite: false,
    })
  })
})

test('LIVE-MORE-17 LIVE-MORE-18 a reminder can be had until ten minutes before the start, of what is not live yet', () => {
  expect(mayBeReminded(stream, start - 10 * minuteMs - 1)).toBe(true)
  expect(mayBeReminded(stream, start - 10 * minuteMs)).toBe(false)
  expect(mayBeReminded({ ...stream, isActive: true }, start - 99 * minuteMs)).toBe(false)
})

const unseen = { ...stream, hasRecording: false }
test.each([
  ['is not late before its start', unseen, -1, false],
  ['is late from its start', unseen, 0, true],
  ['is late for three hours', unseen, 3 * hourMs - 1, true],
  ['is over after them', unseen, 3 * hourMs, false],
  ['is not late while it is live', { ...unseen, isActive: true }, 1, false],
  ['is not late once it was live', { ...unseen, lastActiveAt: start }, 1, false],
  ['is not late with a recording', { ...unseen, hasRecording: true }, 1, false],
])('LIVE-MORE-71 a stream %s', (_, given, after, late) => {
  expect(isLate(given, start + after)).toBe(late)
})
