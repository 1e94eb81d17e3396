import { community } from '@bewezen/domain/community/contract.ts'
import { mayRemove } from '@bewezen/domain/community/rights.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { detachUpload, type Loose, removeUpload } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { type OpenMessage, openMessage } from './doors.ts'
import { readMessage } from './messageRows.ts'
import { messageMentions, messages, reactions } from './tables.ts'

/** Deletes a message: its place stays, what it said, showed and gathered goes (COM-CHAT-15, COM-CHAT-20). */
export const remove = serve(community.remove, async (ctx, { messageId }) => {
  const picture = await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    const message = await openMessage(tx, person, messageId, { lock: true })
    if (!mayRemove(person, message)) refuse('FORBIDDEN')
    if (message.deletedAt) return null
    const { id: channelId, communityId } = message.channel
    const picture = await emptyMessage(tx, message, now)
    await record(tx, { kind: 'message.removed', messageId, channelId, communityId })
    if (message.authorId !== person.id)
      await writeAudit(tx, { actorId: person.id, action: 'message.removed', subjectId: messageId, at: now })
    return picture
  })
  // The message is gone whatever happens now; what is left behind here the sweep takes away.
  if (picture)
    await removeUpload(ctx.house, picture).catch((error: unknown) =>
      ctx.house.log.error({ err: error, upload: picture.id }, 'the files of a removed message are still there'),
    )
  return readMessage(ctx.db, ctx.person.id, messageId)
})

/** Leaves nothing of a message but its author, place and moments. Answers its picture, to be taken away after the commit. */
async function emptyMessage(tx: Tx, { id, uploadId }: OpenMessage, now: Date): Promise<Loose | null> {
  await tx.update(messages).set({ content: '', uploadId: null, deletedAt: now }).where(eq(messages.id, id))
  await tx.delete(reactions).where(eq(reactions.messageId, id))
  await tx.delete(messageMentions).where(eq(messageMentions.messageId, id))
  return uploadId ? detachUpload(tx, uploadId) : null
}
