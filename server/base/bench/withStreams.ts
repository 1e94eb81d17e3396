import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Stage } from '../../../tools/bench/bench.ts'
import { record } from '../facts/record.ts'
import { heldNow } from './heldNow.ts'
import type { Errand, Told } from './listeners.ts'
import { openStage } from './stage.ts'

/** So many open streams, each of which has one channel before it; what is measured is up to `round`. */
export async function withStreams(
  streams: number,
  round: (it: {
    send: (errand: Errand) => Promise<Told>
    writer: { id: string; cookie: string }
    channel: { id: string; communityId: string }
    publish: (messageId: string) => Promise<void>
    /** What the process held before the first of them. */
    heldBefore: ReturnType<typeof heldNow>
  }) => Promise<number>,
): Promise<Stage> {
  const { house, given, members, listen, close } = await openStage('server')
  const people = await members(200, streams / 200 + 1)
  const channel = await given.channel()
  const { ours } = await listen()
  const heldBefore = heldNow()
  const child = fork(fileURLToPath(new URL('./listeners.ts', import.meta.url)))
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The listeners are gone')))
  gone.catch(() => {})
  const send = async (errand: Errand): Promise<Told> => {
    child.send(errand)
    const [told] = (await Promise.race([once(child, 'message'), gone])) as [Told]
    return told
  }
  // One device of each writes, the others listen.
  const cookies = people.flatMap((person) => person.cookies.slice(1)).slice(0, streams)
  await send({ do: 'open', origin: ours, cookies, channelId: channel.id })
  if (house.live.size !== streams) throw new Error(`Only ${house.live.size} of ${streams} streams are open`)
  const [first] = people
  const writer = { id: first?.id ?? '', cookie: first?.cookies[0] ?? '' }
  const publish = async (messageId: string) => {
    const { id: channelId, communityId } = channel
    const fact = { kind: 'reaction.set', messageId, channelId, communityId, reactorId: writer.id } as const
    await house.transaction((tx) => record(tx, fact))
  }
  return {
    candidate: { round: () => round({ send, writer, channel, publish, heldBefore }) },
    close: async () => {
      child.kill()
      await close()
    },
  }
}
