import { expect, test, vi } from 'vitest'
import { untilLoaded } from './untilLoaded.ts'

const unfetched = () =>
  new TypeError('Failed to fetch dynamically imported module: https://bewezen.example/assets/a-1.js')
vi.mock('./loadAgain.ts', () => {
  throw unfetched()
})

test('SH-ERR-18 a file that is lost before the code that asks again came is fetched once the connection is back', async () => {
  const page = new EventTarget()
  const hears = vi.fn(page.addEventListener.bind(page))
  vi.stubGlobal('addEventListener', hears)
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw unfetched()
    return 'the part'
  })
  const loaded = untilLoaded(load)
  await vi.waitFor(() => expect(hears).toHaveBeenCalled())
  expect(load).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('the part')
})
