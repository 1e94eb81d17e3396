import { AsyncLocalStorage } from 'node:async_hooks'
import { MutationObserver, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { Ear, TestPerson, World } from '../../../server/base/testing/world.ts'
import { answerOf } from '../../base/live/testing/browser.ts'

type Read = { queryKey: QueryKey; queryFn?: unknown }
type Marking<Input, Answer> = {
  onMutate: (input: Input) => unknown
  onSuccess: (answer: Answer, input: Input) => void
  onError: (error: unknown, input: Input, before: never) => void
}

/** One of several devices in one test process: each has its own copy of the code that a browser runs, and its own line. */
export type Device = Awaited<ReturnType<typeof openDevice>>

const whose = new AsyncLocalStorage<{ isOffline: boolean; underWay: number; person: TestPerson }>()

/** Prepares this process for devices, whose calls are told apart by the code that makes them. */
export function forDevices(world: World): void {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (request: Request) => {
    const device = whose.getStore()
    if (!device) throw new Error('A call that no device made.')
    device.underWay++
    try {
      if (device.isOffline) throw new TypeError('network')
      const answer = await answerOf(world, device.person, request)
      // The line may have been lost while the server answered.
      if (device.isOffline) throw new TypeError('network')
      return answer
    } finally {
      device.underWay--
    }
  })
}

/** A device of somebody, with the real client, cache, patches and outbox; `ear` hears what the server tells that person. */
export async function openDevice(person: TestPerson, ear: Ear) {
  const here = { isOffline: false, underWay: 0, person }
  const on = <Result>(work: () => Result): Result => whose.run(here, work)
  vi.resetModules()
  const code = await on(async () => ({
    ...(await import('../../base/api/queries.ts')),
    ...(await import('../../base/api/api.ts')),
    ...(await import('../../news.ts')),
    ...(await import('../../shell/wishes.ts')),
    ...(await import('../../base/live/refetch.ts')),
    ...(await import('../markRead.ts')),
    ...(await import('../../inbox/marks.ts')),
    ...(await import('../outbox/outbox.ts')),
    ...(await import('../../base/offline/box.ts')),
    ...(await import('../channelRead.ts')),
  }))
  const { queries, api } = code
  code.beginWith(code.openBox())
  await on(() => code.beginOutbox(person.id, code.wishKinds))
  const shown: Read[] = []
  const left: (() => void)[] = []
  let taken = ear.heard.length

  return {
    api,
    on,
    code,
    isOffline: () => here.isOffline,
    isBusy: () => here.underWay > 0 || queries().isFetching() > 0 || queries().isMutating() > 0,
    async shows(...reads: Read[]): Promise<void> {
      for (const read of reads) {
        shown.push(read)
        await on(() => queries().fetchQuery(read as never))
        const observer = on(
          () => new QueryObserver(queries(), { ...read, staleTime: Number.POSITIVE_INFINITY } as never),
        )
        left.push(on(() => observer.subscribe(() => {})))
      }
    },
    /** Closes everything on screen, and knows nothing of it any more. */
    closes(): void {
      for (const leave of left.splice(0)) leave()
      shown.length = 0
      queries().clear()
    },
    cached: <Value>(queryKey: QueryKey) => queries().getQueryData<Value>(queryKey),
    /** Everything on screen, as it is shown and as the server tells it now. */
    async compared() {
      const fresh = (read: Read) => (read.queryFn as (it: object) => Promise<unknown>)({ client: queries() })
      return {
        shown: shown.map((read) => queries().getQueryData(read.queryKey)),
        fresh: await on(() => Promise.all(shown.map(fresh))),
      }
    },
    /** Takes in what the server told so far, unless there is no line. */
    hears(): void {
      if (here.isOffline) return
      for (const fact of ear.heard.slice(taken)) on(() => code.takeFact(fact))
      taken = ear.heard.length
    },
    goesOffline(): void {
      here.isOffline = true
    },
    /** The line is back: the stream tells what was missed, what failed is fetched anew and what waited is sent. */
    async comesBack(): Promise<void> {
      if (!here.isOffline) return
      here.isOffline = false
      void on(() => code.refetchFailed())
      this.hears()
      await on(() => code.sendWaiting())
    },
    /** What still waits is tried again, as it is after a while. */
    triesAgain: () => on(() => code.sendWaiting()),
    /** Changes something as a click does, through the same functions around the call. */
    marks<Input, Answer>(
      operation: { mutationOptions: (how: never) => object },
      how: Marking<Input, Answer>,
      input: Input,
    ): void {
      const marking = on(() => new MutationObserver(queries(), operation.mutationOptions(how as never) as never))
      void on(() => marking.mutate(input as never).catch(() => {}))
    },
  }
}
