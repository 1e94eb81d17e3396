import type { Member } from '../../live/testing/hearing.ts'
import { listenAt } from '../../live/testing/listener.ts'
import { atEnd } from '../../testing/atEnd.ts'
import type { Person, Stage } from './stage.ts'

/** The live streams of some members, who hear of the channel, and of who stands outside and hears nothing of it. */
export async function openEars(stage: Stage, members: readonly Person[]): Promise<Member[]> {
  const ears = await Promise.all(
    [...members, stage.outsider].map(async (who) => ({
      id: who.id,
      listener: await listenAt(stage.sites.any, who.cookie),
      mayHear: who === stage.outsider ? [] : [{ channelId: stage.channel.id, isPrivate: false }],
    })),
  )
  atEnd(() => {
    for (const { listener } of ears) listener.leave()
  })
  return ears
}
