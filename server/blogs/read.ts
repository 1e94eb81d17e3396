import { withLinks } from '@bewezen/domain/base/linkedText.ts'
import { withHeadings } from '@bewezen/domain/base/richText.ts'
import { isAddressFixed, isPlanMissed, mayEditBlog, mostRelated } from '@bewezen/domain/blogs/blog.ts'
import { blogs as contract } from '@bewezen/domain/blogs/contract.ts'
import { and, eq, ne } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { readerOf } from '../base/snapshot.ts'
import { coverOf, isSeen, newestFirst, seenBy, selectBlogs, toCard } from './rows.ts'
import { blogs } from './tables.ts'

/** An article by its address; a draft and a planned one are only there for who may edit it (BLOG-AREA-05, BLOG-AREA-06). */
export const read = serve(contract.read, async (ctx, { slug }) => {
  const asker = readerOf(ctx)
  const [row] = await selectBlogs(ctx.db).where(and(eq(blogs.slug, slug.toLowerCase()), seenBy(asker)))
  if (!row) refuse('NOT_FOUND')
  const now = await readNow(ctx.db)
  const text = withLinks(cleanRichText(await contentOf(ctx.db, row.blog.id), 'article'))
  const { html, headings } = withHeadings(text)
  return { ...toCard(row, asker, now), content: html, headings, related: await related(ctx, row.blog, now) }
})

async function contentOf(reader: Reader, id: string): Promise<string> {
  const [row] = await reader.select({ content: blogs.content }).from(blogs).where(eq(blogs.id, id))
  return row?.content ?? ''
}

/** At most three others about the same (BLOG-AREA-18). */
async function related(ctx: Ctx, { id, category }: { id: string; category: string | null }, now: Date) {
  if (!category) return []
  const rows = await selectBlogs(ctx.db)
    .where(and(isSeen, eq(blogs.category, category), ne(blogs.id, id)))
    .orderBy(...newestFirst)
    .limit(mostRelated)
  return rows.map((row) => toCard(row, readerOf(ctx), now))
}

/** An article as it is edited; somebody else's answers as if it were not there (BLOG-AREA-07). */
export const edit = serve(contract.edit, async (ctx, { id }) => {
  const [row] = await ctx.db.select().from(blogs).where(eq(blogs.id, id))
  if (!row || !mayEditBlog(ctx.person, row.authorId)) refuse('NOT_FOUND')
  const now = await readNow(ctx.db)
  const card = toCard({ blog: row, author: null }, ctx.person, now)
  return {
    id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    coverAlt: row.coverAlt,
    category: card.category,
    status: card.status,
    updatedAt: card.updatedAt,
    publishedAt: isPlanMissed(row, now) ? null : card.publishedAt,
    cover: coverOf(row),
    content: cleanRichText(row.content, 'article'),
    isAddressFixed: isAddressFixed(row, now),
  }
})
