import { expect, test, vi } from 'vitest'
import { keepForOffline, type OfflineWorker } from './worker.ts'

test('what an older version kept is forgotten when a newer one begins: its code could not read it', async () => {
  const names = new Set(['shared-1', 'own-2', 'own-3'])
  const ears = new Map<string, (event: { waitUntil(done: Promise<unknown>): void }) => void>()
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) }
  const claim = vi.fn(async () => {})
  const worker = {
    addEventListener: (kind: string, hear: never) => void ears.set(kind, hear),
    clients: { claim },
    caches,
  }
  keepForOffline(worker as unknown as OfflineWorker, [])

  const waited: Promise<unknown>[] = []
  ears.get('activate')?.({ waitUntil: (done) => void waited.push(done) })
  await Promise.all(waited)

  expect([...names]).toEqual(['shared-1', 'own-3'])
  expect(claim).toHaveBeenCalledOnce()
})

test('ADM-MORE-52 what an admin sees as another is kept for nobody, and what they kept themselves stays', async () => {
  let answer = new Response('{}', { headers: { 'x-bewezen-viewing': '1' } })
  const ears = new Map<string, (event: object) => void>()
  const [put, forget] = [vi.fn(async () => {}), vi.fn(async () => true)]
  const worker = {
    addEventListener: (kind: string, hear: never) => void ears.set(kind, hear),
    caches: { open: async () => ({ put, keys: async () => [] }), delete: forget },
    fetch: async () => answer,
    origin: 'https://bewezen.example',
  }
  keepForOffline(worker as unknown as OfflineWorker, ['account/viewer'])
  const ask = async () => {
    const waited: Promise<unknown>[] = []
    const request = { method: 'GET', mode: 'cors', url: 'https://bewezen.example/api/account/viewer' }
    const hears = { request, waitUntil: (done: Promise<unknown>) => void waited.push(done) }
    const answered: Promise<Response>[] = []
    ears.get('fetch')?.({ ...hears, respondWith: (given: Promise<Response>) => void answered.push(given) })
    const [response] = await Promise.all(answered)
    await Promise.all(waited)
    return response?.status
  }

  expect(await ask()).toBe(200)
  answer = new Response('{}', { status: 401, headers: { 'x-bewezen-viewing': '1' } })
  expect(await ask()).toBe(401)
  expect([put.mock.calls.length, forget.mock.calls.length]).toEqual([0, 0])

  answer = new Response('{}')
  await ask()
  expect(put).toHaveBeenCalledOnce()
})

test.each([
  [404, [], true],
  [503, ['https://bewezen.example/api/production/day?eventId=x'], false],
])(
  'EV-MORE-53 what is kept of a right that can end is asked again when a session begins, and goes when it is answered %i',
  async (status, left, photosGo) => {
    const day = { method: 'GET', url: 'https://bewezen.example/api/production/day?eventId=x' }
    const keys = new Set([day])
    const forget = vi.fn(async () => true)
    const ears = new Map<string, (event: object) => void>()
    const worker = {
      addEventListener: (kind: string, hear: never) => void ears.set(kind, hear),
      caches: {
        open: async () => ({
          put: async () => {},
          keys: async () => [...keys],
          delete: async (one: never) => keys.delete(one),
        }),
        delete: forget,
      },
      fetch: async ({ url }: Request) => new Response('{}', { status: url === day.url ? status : 200 }),
      origin: 'https://bewezen.example',
    }
    keepForOffline(worker as unknown as OfflineWorker, ['account/viewer', 'production/day'], ['production/day'])
    const waited: Promise<unknown>[] = []
    const answered: Promise<Response>[] = []
    ears.get('fetch')?.({
      request: { method: 'GET', mode: 'cors', url: 'https://bewezen.example/api/account/viewer' },
      waitUntil: (done: Promise<unknown>) => void waited.push(done),
      respondWith: (given: Promise<Response>) => void answered.push(given),
    })
    await Promise.all(answered)
    await Promise.all(waited)
    expect([...keys].map(({ url }) => url)).toEqual(left)
    expect(forget.mock.calls).toEqual(photosGo ? [['photos-1']] : [])
  },
)
