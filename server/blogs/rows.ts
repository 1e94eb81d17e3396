import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import { type BlogState, isPublic, mayEditBlog } from '@bewezen/domain/blogs/blog.ts'
import { blogCategories } from '@bewezen/domain/blogs/categories.ts'
import type { BlogCard } from '@bewezen/domain/blogs/contract.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { profiles } from '../profile/tables.ts'
import { blogs } from './tables.ts'

/** What everybody sees at this moment: a planned article appears by itself (BLOG-AREA-11). */
export const isSeen = and(eq(blogs.status, 'published'), lte(blogs.publishedAt, sql`app_now()`))

/** What this person sees: what everybody does, and what they may edit (BLOG-AREA-06, BLOG-AREA-07). */
export function seenBy(asker: Asker | null): SQL | undefined {
  if (!asker || !holds(asker.role, 'writeBlogs')) return isSeen
  return holds(asker.role, 'manageBlogs') ? sql`true` : or(isSeen, eq(blogs.authorId, asker.id))
}

/** Drafts come first, then the newest (BLOG-AREA-02). */
export const newestFirst = [sql`${blogs.publishedAt} desc nulls first`, sql`${blogs.id} desc`]

const { content: _content, ...listed } = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  excerpt: blogs.excerpt,
  content: blogs.content,
  coverKey: blogs.coverKey,
  coverAlt: blogs.coverAlt,
  category: blogs.category,
  authorId: blogs.authorId,
  status: blogs.status,
  publishedAt: blogs.publishedAt,
  minutes: blogs.minutes,
  updatedAt: blogs.updatedAt,
}
const author = {
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  username: profiles.username,
  avatarUrl: profiles.avatarUrl,
  avatarColor: profiles.avatarColor,
  hiddenAt: profiles.hiddenAt,
}

/** Articles with their authors, without their texts; the caller says which. */
export const selectBlogs = (reader: Reader) =>
  reader.select({ blog: listed, author }).from(blogs).leftJoin(profiles, eq(profiles.id, blogs.authorId)).$dynamic()

type Row = Awaited<ReturnType<typeof selectBlogs>>[number]

/** A row as its viewer sees it; an author who is gone or hidden has no name any more (BLOG-AREA-17). */
export function toCard({ blog, author }: Row, asker: Asker | null, now: Date): BlogCard {
  const { id, slug, title, excerpt, status, publishedAt, minutes, updatedAt, authorId } = blog
  const known = author && !author.hiddenAt ? author : null
  return {
    id,
    slug,
    title,
    excerpt,
    minutes,
    cover: coverOf(blog),
    category: blogCategories.find((known) => known === blog.category) ?? null,
    author: { name: displayName(known), photo: known?.avatarUrl ?? null, color: known?.avatarColor ?? null },
    status: status as BlogState,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    isHidden: !isPublic({ status, publishedAt }, now),
    viewer: { mayEdit: mayEditBlog(asker, authorId) },
  }
}

/** The addresses of a cover in its sizes. */
export const coverOf = ({ coverKey, coverAlt }: { coverKey: string | null; coverAlt: string }): BlogCard['cover'] =>
  coverKey === null
    ? null
    : {
        card: fileAddress(coverKey, 'card'),
        share: fileAddress(coverKey, 'share'),
        full: fileAddress(coverKey, 'full'),
        alt: coverAlt,
      }
