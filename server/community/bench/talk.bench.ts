import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Bench } from '../../../tools/bench/bench.ts'
import { percentile } from '../../../tools/bench/run.ts'
import { openStage } from '../../base/bench/stage.ts'
import type { Errand, Told } from './talkers.ts'

const [streams, people, seconds] = [5_000, 1_000, 6]

/** 5,000 streams that each have one of some channels on screen; a round talks in them and answers the p99 until it is there. */
const talking = (name: string, { channels: many, aSecond }: { channels: number; aSecond: number }): Bench => ({
  name,
  unit: 'ms',
  target: { atMost: 500 },
  rounds: 3,
  open: async () => {
    const { house, given, members, listen, close } = await openStage('server')
    const everybody = await members(people, streams / people)
    const community = await given.community()
    const channels: string[] = []
    while (channels.length < many) channels.push((await given.channel({ community })).id)
    const { ours } = await listen()
    const child = fork(fileURLToPath(new URL('./talkers.ts', import.meta.url)))
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('The talkers are gone')))
    gone.catch(() => {})
    const send = async (errand: Errand): Promise<Told> => {
      child.send(errand)
      return ((await Promise.race([once(child, 'message'), gone])) as [Told])[0]
    }
    const cookies = everybody.flatMap((person) => person.cookies)
    await send({ do: 'open', origin: ours, cookies, channels })
    if (house.live.size !== streams) throw new Error(`Only ${house.live.size} of ${streams} streams are open`)
    return {
      candidate: {
        round: async () => {
          const told = await send({ do: 'talk', aSecond, seconds })
          if (!('tookMs' in told)) throw new Error('Nothing was told')
          if (told.faults.length > 0) throw new Error(told.faults.join(', '))
          return percentile(told.tookMs, 0.99)
        },
      },
      close: async () => {
        child.kill()
        await close()
      },
    }
  },
})

export default [
  talking('50 messages a second in 20 channels of 250, among 5,000 streams, p99 to screen', {
    channels: 20,
    aSecond: 50,
  }),
  talking('2 messages a second in one channel of 5,000, p99 to screen', { channels: 1, aSecond: 2 }),
]
