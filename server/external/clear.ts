import { inArray, type SQL, sql } from 'drizzle-orm'
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
  const keys = said.flatMap(({ media }) => media.flatMap(({ url, key }) => key ?? keyOfOwn(url ?? '') ?? []))
  const loose = await detachUploadsByKey(tx, keys)
  await tx.execute(
    sql`delete from notifications where type = 'external_message' and data->>'thread_id' = any(${sql.param(ids)}::text[])`,
  )
  await tx.delete(externalThreads).where(inArray(externalThreads.id, ids))
  return { ids, loose }
}
