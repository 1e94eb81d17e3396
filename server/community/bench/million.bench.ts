import type { Bench } from '../../../tools/bench/bench.ts'
import { requestsPerSecond } from '../../../tools/bench/load.ts'
import { openStage, type Stage } from '../../base/bench/stage.ts'
import { throughApi } from '../../base/bench/throughApi.ts'
import { fillMillion } from './million.ts'

const cookieOf = ({ cookies: [cookie = ''] }: { cookies: string[] }) => cookie

/** Sixteen of a hundred members open a channel each: the list with what is unread, and the newest page. */
async function opening(stage: Stage) {
  const people = await stage.members(100)
  const channels = await fillMillion(stage, people)
  return people.slice(0, 16).flatMap((person, index) => {
    const cookie = cookieOf(person)
    const channelId = channels[(index * 37) % channels.length]?.id
    return [
      { path: '/api/community/list', cookie },
      { path: `/api/community/messages?channelId=${channelId}`, cookie },
    ]
  })
}

/** What is unread in 200 channels, with a million messages in them against none: the history must cost nothing. */
const unread: Bench = {
  name: 'unread counts of 200 channels, a million messages against none',
  unit: 'answers/s',
  target: { ratio: 0.9 },
  open: async () => {
    const rate = async (many: number) => {
      const stage = await openStage('server')
      const people = await stage.members(100)
      await fillMillion(stage, people, many)
      const { ours } = await stage.listen()
      const requests = people
        .slice(0, 16)
        .map((person) => ({ path: '/api/community/list', headers: { cookie: cookieOf(person) } }))
      return { round: () => requestsPerSecond({ url: ours, requests }), close: stage.close }
    }
    const [none, million] = [await rate(0), await rate(5_000)]
    return {
      baseline: none,
      candidate: million,
      close: async () => {
        await none.close()
        await million.close()
      },
    }
  },
}

export default [throughApi('opening a channel among a million messages', { engine: 'server', fill: opening }), unread]
