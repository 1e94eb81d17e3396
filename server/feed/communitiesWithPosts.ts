import { inArray } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { posts } from './tables.ts'

/** Those of some communities that have a post in their feed, a hidden one too (COM-CHAT-28). */
export async function communitiesWithPosts(reader: Reader, communityIds: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ id: posts.communityId })
    .from(posts)
    .where(inArray(posts.communityId, [...communityIds]))
  return rows.map(({ id }) => id)
}
