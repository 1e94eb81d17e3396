import type { Engine, Stage } from '../../base/bench/stage.ts'
import { throughApi } from '../../base/bench/throughApi.ts'
import { fillChannel } from '../../community/bench/talk.ts'

/** Sixteen of a hundred members open their inbox: the newest 100 of 300, two of three about a message in one channel. */
async function fill({ house, given, members }: Stage) {
  const people = await members(100)
  const { channel, messageIds } = await fillChannel(house, given, people, 5_000)
  const begin = Date.now() - 300 * 60_000
  for (const [who, person] of people.entries())
    await given.notifications(
      Array.from({ length: 300 }, (_, index) => ({
        person,
        type: index % 3 === 0 ? ('mention' as const) : ('reply' as const),
        title: index % 3 === 0 ? 'Je bent genoemd' : 'Nieuwe reactie op je bericht',
        data: {
          author_id: people[(who + index + 1) % people.length]?.id ?? '',
          message_id: messageIds[(who * 31 + index * 17) % messageIds.length] ?? '',
          channel_id: channel.id,
          blueprint_id: channel.communityId,
        },
        at: new Date(begin + index * 60_000),
        read: index < 270,
      })),
    )
  return people.slice(0, 16).map(({ cookies: [cookie = ''] }) => ({ path: '/api/inbox/list?limit=100', cookie }))
}

export default (['server', 'embedded'] satisfies Engine[]).map((engine) =>
  throughApi('page of inbox', { engine, fill }),
)
