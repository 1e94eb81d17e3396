import type { Engine, Stage } from '../../base/bench/stage.ts'
import { throughApi } from '../../base/bench/throughApi.ts'
import { fillChannel } from './talk.ts'

/** Sixteen members leaf through a channel of 6,000 messages, half of them at its end. */
async function fill({ house, given, members }: Stage) {
  const people = await members(16)
  const { channel } = await fillChannel(house, given, people, 6_000)
  return people.map(({ cookies: [cookie = ''] }, index) => {
    const before = index % 2 === 0 ? '' : `&before=${100 + index * 300}`
    return { path: `/api/community/messages?channelId=${channel.id}${before}`, cookie }
  })
}

export default (['server', 'embedded'] satisfies Engine[]).map((engine) => throughApi('page of chat', { engine, fill }))
