import { newId } from '@bewezen/domain/base/ids.ts'
import type { Bench } from '../../../tools/bench/bench.ts'
import { percentile } from '../../../tools/bench/run.ts'
import { heldNow } from './heldNow.ts'
import { withStreams } from './withStreams.ts'

const [streams, publications, posts] = [2_000, 10, 15]

const now = () => Number(process.hrtime.bigint()) / 1e6

const fanOut: Bench = {
  name: 'one publication to 2,000 streams, p99',
  unit: 'ms',
  target: { atMost: 100 },
  rounds: 5,
  open: () =>
    withStreams(streams, async ({ send, publish }) => {
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
    withStreams(streams, async ({ send, writer, channel }) => {
      const told = await send({ do: 'post', channelId: channel.id, times: posts, writer: writer.cookie })
      return percentile('seenAfterMs' in told ? told.seenAfterMs : [], 0.5)
    }),
}

/** As many as one process must carry. */
const many = 5_000

const memory: Bench = {
  name: 'memory of a live stream among 5,000',
  unit: 'KB',
  target: { atMost: 25 },
  rounds: 3,
  open: () =>
    withStreams(many, async ({ heldBefore }) => {
      const held = heldNow()
      // By whichever count it is more.
      return Math.max(held.system - heldBefore.system, held.heap - heldBefore.heap) / many / 1024
    }),
}

export default [fanOut, onScreen, memory]
