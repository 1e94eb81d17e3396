import { community } from '@bewezen/domain/community/contract.ts'
import { noticeSaid } from '@bewezen/domain/community/desk.ts'
import { cleanMessageText } from '@bewezen/domain/community/messageText.ts'
import { isOfDecision } from '@bewezen/domain/inbox/card.ts'
import { notificationDetails } from '@bewezen/domain/inbox/notification.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { notifications } from '../../inbox/tables.ts'
import { openChannel } from '../doors.ts'
import { saveMessage } from '../saveMessage.ts'
import { conversations, messages } from '../tables.ts'
import { openTalkOf } from './openTalkOf.ts'

/**
 * Opens the viewer's conversation with 'Beheer' to answer what a notification of a decision said. That stands there as a
 * message with the id of the notification, so that it is said once however often somebody asks (COM-MOD-09, COM-MOD-10).
 */
export const answerNotice = serve(community.answerNotice, (ctx, { noticeId }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const content = cleanMessageText(noticeSaid(await openDecision(tx, personId, noticeId)))
    const channelId = await openTalkOf(tx, personId, now)
    const stands = await tx.select({ id: messages.id }).from(messages).where(eq(messages.id, noticeId))
    if (stands.length > 0) return { conversationId: channelId }
    const channel = await openChannel(tx, ctx.person, channelId, { lock: true })
    const nothing = { authorId: null, parentId: null, uploadId: null, experimentId: null }
    const seq = await saveMessage(tx, channel, { ...nothing, id: noticeId, channelId, content, createdAt: now })
    // It asks nothing of those who work the queue, and takes nothing from them that waits.
    await tx
      .update(conversations)
      .set({ settledSeq: seq })
      .where(and(eq(conversations.id, channelId), eq(conversations.settledSeq, seq - 1)))
    await recordAll(tx, [
      { kind: 'message.posted', messageId: noticeId, channelId, seq: String(seq) },
      { kind: 'desk.changed', channelId },
    ])
    return { conversationId: channelId }
  }),
)

/** What a notification of a decision said; NOT_FOUND for any other, and for those of somebody else. */
async function openDecision(tx: Tx, personId: string, noticeId: string): Promise<{ title: string; text: string }> {
  const [notice] = await tx
    .select({ type: notifications.type, title: notifications.title, data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.id, noticeId), eq(notifications.userId, personId)))
  if (!notice) return refuse('NOT_FOUND')
  const details = notificationDetails(notice.data)
  return isOfDecision({ ...details, type: notice.type })
    ? { title: notice.title, text: details.text ?? '' }
    : refuse('NOT_FOUND')
}
