import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { Bench, Stage as Scene } from '../../../tools/bench/bench.ts'
import { percentile } from '../../../tools/bench/run.ts'
import { record } from '../facts/record.ts'
import type { Errand, Told } from './listeners.ts'
import { openStage } from './stage.ts'

const [streams, publications, posts] = [2_000, 10, 15]

/** A house with 2,000 open streams, all of which may read one channel; what is measured is up to `round`. */
async function withStreams(
  round: (it: {
    send: (errand: Errand) => Promise<Told>
    writer: { id: string; cookie: string }
    channel: { id: string; communityId: string }
    publish: (messageId: string) => Promise<void>
  }) => Promise<number>,
): Promise<Scene> {
  const { house, given, members, listen, close } = await openStage('server')
  const people = await members(200, streams / 200 + 1)
  const channel = await given.channel()
  const { ours } = await listen()
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
    candidate: { round: () => round({ send, writer, channel, publish }) },
    close: async () => {
      child.kill()
      await close()
    },
  }
}

const now = () => Number(process.hrtime.bigint()) / 1e6

const fanOut: Bench = {
  name: 'one publication to 2,000 streams, p99',
  unit: 'ms',
  target: { atMost: 100 },
  rounds: 5,
  open: () =>
    withStreams(async ({ send, publish }) => {
      const took: number[] = []
      for (let time = 0; time < publications; time += 1) {
        const messageId = newId()
        const begin = now()
        await publish(messageId)
        const told = await send({ do: 'hear', messageId })
        if ('heardAt' in told) took.push(...told.heardAt.map((at) => at - begin))
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return percentile(took, 0.99)
    }),
}

const onScreen: Bench = {
  name: 'from post to another screen beside 2,000 streams, p50',
  unit: 'ms',
  target: { atMost: 50 },
  rounds: 5,
  open: () =>
    withStreams(async ({ send, writer, channel }) => {
      const told = await send({ do: 'post', channelId: channel.id, times: posts, writer: writer.cookie })
      return percentile('seenAfterMs' in told ? told.seenAfterMs : [], 0.5)
    }),
}

export default [fanOut, onScreen]
