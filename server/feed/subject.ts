import { notificationTitles } from '@bewezen/domain/community/words.ts'
import { postPath } from '@bewezen/domain/feed/paths.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { SubjectKind } from '../comments/index.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { isPublished, seenBy } from './doors.ts'
import { posts } from './tables.ts'

/** Posts as things that people comment on: whoever reads a published one may write, and its author hears of it (COM-LEARN-02). */
export const postSubject: SubjectKind = {
  async open(reader, person, ids, { lock = false } = {}) {
    const found = reader
      .select({
        id: posts.id,
        slug: posts.slug,
        communityId: communities.id,
        allowedRoles: communities.allowedRoles,
        communitySlug: communities.slug,
        mayWrite: isPublished,
      })
      .from(posts)
      .innerJoin(communities, eq(communities.id, posts.communityId))
      .where(and(sql`${posts.id} = any(${sql.param([...ids])}::uuid[])`, mayEnterWith(person.role), seenBy(person)))
    const rows = await (lock ? found.for('key share', { of: posts }) : found)
    return rows.map(({ slug, communitySlug, ...post }) => ({
      ...post,
      path: postPath({ slug: communitySlug }, { slug }),
    }))
  },
  async concerned(tx, postId) {
    const [post] = await tx.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, postId))
    return post?.authorId ? [{ personId: post.authorId, type: 'reply', title: notificationTitles.reply }] : []
  },
}
