import { blogPath } from '@bewezen/domain/blogs/categories.ts'
import { and, eq } from 'drizzle-orm'
import type { PublicPages } from '../base/publicPages.ts'
import { isSeen, newestFirst } from './rows.ts'
import { blogs } from './tables.ts'

const page = { slug: blogs.slug, title: blogs.title, changedAt: blogs.updatedAt }
const known = ({ slug, ...rest }: { slug: string; title: string; changedAt: Date }) => ({
  path: blogPath(slug),
  ...rest,
})
/** As many as one sitemap may name beside the pages with an address of their own. */
const most = 49_000

/** The articles that everybody sees now, for the sitemap and for shared links (BLOG-AREA-15). */
export const blogPages: PublicPages = {
  listed: async (reader) =>
    (
      await reader
        .select(page)
        .from(blogs)
        .where(isSeen)
        .orderBy(...newestFirst)
        .limit(most)
    ).map(known),
  at: async (reader, path) => {
    const [, slug] = /^\/blogs\/([^/]+)$/.exec(path) ?? []
    if (!slug) return null
    const [row] = await reader
      .select(page)
      .from(blogs)
      .where(and(isSeen, eq(blogs.slug, slug)))
    return row ? known(row) : null
  },
}
