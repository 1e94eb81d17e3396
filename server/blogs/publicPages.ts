import { date } from '@bewezen/domain/base/dates.ts'
import { type BlogCategory, blogPath } from '@bewezen/domain/blogs/categories.ts'
import { blogCategoryWords } from '@bewezen/domain/blogs/words.ts'
import { pictureFor } from '@bewezen/domain/pictures/choose.ts'
import { drawnAs } from '@bewezen/domain/pictures/drawn.ts'
import { and, eq } from 'drizzle-orm'
import type { PublicPages } from '../base/publicPages.ts'
import { isSeen, newestFirst } from './rows.ts'
import { blogs } from './tables.ts'

const page = { slug: blogs.slug, title: blogs.title, changedAt: blogs.updatedAt }
/** What its card shows beside that (MKT-MORE-33). */
const shown = { id: blogs.id, category: blogs.category, coverKey: blogs.coverKey, publishedAt: blogs.publishedAt }
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
      .select({ ...page, ...shown })
      .from(blogs)
      .where(and(isSeen, eq(blogs.slug, slug)))
    if (!row) return null
    const { id, coverKey, publishedAt, ...rest } = row
    const category = row.category as BlogCategory | null
    return {
      ...known(rest),
      card: {
        drawn: drawnAs(pictureFor({ id, title: row.title, hue: category ?? 'licht' })),
        upload: coverKey ? { key: coverKey, size: 'share' } : undefined,
        facts: [category && blogCategoryWords[category], publishedAt && date(publishedAt)].filter(
          (fact) => fact !== null,
        ),
      },
    }
  },
}
