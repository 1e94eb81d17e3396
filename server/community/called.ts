import type { Asker } from '@bewezen/domain/access/gate.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { mentionsIn } from '@bewezen/domain/community/mentions.ts'
import type { Db } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { toldAbout, wantedOf } from '../inbox/index.ts'
import { openChannel, openMessage } from './doors.ts'
import { namedPeople } from './mentions.ts'
import { notificationsFor } from './notifications.ts'

/**
 * How many people a message would call, found as those are who are told once it stands: named, with access now, not its
 * author, and without having switched this off (COM-CHAT-42).
 */
export const called = serve(community.called, async ({ db, person }, { channelId, named, messageId }) => {
  const { communityId, allowedRoles } = await openChannel(db, person, channelId)
  // Nobody is called into a private conversation (COM-CHAT-26).
  if (communityId === null || allowedRoles === null) return { people: 0 }
  const { usernames, batches } = mentionsIn(named, true)
  const namedIds = (await namedPeople(db, usernames)).map(({ personId }) => personId)
  const nobody = { parentAuthorId: null, followerIds: [] }
  const notifications = await notificationsFor(db, {
    authorId: person.id,
    allowedRoles,
    namedIds,
    groups: batches,
    ...nobody,
  })
  const wanted = await wantedOf(
    db,
    notifications.map((notification) => ({ ...notification, data: { channel_id: channelId } })),
  )
  const told = messageId === undefined ? [] : await toldOf(db, person, messageId)
  return { people: wanted.filter(({ personId }) => !told.includes(personId)).length }
})

/** Who was told of an own message that is changed: they are not called again (COM-CHAT-30). */
async function toldOf(db: Db, person: Asker, messageId: string): Promise<string[]> {
  const { authorId } = await openMessage(db, person, messageId)
  if (authorId !== person.id) refuse('FORBIDDEN')
  return (await toldAbout(db, messageId)).map((one) => one.personId)
}
