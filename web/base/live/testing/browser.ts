import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import type { Ear, TestPerson, World } from '../../../../server/base/testing/world.ts'
import { takeFact } from '../../../news.ts'
import { queries } from '../../api/queries.ts'

type Read = { queryKey: QueryKey; queryFn?: unknown }

/** A page of somebody in a world: it reads through the real client and cache, and hears what the real server tells. */
export type TestBrowser = {
  /** Opens what a screen would read, and keeps it on screen. */
  shows(...reads: Read[]): Promise<void>
  cached<Value>(queryKey: QueryKey): Value | undefined
  /** Takes in all that was heard since the last time, and waits until everything that follows from it is done. */
  follows(): Promise<void>
  /**
   * Old state plus the facts must equal a fresh load: lets something happen, follows it, and compares everything that is
   * shown with what the server answers now. The same facts once more must change nothing.
   */
  expectSameAsRefetch(happens: () => Promise<unknown>): Promise<void>
}

/** Makes this test process the browser of one person; only one at a time, as a page has one cache. */
export async function openBrowser(world: World, person: TestPerson): Promise<TestBrowser> {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } })
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  let underWay = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    underWay++
    try {
      return await answerOf(world, person, request)
    } finally {
      underWay--
    }
  })
  queries().clear()
  const ear: Ear = await person.listens()
  const shown: Read[] = []
  let followed = 0

  const quiet = async () => {
    // What follows from a fact begins within 20 milliseconds and ends with its last answer.
    for (let calm = 0; calm < 3; calm = underWay === 0 ? calm + 1 : 0) await new Promise((next) => setTimeout(next, 25))
  }
  const fresh = (read: Read) => (read.queryFn as (context: object) => Promise<unknown>)({ queryKey: read.queryKey })
  const follows = async () => {
    await world.house.settled()
    for (const fact of ear.heard.slice(followed)) takeFact(fact)
    followed = ear.heard.length
    await quiet()
  }
  const expectFresh = async () => {
    for (const read of shown) expect(queries().getQueryData(read.queryKey)).toEqual(await fresh(read))
  }

  return {
    async shows(...reads) {
      for (const read of reads) {
        shown.push(read)
        await queries().fetchQuery(read as never)
        new QueryObserver(queries(), { ...read, staleTime: Number.POSITIVE_INFINITY } as never).subscribe(() => {})
      }
    },
    cached: (queryKey) => queries().getQueryData(queryKey),
    follows,
    async expectSameAsRefetch(happens) {
      const before = shown.map((read) => queries().getQueryData(read.queryKey))
      const from = followed
      await happens()
      await follows()
      expect(ear.heard.length).toBeGreaterThan(from)
      expect(shown.map((read) => queries().getQueryData(read.queryKey))).not.toEqual(before)
      await expectFresh()
      for (const fact of ear.heard.slice(from)) takeFact(fact)
      await quiet()
      await expectFresh()
    },
  }
}

/** What the server answers a request of somebody. */
export async function answerOf(world: World, person: TestPerson, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await world.app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: { cookie: person.cookie, 'x-forwarded-for': person.address, ...Object.fromEntries(request.headers) },
    payload: request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer()),
  })
  const headers = { 'content-type': String(answer.headers['content-type'] ?? 'application/json') }
  return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers,
  })
}
