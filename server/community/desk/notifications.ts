import { beginsToWait } from '@bewezen/domain/community/desk.ts'
import { deskTold } from '@bewezen/domain/community/deskWords.ts'
import { deskPath } from '@bewezen/domain/community/paths.ts'
import { notificationTitles } from '@bewezen/domain/community/words.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { NotificationDraft } from '../../base/facts/decisions.ts'
import { hasCapabilityNow } from '../../base/havingCapability.ts'
import { profiles } from '../../profile/tables.ts'
import { deskAnswers } from '../tables.ts'
import type { Talk } from './openTalk.ts'

/** What is said in a conversation with 'Beheer' puts in inboxes: that of the member, or once those who answer (COM-MOD-12). */
export const deskNotifications = (
  tx: Tx,
  { authorId, ...said }: FactOf<'message.posted'>,
  talk: Talk,
): Promise<NotificationDraft[]> => (authorId === undefined ? toMember(tx, said, talk) : toDesk(tx, said, talk))

type Said = { messageId: string; channelId: string; seq: string }

/** An answer names nobody who wrote it. What a notification said is told already. */
async function toMember(tx: Tx, { messageId, channelId }: Said, { personId }: Talk): Promise<NotificationDraft[]> {
  const [answer] = await tx
    .select({ isHere: hasCapabilityNow('readCommunity', profiles) })
    .from(deskAnswers)
    .innerJoin(profiles, eq(profiles.id, personId))
    .where(eq(deskAnswers.messageId, messageId))
  if (!answer?.isHere) return []
  const data = { message_id: messageId, channel_id: channelId }
  return [{ personId, type: 'private_message', title: notificationTitles.private_message, data }]
}

async function toDesk(tx: Tx, { seq }: Said, talk: Talk): Promise<NotificationDraft[]> {
  if (!beginsToWait(Number(seq), talk)) return []
  const judges = await tx
    .select({ personId: profiles.id })
    .from(profiles)
    .where(and(hasCapabilityNow('judgeReports', profiles), isNull(profiles.hiddenAt), ne(profiles.id, talk.personId)))
  const told = { type: 'account', title: deskTold.title, data: { content: deskTold.text, desk_path: deskPath } }
  return judges.map(({ personId }) => ({ personId, ...told }))
}
