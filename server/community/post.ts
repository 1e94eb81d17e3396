import { holds } from '@bewezen/domain/access/capabilities.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { mentionsIn } from '@bewezen/domain/community/mentions.ts'
import { cleanMessageText, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { isFromUs } from '@bewezen/domain/inbox/card.ts'
import { notificationDetails } from '@bewezen/domain/inbox/notification.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { inOneTrip } from '../base/database/transaction.ts'
import { recordAll } from '../base/facts/record.ts'
import { attachUpload } from '../base/files/attach.ts'
import { Refusal, refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { experiments } from '../experiments/tables.ts'
import { notifications } from '../inbox/tables.ts'
import { tellDesk } from './desk/openTalk.ts'
import { inChannel, openChannel } from './doors.ts'
import { countMessage } from './flood.ts'
import { namedIn, saveMentions } from './mentions.ts'
import { readMessage } from './messageRows.ts'
import { type NewMessage, saveOwnMessage } from './saveMessage.ts'
import { messages } from './tables.ts'
import { isPrivateChannel, writeRefusal } from './writing.ts'

/** Writes a message in a channel; a repeated request gets the first result (COM-CHAT-09, COM-CHAT-10, IN-REPLY-16). */
export const post = serve(community.post, async (ctx, { content: typed, noticeId, ...input }) => {
  const content = cleanMessageText(typed)
  const message = { ...input, content, authorId: ctx.person.id, experimentId: input.experimentId ?? null }
  const write = async (tx: Tx, now: Date) => {
    const { id: authorId, role } = ctx.person
    if (messageTextRefusal(typed)) refuse('INVALID_INPUT', { fields: ['content'] })
    const named = mentionsIn(content, holds(role, 'mentionGroups'))
    const [, channel] = await inOneTrip(
      tx,
      () => countMessage(ctx, tx, now, { namesGroup: named.batches.length > 0 }),
      // From here on those who post in the channel wait for each other, so that they are told in the order of their places.
      () => openChannel(tx, ctx.person, message.channelId, { lock: true }),
    )
    const isPrivate = isPrivateChannel(channel)
    refuseIf(await writeRefusal(tx, ctx.person, channel, { now }))
    if (noticeId) await refuseAnswerToUs(tx, authorId, noticeId)
    if (message.parentId) await openParent(tx, message.channelId, message.parentId)

    if (message.experimentId) await openShown(tx, authorId, message.experimentId, channel.communityId !== null)
    if (message.uploadId) await attachPicture(tx, { authorId, createdAt: now }, message.uploadId)
    const { seq, isRead } = await saveOwnMessage(tx, channel, { ...message, createdAt: now })
    // Nobody is called into a conversation of two (COM-CHAT-26).
    if (!isPrivate) await saveMentions(tx, message.id, namedIn(channel, named))
    if (isPrivate) await tellDesk(tx, channel.id)
    const ids = { ...inChannel(channel), seq: String(seq) }
    await recordAll(tx, [
      { kind: 'message.posted', messageId: message.id, authorId, ...ids },
      // A screen could only guess it, since its own reading may have overtaken this news (COM-CHAT-54).
      ...(isRead ? [{ kind: 'channel.read', personId: authorId, ...ids } as const] : []),
      // Its owner sees where it is shown.
      ...(message.experimentId
        ? [{ kind: 'experiment.changed', experimentId: message.experimentId, ownerId: authorId } as const]
        : []),
    ])
  }
  try {
    await ctx.transaction(write)
  } catch (problem) {
    // What was posted before stays posted, whatever is refused by now: nobody asks for it until then.
    if (!(problem instanceof Refusal) || !(await isStored(ctx.db, message))) throw problem
  }
  return readMessage(ctx.db, ctx.person.id, input.id)
})

/** Whether this very message was stored before; refuses ID_IN_USE for anything else under its id. */
async function isStored(reader: Reader, message: Omit<NewMessage, 'createdAt'>): Promise<boolean> {
  const [stored] = await reader.select().from(messages).where(eq(messages.id, message.id))
  if (!stored) return false
  const isSame = (['authorId', 'channelId', 'parentId', 'uploadId', 'experimentId', 'content'] as const).every(
    (field) => stored[field] === message[field],
  )
  return isSame || refuse('ID_IN_USE')
}

/** A message can only answer one of its own channel that still says something (IN-REPLY-12). */
async function openParent(tx: Tx, channelId: string, parentId: string): Promise<void> {
  const [parent] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, parentId), eq(messages.channelId, channelId), isNull(messages.deletedAt)))
  if (!parent) refuse('PARENT_NOT_FOUND')
}

/** What those who run the site told somebody is answered nowhere: an answer would come to stand with others (COM-MOD-09). */
async function refuseAnswerToUs(tx: Tx, personId: string, noticeId: string): Promise<void> {
  const [notification] = await tx
    .select({ type: notifications.type, data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.id, noticeId), eq(notifications.userId, personId)))
  if (notification && isFromUs({ type: notification.type, authorId: notificationDetails(notification.data).authorId }))
    refuse('NOTICE_TAKES_NO_ANSWER')
}

/** One shows one's own experiment, in channels of a community; until the end of the transaction it is not removed (COM-N1-07). */
async function openShown(tx: Tx, ownerId: string, experimentId: string, isShared: boolean): Promise<void> {
  if (!isShared) refuse('INVALID_INPUT', { fields: ['experimentId'] })
  const [own] = await tx
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(eq(experiments.id, experimentId), eq(experiments.ownerId, ownerId)))
    .for('key share')
  if (!own) refuse('EXPERIMENT_NOT_FOUND')
}

async function attachPicture(
  tx: Tx,
  { authorId, createdAt }: { authorId: string; createdAt: Date },
  uploadId: string,
): Promise<void> {
  const upload = { id: uploadId, personId: authorId, purpose: 'message-image', now: createdAt } as const
  if (!(await attachUpload(tx, upload))) refuse('UPLOAD_FAILED')
}
