import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { mayEditPost } from '@bewezen/domain/feed/post.ts'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { posts } from './tables.ts'

/** A post whose moment has come: the rule `isPublished` as SQL. */
export const isPublished: SQL<boolean> = sql`(${posts.publishedAt} is not null and ${posts.publishedAt} <= (select app_now()))`

/** The posts that somebody sees in a community they may enter: those of everybody, and the hidden ones that they may edit. */
export function seenBy({ id, role }: Asker): SQL | undefined {
  if (!holds(role, 'writeFeed')) return isPublished
  return holds(role, 'manageCommunity') ? undefined : or(isPublished, eq(posts.authorId, id))
}

export type OpenPost = typeof posts.$inferSelect

/**
 * Opens a post and holds it until the end of the transaction; NOT_FOUND alike for unknown, in a community that is not
 * theirs to enter, and not yet to be seen by them.
 */
export async function openPost(tx: Tx, person: Asker, postId: string): Promise<OpenPost> {
  const [found] = await tx
    .select({ post: posts })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .where(and(eq(posts.id, postId), mayEnterWith(person.role), seenBy(person)))
    .for('no key update', { of: posts })
  return found?.post ?? refuse('NOT_FOUND')
}

/** The same for who changes it; somebody else's is refused as if it were not there. */
export async function openOwnPost(tx: Tx, person: Asker, postId: string): Promise<OpenPost> {
  const post = await openPost(tx, person, postId)
  return mayEditPost(person, post) ? post : refuse('NOT_FOUND')
}
