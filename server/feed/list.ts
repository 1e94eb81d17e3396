import { holds } from '@bewezen/domain/access/capabilities.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { postsPerPage } from '@bewezen/domain/feed/post.ts'
import { and, eq, sql } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import { refuse } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { mayEnterWith, openCommunity } from '../community/index.ts'
import { seenBy } from './doors.ts'
import { selectPosts, toPostCard } from './rows.ts'
import { posts } from './tables.ts'

// Pinned before the rest, then the newest; what has no moment yet is newer than all (COM-LEARN-01).
const placeOf = (row: string) => sql.raw(`${row}.is_pinned, coalesce(${row}.published_at, 'infinity'), ${row}.id`)
const ordered = sql`is_pinned desc, coalesce(published_at, 'infinity') desc`

/** The posts of a community that the viewer may see, 20 at a time (COM-LEARN-01). */
export const list = serve(feed.list, async (ctx, { communityId, olderThan }) => {
  await openCommunity(ctx.db, ctx.person, communityId)
  const behind = olderThan
    ? sql`(${placeOf('feed_posts')}) < (select ${placeOf('at')} from feed_posts at where at.id = ${olderThan})`
    : undefined
  const rows = await selectPosts(ctx.db, ctx.person.id)
    .where(and(eq(posts.communityId, communityId), seenBy(ctx.person), behind))
    .orderBy(ordered, sql`${posts.id} desc`)
    .limit(postsPerPage + 1)
  const now = await readNow(ctx.db)
  return {
    posts: rows.slice(0, postsPerPage).map((row) => toPostCard(row, ctx.person, now)),
    hasMore: rows.length > postsPerPage,
    mayPost: holds(ctx.person.role, 'writeFeed'),
  }
})

/** A post by its address; one that is unknown or hidden is not there (COM-LEARN-17). */
export const read = serve(feed.read, async (ctx, { communityId, slug }) => {
  const [row] = await selectPosts(ctx.db, ctx.person.id).where(
    and(
      eq(posts.communityId, communityId),
      // ROUTE-TABLE-21
      eq(posts.slug, slug.toLowerCase()),
      mayEnterWith(ctx.person.role),
      seenBy(ctx.person),
    ),
  )
  if (!row) return refuse('NOT_FOUND')
  const [stored] = await ctx.db.select({ content: posts.content }).from(posts).where(eq(posts.id, row.id))
  const content = cleanRichText(stored?.content ?? '', 'page')
  return { ...toPostCard(row, ctx.person, await readNow(ctx.db)), content }
})
