import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../base/api/queries.ts'
import { refetchOpen } from '../base/live/refetch.ts'
import { takeFact } from '../news.ts'
import { renewEvents } from './renewEvents.ts'

const asked = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
  vi.spyOn(queries(), 'invalidateQueries').mockImplementation(async (filter) => asked(filter?.queryKey))
})
afterEach(() => {
  vi.runAllTimers()
  asked.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('EV-CAL-35 EV-CALL-16 a burst of changes reads the events at once and once more after two seconds', () => {
  for (let change = 0; change < 50; change++) renewEvents()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_999)
  expect(asked).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(asked).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('EV-CAL-19 EV-CAL-20 EV-CAL-21 seats, dates and events that change are read anew', () => {
  for (const kind of ['seats.changed', 'event.saved', 'event.removed', 'event.moved', 'event.calledOff'] as const) {
    asked.mockReset()
    vi.advanceTimersByTime(10_000)
    takeFact({ kind, seq: 1, ids: { eventId: 'e', dateId: 'd' } } as never)
    expect(
      asked.mock.calls.flat().filter(([[room]]) => room === 'events'),
      kind,
    ).toEqual([[['events'], {}]])
  }
})

test('EV-EDGE-44 whoever missed too much while the line was down reads everything anew once', async () => {
  await refetchOpen()
  expect(asked.mock.calls).toEqual([[undefined]])
})
