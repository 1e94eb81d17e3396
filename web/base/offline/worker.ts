import { viewingHeader } from '@bewezen/domain/base/viewing.ts'
import { type Keeping, keepingOf } from './keeping.ts'
import { photoCache } from './photos.ts'

// The page's types know no worker: this is what we use of one.
type Waits = { waitUntil(done: Promise<unknown>): void }
type Fetched = Waits & { request: Request; respondWith(answer: Promise<Response>): void }
type Told = Waits & { data: unknown; ports: readonly MessagePort[] }
export type OfflineWorker = {
  addEventListener(kind: 'install' | 'activate', hear: (event: Waits) => void): void
  addEventListener(kind: 'fetch', hear: (event: Fetched) => void): void
  addEventListener(kind: 'message', hear: (event: Told) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  caches: CacheStorage
  fetch: typeof fetch
  origin: string
}

/**
 * Code and looks, the same for everybody; and what one login saw, which goes when it ends. When answers get another shape
 * the second gets another number: the code of today could not read what was kept before.
 */
const [shared, own] = ['shared-1', 'own-3']
const offlinePage = '/offline.html'
const most: Record<string, number> = { [shared]: 400, [own]: 200 }

/**
 * Lets the site be read without a connection: what was loaded while somebody was signed in is kept until they sign out,
 * and given only when the network does not answer. Nothing is answered from here as long as the network does, except
 * files that carry their content's hash in their name. Of the API `reads` are kept, such as `account/viewer`, and no others;
 * those of a right that can end (`ending`) are asked again whenever a session begins, and go with the right.
 */
export function keepForOffline(worker: OfflineWorker, reads: readonly string[], ending: readonly string[] = []): void {
  // What is on its way when somebody signs out must not be kept afterwards.
  let login = 0
  const forget = () => {
    login++
    return Promise.all([own, photoCache].map((name) => worker.caches.delete(name)))
  }

  worker.addEventListener('install', (event) => {
    const first = worker.caches.open(shared).then((cache) => cache.add(offlinePage))
    event.waitUntil(first.then(() => worker.skipWaiting()))
  })
  worker.addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => worker.clients.claim())))
  worker.addEventListener('message', (event) => {
    const { ports, data } = event
    const done = data === 'forget' ? forget() : Promise.all(pathsIn(data).map(keepAgain))
    event.waitUntil(done.finally(() => ports[0]?.postMessage('done')))
  })
  worker.addEventListener('fetch', (event) => {
    const keeping = keepingOf(event.request, worker.origin, reads)
    if (keeping) event.respondWith(answer(event, keeping))
  })

  async function dropOlder(): Promise<void> {
    const names = await worker.caches.keys()
    await Promise.all(
      names.filter((name) => ![shared, own, photoCache].includes(name)).map((name) => worker.caches.delete(name)),
    )
  }

  function answer(event: Fetched, keeping: Keeping): Promise<Response> {
    const { request } = event
    if (keeping === 'photo') return worker.fetch(request).catch(() => keptPhoto(request))
    return keeping === 'file' ? fromCacheFirst(event, request) : fromNetworkFirst(event, request, keeping)
  }

  async function fromCacheFirst(event: Waits, request: Request): Promise<Response> {
    const cache = await worker.caches.open(shared)
    const known = await cache.match(request)
    if (known) return known
    const fresh = await worker.fetch(request)
    if (fresh.ok) event.waitUntil(put(shared, request, fresh.clone()))
    return fresh
  }

  async function fromNetworkFirst(event: Waits, request: Request, keeping: Keeping): Promise<Response> {
    const during = login
    let fresh: Response
    try {
      fresh = await worker.fetch(request)
    } catch (error) {
      const known = await kept(request)
      if (known) return known
      if (keeping === 'page') return (await worker.caches.match(offlinePage)) ?? Response.error()
      throw error
    }
    // An admin who views as another is still signed in as themselves: what they kept stays, and nothing is added (ADM-MORE-52).
    if (fresh.headers.has(viewingHeader)) return fresh
    // Somebody who is not signed in, by what the server says of them: whatever was kept is of a login that ended.
    if (fresh.status === 401 || (keeping === 'page' && fresh.ok && isPublic(fresh))) await forget()
    else if (fresh.status === 403 || fresh.status === 404) event.waitUntil(drop(request))
    else if (fresh.ok && !fresh.redirected) {
      const copy = fresh.clone()
      event.waitUntil(during === login ? put(own, request, copy, () => during === login) : Promise.resolve())
      if (pathOf(request) === '/api/account/viewer') event.waitUntil(renewEnding())
    }
    return fresh
  }

  async function renewEnding(): Promise<void> {
    const cache = await worker.caches.open(own)
    const all = (await cache.keys()).filter((request) => ending.some((read) => pathOf(request) === `/api/${read}`))
    const isLeft = await Promise.all(
      all.map(async (request) => {
        const fresh = await worker.fetch(request).catch(() => null)
        if (fresh?.status !== 403 && fresh?.status !== 404) return true
        await cache.delete(request)
        return false
      }),
    )
    if (all.length > 0 && !isLeft.includes(true)) await worker.caches.delete(photoCache)
  }

  const kept = async (request: Request) => {
    const cache = await worker.caches.open(own)
    const same = await cache.match(request, { ignoreVary: true })
    if (same || request.mode !== 'navigate') return same
    // A signed-in page is an empty shell: that of a neighbour draws this address as well.
    const neighbour = (await cache.keys()).find(({ url }) => placeOf(url) === placeOf(request.url))
    return neighbour && cache.match(neighbour)
  }

  /** A photo that a page keeps itself; nothing else under its address is kept. */
  const keptPhoto = async (request: Request) => (await worker.caches.match(request)) ?? Response.error()

  /** Drops content that may not be seen any more: it may not be seen later either. */
  const drop = async (request: Request) => (await worker.caches.open(own)).delete(request)

  async function put(name: string, request: Request, answer: Response, still = () => true): Promise<void> {
    const cache = await worker.caches.open(name)
    await cache.put(request, answer)
    if (!still()) return void (await worker.caches.delete(name))
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - (most[name] ?? 0))).map((old) => cache.delete(old)))
  }

  /** Fetches once more for keeping: all that the page had loaded before there was a worker. */
  async function keepAgain(path: string): Promise<void> {
    const request = new Request(new URL(path, worker.origin), { credentials: 'same-origin' })
    const keeping = keepingOf(request, worker.origin, reads) ?? (path.startsWith('/api/') ? null : 'page')
    if (!keeping) return
    const waits = { waitUntil: () => {} }
    if (keeping === 'photo') return
    await (keeping === 'file' ? fromCacheFirst(waits, request) : fromNetworkFirst(waits, request, keeping)).catch(
      () => null,
    )
  }
}

/** The first part of the path of a page, such as `/community`; what the API answered has none of a page's. */
const placeOf = (url: string): string => new URL(url).pathname.split('/', 2).join('/')

/** Only a page of somebody who is signed in may be stored by nobody else. */
const isPublic = (page: Response): boolean => !/no-store/.test(page.headers.get('cache-control') ?? '')

const pathsIn = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((path): path is string => typeof path === 'string' && path.startsWith('/')) : []

const pathOf = ({ url }: Request): string => new URL(url).pathname
