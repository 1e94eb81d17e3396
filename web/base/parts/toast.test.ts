import { expect, test, vi } from 'vitest'
import { untilLoaded } from '../hydration/untilLoaded.ts'
import { receiveToasts, type ToastContent, tellError, tellSuccess } from './toast.ts'

test('SH-ERR-18 a toast told without a connection silences no other: the next asks for the code again, and all are shown', async () => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  const waits = vi.spyOn(globalThis, 'addEventListener')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  // Tests of other files in this process may have told some that nobody received.
  receiveToasts(() => {})()
  let hasLine = false
  const shown: ToastContent[] = []
  const region = untilLoaded(async () => {
    if (!hasLine) throw new TypeError('Importing a module script failed.')
  })
  tellError('Geen verbinding')
  await vi.waitFor(() => expect(waits).toHaveBeenCalledWith('online', expect.anything()))
  hasLine = true
  tellSuccess('Opgeslagen')
  await region
  receiveToasts((content) => shown.push(content))()
  expect(shown.map(({ title }) => title)).toEqual(['Geen verbinding', 'Opgeslagen'])
})
