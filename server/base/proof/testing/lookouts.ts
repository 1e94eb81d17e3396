import { setTimeout as wait } from 'node:timers/promises'
import { newMessage } from '../../../community/testing/newMessage.ts'
import { type Listener, listenAt } from '../../live/testing/listener.ts'
import { atEnd } from '../../testing/atEnd.ts'
import type { Book } from './book.ts'
import { askOnce } from './browser.ts'
import type { Stage } from './stage.ts'

/** Somebody at each process who looks whether it works. */
export type Lookouts = Awaited<ReturnType<typeof openLookouts>>

/** How long one look waits for an answer; then it is asked again, as an impatient person does. */
const patience = 2_000
/** After how many milliseconds without news something new is said. */
const saysAgainAfter = 2_000

export async function openLookouts(stage: Stage, book: Book) {
  const listeners = await Promise.all(
    stage.lookouts.map(({ cookie }, which) => listenAt(() => stage.sites.addresses[which] ?? '', cookie)),
  )
  atEnd(() => {
    for (const listener of listeners) listener.leave()
  })
  /** Writes at a process, reads it there, and hears it through a stream there; tries until all three worked. */
  const look = async (which: number): Promise<void> => {
    const [who, origin, listener] = [stage.lookouts[which], stage.sites.addresses[which], listeners[which]]
    if (!who || !origin || !listener) throw new Error('there is nobody at that process')
    const { cookie, id: authorId } = who
    for (;;) {
      const message = newMessage(stage.channel, 'Werkt het?')
      const before = listener.gaps.length
      const said = await until(async () => {
        const answer = await askOnce(origin, { path: 'community/post', cookie, input: message, patience })
        return answer.status === 200 ? (answer.body as { seq: number }) : null
      })
      book.messages.set(message.id, { authorId, uploadId: null })
      await until(async () => {
        const answer = await askOnce(origin, {
          path: `community/messages?channelId=${stage.channel.id}`,
          cookie,
          patience,
        })
        const { messages = [] } = (answer.body ?? {}) as { messages?: { id: string }[] }
        return answer.status === 200 && messages.some(({ id }) => id === message.id) ? true : null
      })
      if (await hears(listener, stage.channel.id, { place: said.seq, gaps: before })) return
    }
  }
  return {
    /** Settles once every process writes, reads and tells again; answers how long that took. */
    async untilAllWork(since = performance.now()): Promise<number> {
      await Promise.all(stage.lookouts.map((_, which) => look(which)))
      return performance.now() - since
    },
  }
}

/** Whether a stream brings what was said, or something later of that channel, or says that all is to be fetched anew. */
async function hears(
  { heard, gaps }: Listener,
  channelId: string,
  it: { place: number; gaps: number },
): Promise<boolean> {
  const end = performance.now() + saysAgainAfter
  const isHeard = () =>
    gaps.length > it.gaps ||
    heard
      .slice(-200)
      .some(({ kind, ids }) => kind === 'message.posted' && ids.channelId === channelId && Number(ids.seq) >= it.place)
  while (performance.now() < end) {
    if (isHeard()) return true
    await wait(20)
  }
  return false
}

/** Tries until there is an answer. */
async function until<Of>(ask: () => Promise<Of | null>): Promise<Of> {
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    await wait(100)
  }
}
