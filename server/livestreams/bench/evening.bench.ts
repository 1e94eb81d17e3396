import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Bench } from '../../../tools/bench/bench.ts'
import { openStage } from '../../base/bench/stage.ts'
import type { Errand, Told } from './viewers.ts'

const [pages, people, processes, aSecond, seconds] = [5_000, 1_000, 2, 50, 20]

/** Members talk in the evening of a live stream that 5,000 pages have open; a round answers when so many of all arrivals were there. */
const talking = (part: number, target: Bench['target']): Bench => ({
  name: `50 messages a second in the evening of a livestream before 5,000 pages, p${part * 100} to each`,
  unit: 'ms',
  target,
  rounds: 2,
  open: async () => {
    const { house, given, members, listen, close } = await openStage('server')
    const everybody = await members(people, pages / people)
    const { channelId } = await given.livestream({ isActive: true })
    const { ours: origin } = await listen()
    const children = Array.from({ length: processes }, () => fork(program))
    const cookies = everybody.flatMap((person) => person.cookies)
    const cookiesOf = (at: number) => cookies.filter((_, place) => place % processes === at)
    await Promise.all(
      children.map((child, at) => send(child, { do: 'open', origin, cookies: cookiesOf(at), channelId })),
    )
    if (house.live.size !== pages) throw new Error(`Only ${house.live.size} of ${pages} streams are open`)
    const all = aSecond * seconds
    const errand: Errand = { do: 'talk', write: all / processes, everyMs: (processes / aSecond) * 1_000, hear: all }
    return {
      candidate: {
        round: async () => {
          const told = await Promise.all(children.map((child) => send(child, errand)))
          const faults = told.flatMap((it) => ('faults' in it ? it.faults : ['nothing was told']))
          if (faults.length > 0) throw new Error(faults.join(', '))
          return within(
            part,
            told.map((it) => ('took' in it ? it.took : [])),
          )
        },
      },
      close: async () => {
        for (const child of children) child.kill()
        await close()
      },
    }
  },
})

const program = fileURLToPath(new URL('./viewers.ts', import.meta.url))

async function send(child: ChildProcess, errand: Errand): Promise<Told> {
  const gone = new AbortController()
  child.once('exit', () => gone.abort(new Error('The viewers are gone')))
  child.send(errand)
  return (await once(child, 'message', { signal: gone.signal }))[0] as Told
}

/** Within how many milliseconds this part of all arrivals came, of counts for each millisecond. */
function within(part: number, counts: readonly number[][]): number {
  const sums: number[] = []
  for (const of of counts) for (const [ms, many] of of.entries()) sums[ms] = (sums[ms] ?? 0) + many
  const wanted = part * sums.reduce((sum, many = 0) => sum + many, 0)
  let came = 0
  for (let ms = 0; ms < sums.length; ms++) {
    came += sums[ms] ?? 0
    if (came >= wanted) return ms
  }
  throw new Error('Nothing came')
}

export default [talking(0.5, 'to know'), talking(0.99, { atMost: 500 })]
