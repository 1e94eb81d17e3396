import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { channelReads, channels, messages } from './tables.ts'

/** A message that is about to get its place. */
export type NewMessage = {
  id: string
  channelId: string
  /** Nobody for what 'Beheer' says (COM-MOD-11). */
  authorId: string | null
  parentId: string | null
  uploadId: string | null
  experimentId: string | null
  content: string
  createdAt: Date
}

/**
 * Gives a message the next place of its channel, so that places have no gaps and no doubles. The channel must have been
 * opened with its lock in the same transaction: the place counts on from the `lastSeq` that was read then.
 */
export async function saveMessage(tx: Tx, channel: { lastSeq: number }, message: NewMessage): Promise<number> {
  const seq = channel.lastSeq + 1
  await tx.execute(sql`with moved as (${moving(tx, message, seq)}) ${adding(tx, message, seq)}`)
  return seq
}

/**
 * The same for somebody's own message, which is read when nothing unread stood before it; otherwise it waits behind that.
 * So a screen that hears of the message knows its unread count without asking: still 0, or one more. One statement, since
 * all who post in the channel wait meanwhile. Answers the place, and whether it was read.
 */
export async function saveOwnMessage(
  tx: Tx,
  channel: { lastSeq: number },
  message: NewMessage & { authorId: string },
): Promise<{ seq: number; isRead: boolean }> {
  const { channelId, authorId, createdAt } = message
  const seq = channel.lastSeq + 1
  const read = await tx.execute(
    sql`with moved as (${moving(tx, message, seq)}), said as (${adding(tx, message, seq)})
      insert into ${channelReads} as r (channel_id, user_id, read_seq, last_read_at)
      select ${channelId}, ${authorId}, ${seq}, ${createdAt.toISOString()}
      where ${seq} = 1 or exists (select 1 from ${channelReads} where channel_id = ${channelId} and user_id = ${authorId})
      on conflict (user_id, channel_id) do update set read_seq = excluded.read_seq, last_read_at = excluded.last_read_at
      where r.read_seq = excluded.read_seq - 1`,
  )
  return { seq, isRead: (read.rowCount ?? 0) > 0 }
}

const moving = (tx: Tx, { channelId }: NewMessage, seq: number) =>
  tx.update(channels).set({ lastSeq: seq }).where(eq(channels.id, channelId)).getSQL()
const adding = (tx: Tx, message: NewMessage, seq: number) =>
  tx
    .insert(messages)
    .values({ ...message, seq })
    .getSQL()
