import { community } from '@bewezen/domain/community/contract.ts'
import { mayRemove } from '@bewezen/domain/community/rights.ts'
import { writeAudit } from '../access/index.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { tellDesk } from './desk/openTalk.ts'
import { openMessage } from './doors.ts'
import { readMessage } from './messageRows.ts'
import { clearPicture, removeMessage } from './removal.ts'
import { isPrivateChannel } from './writing.ts'

/** Deletes a message: its place stays, what it said, showed and gathered goes (COM-CHAT-15, COM-CHAT-20). */
export const remove = serve(community.remove, async (ctx, { messageId }) => {
  const picture = await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    const message = await openMessage(tx, person, messageId, { lock: true })
    const isPrivate = isPrivateChannel(message.channel)
    if (!mayRemove(person, { ...message, isPrivate })) refuse('FORBIDDEN')
    if (message.deletedAt) return null
    const picture = await removeMessage(tx, message, now)
    if (isPrivate) await tellDesk(tx, message.channel.id)
    if (message.authorId !== person.id)
      await writeAudit(tx, { actorId: person.id, action: 'message.removed', subjectId: messageId, at: now })
    return picture
  })
  await clearPicture(ctx.house, picture)
  return readMessage(ctx.db, ctx.person.id, messageId)
})
