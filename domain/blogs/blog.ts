import { holds } from '../access/capabilities.ts'
import type { Asker } from '../access/gate.ts'
import { asSlug } from '../base/slug.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'

export const blogStates = ['draft', 'published'] as const
export type BlogState = (typeof blogStates)[number]

/** BLOG-AREA-01 */
export const maxBlogTitle = 150
export const maxBlogExcerpt = 300
export const maxCoverAlt = 300

/** Articles on a page of the list (BLOG-AREA-02). */
export const blogsPerPage = 12
/** BLOG-AREA-18 */
export const mostRelated = 3

export type BlogField = 'title' | 'slug' | 'excerpt' | 'coverAlt' | 'publishedAt'
export type TypedBlog = { title: string; slug: string; excerpt: string; hasCover: boolean; coverAlt: string }

/** The fields that cannot be stored as they are (BLOG-AREA-01, BLOG-AREA-12); an empty slug is made from the title. */
export function blogFaults({ title, slug, excerpt, hasCover, coverAlt }: TypedBlog): BlogField[] {
  const faults: BlogField[] = []
  if (isInvisible(title) || isLongerThan(title.trim(), maxBlogTitle)) faults.push('title')
  if (slug.trim() !== '' && asSlug(slug) === '') faults.push('slug')
  if (isLongerThan(excerpt.trim(), maxBlogExcerpt)) faults.push('excerpt')
  if ((hasCover && isInvisible(coverAlt)) || isLongerThan(coverAlt.trim(), maxCoverAlt)) faults.push('coverAlt')
  return faults
}

/** The part of the address that is asked for: what was typed, else what the title says (BLOG-AREA-10). */
export const wantedSlug = (slug: string, title: string): string => asSlug(slug) || asSlug(title) || 'blog'

type Published = { status: string; publishedAt: Date | null }

/** Whether everybody sees it at a moment: published, and its moment has come (BLOG-AREA-11). */
export const isPublic = ({ status, publishedAt }: Published, now: Date): boolean =>
  status === 'published' && publishedAt !== null && publishedAt <= now

/** An article as it was last saved. */
type Saved = Published & { updatedAt: Date }

/** Whether it is a draft whose planned moment went by: nobody saw it, so that moment plans nothing any more (BLOG-AREA-11). */
export const isPlanMissed = ({ status, publishedAt, updatedAt }: Saved, now: Date): boolean =>
  // A draft that was pulled back was saved after the moment from which it was to be seen, a plan before it.
  status === 'draft' && publishedAt !== null && publishedAt <= now && updatedAt < publishedAt

/** Whether it was ever to be seen: from then on its address stays (BLOG-AREA-10). */
export const isAddressFixed = (blog: Saved, now: Date): boolean =>
  blog.publishedAt !== null && blog.publishedAt <= now && !isPlanMissed(blog, now)

/**
 * When an article appears, or that the asked moment is in the past: once it was to be seen the moment stays, before that
 * it is now or a moment to come. A draft whose plan went by is first published like any other (BLOG-AREA-11).
 */
export function publicationOf(
  before: Saved | null,
  asked: { status: BlogState; publishedAt: Date | null },
  now: Date,
): { publishedAt: Date | null } | 'past' {
  if (before && isAddressFixed(before, now)) return { publishedAt: before.publishedAt }
  if (asked.publishedAt && asked.publishedAt < now) return 'past'
  if (asked.status === 'draft') return { publishedAt: asked.publishedAt }
  return { publishedAt: asked.publishedAt ?? now }
}

/** Whether this person edits this article: admins all, teachers their own (BLOG-AREA-07). */
export const mayEditBlog = (asker: Pick<Asker, 'id' | 'role'> | null, authorId: string | null): boolean =>
  asker !== null && (holds(asker.role, 'manageBlogs') || (holds(asker.role, 'writeBlogs') && asker.id === authorId))
