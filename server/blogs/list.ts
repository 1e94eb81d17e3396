import { blogsPerPage } from '@bewezen/domain/blogs/blog.ts'
import { blogCategories } from '@bewezen/domain/blogs/categories.ts'
import { blogs as contract } from '@bewezen/domain/blogs/contract.ts'
import { searchWords } from '@bewezen/domain/search/searching.ts'
import { and, eq, sql } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import { askWords, wordsOf } from '../base/database/words.ts'
import { serve } from '../base/serve.ts'
import { readerOf } from '../base/snapshot.ts'
import { newestFirst, seenBy, selectBlogs, toCard } from './rows.ts'
import { blogs } from './tables.ts'

/** What an article is found by; an index stands on exactly this (BLOG-AREA-03, SH-NAV-05). */
export const blogText = wordsOf(
  sql`(${blogs.title} || ' ' || ${blogs.excerpt} || ' ' || coalesce(${blogs.category}, ''))`,
)

/** The articles that the viewer may see, 12 at a time, newest first (BLOG-AREA-02, BLOG-AREA-03). */
export const list = serve(contract.list, async (ctx, { from, category, text }) => {
  const asker = readerOf(ctx)
  const words = searchWords(text ?? '')
  const seen = seenBy(asker)
  const chosen = and(
    seen,
    category ? eq(blogs.category, category) : undefined,
    words.length > 0 ? sql`${blogText} @@ ${askWords(words)}` : undefined,
  )
  const now = await readNow(ctx.db)
  const rows = await selectBlogs(ctx.db)
    .where(chosen)
    .orderBy(...newestFirst)
    .limit(blogsPerPage)
    .offset(from)
  const [counted] = await ctx.db
    .select({
      total: sql<number>`count(*) filter (where ${chosen})::int`,
      categories: sql<(string | null)[]>`coalesce(array_agg(distinct ${blogs.category}), '{}')`,
    })
    .from(blogs)
    .where(seen)
  return {
    blogs: rows.map((row) => toCard(row, asker, now)),
    total: counted?.total ?? 0,
    categories: blogCategories.filter((known) => counted?.categories.includes(known)),
  }
})
