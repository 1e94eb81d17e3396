import type { PushMessage } from '@bewezen/domain/inbox/push.ts'

// The page's types know no worker: this is what we use of one.
type Page = { url: string; visibilityState: string; focus(): Promise<Page>; navigate(url: string): Promise<unknown> }
type Waits = { waitUntil(done: Promise<unknown>): void }
type Pushed = Waits & { data: { json(): unknown } | null }
type Clicked = Waits & { notification: { data: unknown; close(): void } }
export type PushWorker = {
  addEventListener(kind: 'push', hear: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', hear: (event: Clicked) => void): void
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** Lets a service worker show what is pushed while the site is closed, and open the site when it is clicked. */
export function hearPushes(worker: PushWorker): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, String(event.notification.data ?? '/inbox')))
  })
}

async function show(worker: PushWorker, data: Pushed['data']): Promise<void> {
  // A page that is looked at announces it by itself.
  if (!data || (await pagesOf(worker)).some((page) => page.visibilityState === 'visible')) return
  const { id, title, text, path } = data.json() as PushMessage
  const looks = { icon: '/favicon.svg', lang: 'nl' }
  await worker.registration.showNotification(title, { body: text, tag: id, data: path, ...looks })
}

async function open(worker: PushWorker, path: string): Promise<void> {
  const [page] = await pagesOf(worker)
  if (!page) await worker.clients.openWindow(path)
  else await (await page.focus()).navigate(path)
}

const pagesOf = (worker: PushWorker) => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
