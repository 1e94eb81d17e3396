import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from './signOut.ts'
import { storage } from './testing/storage.ts'

const asked: [string, unknown][] = []
const opened: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  const location = { href: '/community', replace: (to: string) => void opened.push(to) }
  vi.stubGlobal('window', { location })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)])
    return new Response('{}')
  })
})
afterEach(() => vi.unstubAllGlobals())

test('SEC-ACC-32 SH-EDGE-36 a page that hears the end of its session ends none that goes on, and is loaded anew', async () => {
  await sessionEnded()
  expect(asked).toEqual([['/api/auth/sign-out', { over: true }]])
  expect(opened).toEqual(['/community'])
})
