import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { requestsPerSecond } from './load.ts'
import { openProcess, openStreams } from './process.ts'

const megabytes = 1e6
/**
 * How long a process is left alone before it counts as at rest, and how long its processor time is watched, in milliseconds:
 * what a start leaves behind is collected in the minutes after it, and some work is done every other minute.
 */
const [settles, watched] = [180_000, 120_000]

/** What a process holds that was started on a filled database and that nobody visits. */
const memoryAtRest: Bench = {
  name: 'memory of a process at rest, PostgreSQL',
  unit: 'MB',
  target: { atMost: 220 },
  rounds: 1,
  open: async () => {
    const { figure, close } = await openProcess()
    await wait(settles)
    return { candidate: { round: async () => (await figure('process_resident_memory_bytes')) / megabytes }, close }
  },
}

/** Processor time of a process that nobody visits, as a share of a core. */
const processorAtRest: Bench = {
  name: 'processor of a process at rest, PostgreSQL',
  unit: '% of a core',
  target: { atMost: 0.5 },
  rounds: 1,
  open: async () => {
    const { figure, close } = await openProcess()
    await wait(settles)
    const used = () => figure('process_cpu_seconds_total')
    const round = async () => {
      const before = await used()
      await wait(watched)
      return ((await used()) - before) / (watched / 100_000)
    }
    return { candidate: { round }, close }
  },
}

/** What a process holds behind some minutes in which pages are drawn and members read, while streams are open. */
const memoryAfterLoad: Bench = {
  name: 'memory of a process after load beside 2,000 streams, PostgreSQL',
  unit: 'MB',
  target: { atMost: 400 },
  rounds: 4,
  open: async () => {
    const { origin, figure, sessions, channel, close } = await openProcess()
    const [cookies, channelId] = [await sessions(2_000), await channel()]
    const endStreams = await openStreams(origin, cookies, channelId)
    const pages = ['/', '/events', '/blogs', '/products', '/podcasts', '/how-it-works'].map((path) => ({ path }))
    const members = cookies.slice(0, 8).flatMap((cookie) =>
      [`/api/community/messages?channelId=${channelId}`, '/api/inbox/list?limit=100', '/community'].map((path) => ({
        path,
        headers: { cookie },
      })),
    )
    return {
      candidate: {
        round: async () => {
          await requestsPerSecond({ url: origin, requests: [...pages, ...members], seconds: 30 })
          return (await figure('process_resident_memory_bytes')) / megabytes
        },
      },
      close: async () => {
        endStreams()
        await close()
      },
    }
  },
}

export default [memoryAtRest, processorAtRest, memoryAfterLoad]
