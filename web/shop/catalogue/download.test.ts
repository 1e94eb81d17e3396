import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toldWhile } from '../../base/api/testing/heldChanges.ts'
import { openDownload } from './download.ts'

const tab = { opener: {}, closed: false, at: '', location: { replace: goTo }, close }
function goTo(url: string): void {
  tab.at = url
}
function close(): void {
  tab.closed = true
}
const [opened, gone] = [vi.fn(() => tab), vi.fn()]

beforeEach(() => {
  Object.assign(tab, { closed: false, at: '' })
  opened.mockClear()
  gone.mockClear()
  vi.stubGlobal('window', { open: opened, location: { assign: gone } })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

const refused = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code, status: 409 }))

const outside = 'https://bestanden.example/gids.pdf'

test('SHOP-BUY-03 a download opens in a tab of its own, at the address that was answered', async () => {
  await openDownload('open', async () => ({ url: outside }))
  expect([opened.mock.calls.length, tab.at, tab.closed]).toEqual([1, outside, false])
  expect(gone).not.toHaveBeenCalled()
})

test('SHOP-ORDER-53 a file that the site keeps leaves no empty tab behind', async () => {
  await openDownload('open', async () => ({ url: '/files/x' }))
  expect([tab.at, tab.closed, gone.mock.calls]).toEqual(['', true, [['/files/x']]])
})

test('SHOP-BUY-06 SHOP-ORDER-53 a browser that opens no tab is led itself; one that fails at it is told, and nothing is thrown', async () => {
  opened.mockReturnValueOnce(null as never)
  await openDownload('open', async () => ({ url: outside }))
  expect(gone.mock.calls).toEqual([[outside]])
  opened.mockImplementationOnce(() => {
    throw new TypeError('The provided callback is no longer runnable.')
  })
  const ask = vi.fn()
  expect(await toldWhile(() => openDownload('open', ask))).toEqual([{ kind: 'error', title: 'Download mislukt' }])
  expect(ask).not.toHaveBeenCalled()
})

test('X3-ERR-14 X3-ERR-15 it is said how a download went', async () => {
  const told = (state: 'open' | 'missing', ask: () => Promise<{ url: string }>) =>
    toldWhile(() => openDownload(state, ask))
  const linkless = [{ kind: 'error', title: 'Download link niet beschikbaar' }]
  expect(await told('open', async () => ({ url: '/files/x' }))).toEqual([
    { kind: 'success', title: 'Download gestart' },
  ])
  expect(await told('missing', refused('NOT_FOUND'))).toEqual(linkless)
  expect(await told('open', refused('DOWNLOAD_MISSING'))).toEqual(linkless)
  expect(await told('open', refused('UNAVAILABLE'))).toEqual([{ kind: 'error', title: 'Download mislukt' }])
})

test('SHOP-BUY-05 one without an address opens nothing and asks nothing', async () => {
  const ask = vi.fn()
  await openDownload('missing', ask)
  expect([opened.mock.calls.length, ask.mock.calls.length]).toEqual([0, 0])
})

test('SHOP-ORDER-30 one that ends the right to withdraw asks first, and leaves no empty tab', async () => {
  const asks = vi.fn()
  await openDownload('open', refused('RIGHT_ENDS'), asks)
  expect([asks.mock.calls.length, tab.at, tab.closed]).toEqual([1, '', true])
  await openDownload('open', refused('NOT_BOUGHT'), asks)
  expect([asks.mock.calls.length, tab.closed]).toEqual([1, true])
})
