import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { detachUploadsByKey, type Loose } from '../base/files/attach.ts'
import { keysInText } from '../base/files/keys.ts'
import { blogs } from './tables.ts'

/** The pictures that stand in a text, by their keys. */
export const keysIn = (content: string): string[] => keysInText(content, 'blog-image')

/** All pictures of an article: those in its text and its cover. */
export const picturesOf = ({ content, coverKey }: { content: string; coverKey: string | null }): string[] => [
  ...keysIn(content),
  ...(coverKey ? [coverKey] : []),
]

/**
 * Unties those of these pictures that no article shows any more. Whoever writes may name any picture in a text of their
 * own: taking that text away must not take somebody else's picture with it.
 */
export async function detachUnused(tx: Tx, keys: readonly string[]): Promise<Loose[]> {
  if (keys.length === 0) return []
  const { rows } = await tx.execute<{ key: string }>(
    sql`select distinct key from unnest(${sql.param([...keys])}::text[]) as key where not exists (
      select 1 from ${blogs} where ${blogs.coverKey} = key or position(key in ${blogs.content}) > 0)`,
  )
  return detachUploadsByKey(
    tx,
    rows.map(({ key }) => key),
  )
}
