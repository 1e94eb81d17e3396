import { notificationTitles } from '@bewezen/domain/community/words.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { openConversation } from './conversations.ts'
import { deskNotifications } from './desk/notifications.ts'
import { readTalk } from './desk/openTalk.ts'
import { messages } from './tables.ts'

/**
 * The notification of a private message, for the other of the two: none once it was deleted, or when the other is gone,
 * cannot read it or blocked meanwhile (COM-CHAT-11, COM-CHAT-19).
 */
export async function privateNotifications(tx: Tx, fact: FactOf<'message.posted'>): Promise<NotificationDraft[]> {
  const { messageId, channelId, authorId } = fact
  const talk = await readTalk(tx, channelId)
  if (talk) return deskNotifications(tx, fact, talk)
  if (authorId === undefined) return []
  const [posted] = await tx
    .select({ parentId: messages.parentId })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.authorId, authorId), isNull(messages.deletedAt)))
  if (!posted) return []
  const { otherId, isOtherHere, isBlocked } = await openConversation(tx, authorId, channelId)
  if (otherId === null || !isOtherHere || isBlocked) return []
  const data = {
    author_id: authorId,
    message_id: messageId,
    channel_id: channelId,
    ...(posted.parentId ? { parent_message_id: posted.parentId } : {}),
  }
  return [{ personId: otherId, type: 'private_message', title: notificationTitles.private_message, data }]
}
