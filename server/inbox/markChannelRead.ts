import { Id } from '@bewezen/domain/base/ids.ts'
import { notificationDetails } from '@bewezen/domain/inbox/notification.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { recordAll } from '../base/facts/record.ts'

type Reading = { personId: string; channelId: string; upToSeq: number; now: Date }

/**
 * Marks read somebody's notifications about messages of a channel up to a place, in the transaction in which the
 * channel is marked read (COM-CHAT-18). Every open window hears of each. Answers how many were marked.
 */
export async function markChannelRead(tx: Tx, { personId, channelId, upToSeq, now }: Reading): Promise<number> {
  const about = await unreadAbout(tx, personId, channelId)
  if (about.length === 0) return 0
  const { rows } = await tx.execute<{ id: string }>(
    sql`update notifications n set read = true, read_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(about)}::jsonb) as about(id uuid, "messageId" uuid)
        join messages m on m.id = about."messageId"
      where n.id = about.id and n.user_id = ${personId} and not n.read
        and m.channel_id = ${channelId} and m.seq <= ${upToSeq}
      returning n.id`,
  )
  await recordAll(
    tx,
    rows.map(({ id }) => ({ kind: 'notification.read', personId, notificationId: id })),
  )
  return rows.length
}

/** The unread notifications that name a channel, whether their data is an object or JSON text (SH-NOTIF-14). */
async function unreadAbout(tx: Tx, personId: string, channelId: string) {
  const { rows } = await tx.execute<{ id: string; data: unknown }>(
    sql`select id, data from notifications
      where user_id = ${personId} and not read and data::text like ${`%${channelId}%`}`,
  )
  return rows.flatMap(({ id, data }) => {
    const about = notificationDetails(data)
    return about.channelId === channelId && Id.safeParse(about.messageId).success
      ? [{ id, messageId: about.messageId }]
      : []
  })
}
