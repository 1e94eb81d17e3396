import { blogPath } from '@bewezen/domain/blogs/categories.ts'
import { and, eq } from 'drizzle-orm'
import type { PublicPages } from '../base/publicPages.ts'
import { isSeen, newestFirst, selectBlogs } from './rows.ts'
import { blogs } from './tables.ts'

/** More than this no sitemap may name (sitemaps.org). */
const most = 40_000

/** The articles that everybody may read: none of the drafts, and none whose moment is to come (BLOG-AREA-15). */
export const blogPages: PublicPages = {
  listed: async (reader) => {
    const rows = await selectBlogs(reader)
      .where(isSeen)
      .orderBy(...newestFirst)
      .limit(most)
    return rows.map(({ blog: { slug, title, updatedAt } }) => ({ path: blogPath(slug), title, changedAt: updatedAt }))
  },
  at: async (reader, path) => {
    const slug = path.replace(/^\/blogs\//, '')
    const [row] = await selectBlogs(reader).where(and(isSeen, eq(blogs.slug, slug)))
    return row && path === blogPath(slug) ? { path, title: row.blog.title, changedAt: row.blog.updatedAt } : null
  },
}
