import { eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { detachUploadsByKey, type Loose } from '../base/files/attach.ts'
import { blogs } from './tables.ts'

/** The pictures that stand in a text, by their keys. */
export const keysIn = (content: string): string[] =>
  Array.from(content.matchAll(/<img src="\/files\/(blog-images\/[0-9a-f]{32})\//g), ([, key = '']) => key)

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
  const unused: string[] = []
  for (const key of new Set(keys)) {
    const shows = or(eq(blogs.coverKey, key), sql`position(${key} in ${blogs.content}) > 0`)
    const [shown] = await tx.select({ id: blogs.id }).from(blogs).where(shows).limit(1)
    if (!shown) unused.push(key)
  }
  return detachUploadsByKey(tx, unused)
}
