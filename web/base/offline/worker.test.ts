import { expect, test, vi } from 'vitest'
import { keepForOffline, type OfflineWorker } from './worker.ts'

test('what an older version kept is forgotten when a newer one begins: its code could not read it', async () => {
  const names = new Set(['shared-1', 'own-1', 'own-2'])
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

  expect([...names]).toEqual(['shared-1', 'own-2'])
  expect(claim).toHaveBeenCalledOnce()
})
