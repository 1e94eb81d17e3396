import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { detachUpload, type Loose, removeUpload } from '../base/files/attach.ts'
import type { House } from '../base/house.ts'
import { inChannel } from './doors.ts'
import { messageMentions, messages, reactions } from './tables.ts'

type Standing = {
  id: string
  uploadId: string | null
  channel: { id: string; communityId: string | null; livestreamId: string | null }
}

/**
 * Leaves nothing of a message but its author, place and moments (COM-CHAT-15). Answers its picture, to be cleared after
 * the commit.
 */
export async function removeMessage(tx: Tx, message: Standing, now: Date): Promise<Loose | null> {
  const { id: messageId, uploadId, channel } = message
  await tx
    .update(messages)
    .set({ content: '', uploadId: null, experimentId: null, deletedAt: now })
    .where(eq(messages.id, messageId))
  await tx.delete(reactions).where(eq(reactions.messageId, messageId))
  await tx.delete(messageMentions).where(eq(messageMentions.messageId, messageId))
  const picture = uploadId ? await detachUpload(tx, uploadId) : null
  await record(tx, { kind: 'message.removed', messageId, ...inChannel(channel) })
  return picture
}

/** Takes the picture of a removed message away. The message is gone whatever happens now; what is left the sweep takes. */
export async function clearPicture(house: House, picture: Loose | null): Promise<void> {
  if (picture)
    await removeUpload(house, picture).catch((error: unknown) =>
      house.log.error({ err: error, upload: picture.id }, 'the files of a removed message are still there'),
    )
}
