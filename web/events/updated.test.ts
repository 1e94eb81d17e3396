import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../base/api/queries.ts'
import { stays } from './enrol/Enrolled.tsx'
import { freshness } from './freshness.ts'
import { eventsChanged } from './manage/eventsChanged.ts'
import { followUpdates, tellEventsUpdated } from './updated.ts'

const asked = vi.fn()
const page = new EventTarget()
beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('window', page)
  vi.spyOn(queries(), 'invalidateQueries').mockImplementation(async (filter) => asked(filter?.queryKey))
})
afterEach(() => {
  asked.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('EV-CAL-22 EV-CAL-36 EV-CALL-51 the window is told by events-updated, and all reads of events are fetched anew at once, fresh or not', () => {
  const told = vi.fn()
  page.addEventListener('events-updated', told)
  const leave = followUpdates()
  tellEventsUpdated()
  expect(told).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls).toEqual([[expect.arrayContaining([['events']])]])
  // Whoever else tells the window is heard as well, until the page is left.
  page.dispatchEvent(new Event('events-updated'))
  expect(asked).toHaveBeenCalledTimes(2)
  leave()
  tellEventsUpdated()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('EV-CALL-51 a change by staff is read anew where no calendar is on screen, too', async () => {
  const told = vi.fn()
  page.addEventListener('events-updated', told)
  await eventsChanged()
  expect([told.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1])
})

test('EV-LIMIT-13 the success step stays for two seconds', () => {
  expect(stays).toBe(2_000)
})

test('EV-EDGE-44 EV-CALL-43 EV-CALL-44 without a line counts are at most two minutes old', () => {
  expect(freshness).toEqual({ staleTime: 60_000, refetchInterval: 120_000 })
})
