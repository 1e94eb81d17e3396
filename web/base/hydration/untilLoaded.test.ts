import { beforeEach, expect, test, vi } from 'vitest'
import { askAgain, untilLoaded } from './untilLoaded.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: https://bewezen.example/assets/a-1.js')
const page = new EventTarget()
const settled = () => vi.waitFor(() => expect(asks()).toBeGreaterThan(0))
const asks = () => vi.getTimerCount()

beforeEach(() => {
  vi.useFakeTimers()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

/** A file that cannot be fetched for the first so many times. */
function fileThatFails(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw gone
    return 'the part'
  })
  return load
}

test.each([
  ['the connection is back', () => void page.dispatchEvent(new Event('online'))],
  ['somebody asks for it', askAgain],
  ['a pause has passed', () => void vi.advanceTimersByTime(2_000)],
])('SH-ERR-18 a file that could not be fetched is fetched again once %s', async (_, chance) => {
  const load = fileThatFails(1)
  const loaded = untilLoaded(load)
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  chance()
  expect(await loaded).toBe('the part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('SH-ERR-18 a file that goes on failing is asked for with growing pauses', async () => {
  const load = fileThatFails(3)
  const loaded = untilLoaded(load)
  for (const pause of [2_000, 4_000, 8_000]) await vi.advanceTimersByTimeAsync(pause)
  expect(await loaded).toBe('the part')
})

test('a file that fails while it runs is a fault, not a lost connection', async () => {
  const fault = new TypeError('undefined is not a function')
  await expect(untilLoaded(() => Promise.reject(fault))).rejects.toBe(fault)
})
