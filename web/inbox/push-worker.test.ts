import { expect, test } from 'vitest'
import { hearPushes, type PushWorker } from './push-worker.ts'

type Page = { url: string; visibilityState: string }

/** A worker with some pages, and what it did. */
function workerOf(pages: Page[] = []) {
  const ears = new Map<string, (event: never) => void>()
  const did: unknown[] = []
  const shown = pages.map((page) => ({
    ...page,
    focus: async () => {
      did.push(['focus', page.url])
      return { navigate: async (path: string) => did.push(['navigate', path]) }
    },
  }))
  hearPushes({
    addEventListener: (kind: string, hear: (event: never) => void) => void ears.set(kind, hear),
    registration: { showNotification: async (title: string, options: object) => void did.push([title, options]) },
    clients: {
      matchAll: async () => shown,
      openWindow: async (path: string) => void did.push(['open', path]),
    },
  } as unknown as PushWorker)
  return {
    did,
    async hears(kind: 'push' | 'notificationclick', event: object) {
      let done: Promise<unknown> = Promise.resolve()
      ears.get(kind)?.({ ...event, waitUntil: (until: Promise<unknown>) => (done = until) } as never)
      await done
    },
  }
}

const message = { id: 'n1', title: 'Nieuw bericht', text: 'Je hebt een nieuw bericht', path: '/inbox' }
const pushed = { data: { json: () => message } }

test('a push shows its words once, and the same one again replaces it', async () => {
  const worker = workerOf([{ url: '/community', visibilityState: 'hidden' }])
  await worker.hears('push', pushed)
  expect(worker.did).toEqual([
    ['Nieuw bericht', expect.objectContaining({ body: 'Je hebt een nieuw bericht', tag: 'n1', data: '/inbox' })],
  ])
})

test('SH-EDGE-31 while a page is looked at it announces, and the worker does not', async () => {
  const worker = workerOf([{ url: '/community', visibilityState: 'visible' }])
  await worker.hears('push', pushed)
  expect(worker.did).toEqual([])
})

test('a click opens the inbox, in a page that is open when there is one', async () => {
  let closed = 0
  const clicked = { notification: { data: '/inbox', close: () => closed++ } }
  const closedSite = workerOf()
  await closedSite.hears('notificationclick', clicked)
  const openSite = workerOf([{ url: '/community', visibilityState: 'hidden' }])
  await openSite.hears('notificationclick', clicked)

  expect(closedSite.did).toEqual([['open', '/inbox']])
  expect(openSite.did).toEqual([
    ['focus', '/community'],
    ['navigate', '/inbox'],
  ])
  expect(closed).toBe(2)
})
