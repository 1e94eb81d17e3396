import type { StoredMedia } from '@bewezen/domain/external/delivery.ts'
import { previewOf } from '@bewezen/domain/external/handle.ts'
import { mediaOnly } from '@bewezen/domain/external/words.ts'
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { detachUploadsByKey, type Loose } from '../base/files/attach.ts'
import { externalMessages, externalThreads } from './tables.ts'

/** The key of a picture of our own in the address under which it was sent. */
export const keyOfOwn = (url: string): string | null =>
  /^\/files\/(message-images\/[0-9a-f]{32})\/(?:full|thumbnail)\.webp$/.exec(url)?.[1] ?? null

/**
 * Deletes conversations with their messages, the files that came and were sent in them and every notification about them
 * (IN-EXT-23, IN-EXT-24, IN-EXT-36). What is loose is removed after the commit.
 */
export async function clearThreads(tx: Tx, which: SQL): Promise<{ ids: string[]; loose: Loose[] }> {
  const rows = await tx
    .select({ id: externalThreads.id })
    .from(externalThreads)
    .where(which)
    .orderBy(externalThreads.id)
    .for('update')
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { ids, loose: [] }
  const said = await tx
    .select({ media: externalMessages.mediaUrls })
    .from(externalMessages)
    .where(inArray(externalMessages.threadId, ids))
  const loose = await detachUploadsByKey(tx, keysIn(said))
  await tx.execute(
    sql`delete from notifications where type = 'external_message' and data->>'thread_id' = any(${sql.param(ids)}::text[])`,
  )
  await tx.delete(externalThreads).where(inArray(externalThreads.id, ids))
  return { ids, loose }
}

/**
 * Deletes messages of one person out of conversations with others, whose rows are locked, with their files and notifications
 * (IN-EXT-87). A conversation in which nothing from outside is left goes as a whole; another one forgets the name and the
 * subject, which may be theirs, and shows what is left of it. What is loose is removed after the commit.
 */
export async function clearMessages(tx: Tx, threadIds: string[], messageIds: string[]): Promise<Loose[]> {
  if (messageIds.length === 0) return []
  const said = await tx
    .delete(externalMessages)
    .where(inArray(externalMessages.id, messageIds))
    .returning({ media: externalMessages.mediaUrls })
  const loose = await detachUploadsByKey(tx, keysIn(said))
  await tx.execute(
    sql`delete from notifications where type = 'external_message' and data->>'thread_id' = any(${sql.param(threadIds)}::text[])
      and data->>'external_message_id' = any(${sql.param(messageIds)}::text[])`,
  )
  const left = sql`exists (select 1 from ${externalMessages} m
    where m.thread_id = ${externalThreads.id} and m.direction = 'inbound')`
  const empty = await clearThreads(tx, sql`${inArray(externalThreads.id, threadIds)} and not ${left}`)
  const newest = await tx
    .selectDistinctOn([externalMessages.threadId], {
      threadId: externalMessages.threadId,
      content: externalMessages.content,
      media: externalMessages.mediaUrls,
      at: externalMessages.externalTimestamp,
    })
    .from(externalMessages)
    .where(inArray(externalMessages.threadId, threadIds))
    .orderBy(externalMessages.threadId, desc(externalMessages.externalTimestamp), desc(externalMessages.id))
  for (const { threadId, content, media, at } of newest)
    await tx
      .update(externalThreads)
      .set({
        participantName: '',
        subject: '',
        lastMessageAt: at,
        lastInboundAt: sql`(select max(m.external_timestamp) from ${externalMessages} m
          where m.thread_id = ${externalThreads.id} and m.direction = 'inbound')`,
        lastMessagePreview: previewOf(content, mediaOnly(media.length)),
      })
      .where(eq(externalThreads.id, threadId))
  return [...loose, ...empty.loose]
}

/** The keys of the files that came and were sent in messages. */
const keysIn = (said: readonly { media: StoredMedia[] }[]): string[] =>
  said.flatMap(({ media }) => media.flatMap(({ url, key }) => key ?? keyOfOwn(url ?? '') ?? []))
