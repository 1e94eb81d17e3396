import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { isTooLargeRichText, readingMinutes, richTextRefusal } from '@bewezen/domain/base/richText.ts'
import { freeSlug } from '@bewezen/domain/base/slug.ts'
import {
  blogFaults,
  isAddressFixed,
  isPublic,
  mayEditBlog,
  publicationOf,
  wantedSlug,
} from '@bewezen/domain/blogs/blog.ts'
import { type BlogText, blogs as contract } from '@bewezen/domain/blogs/contract.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { attachUpload, attachUploadsByKey, removeUploads, uploadKey } from '../base/files/attach.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { detachUnused, keysIn, picturesOf } from './pictures.ts'
import { blogs } from './tables.ts'

type Row = typeof blogs.$inferSelect

/** How an article stands in the log (ADM-MORE-44). */
const shape = {
  title: { label: log.title },
  slug: { label: log.link },
  excerpt: { label: log.excerpt, isLong: true },
  content: { label: log.content, isLong: true },
  coverKey: { label: log.picture, isLong: true },
  coverAlt: { label: log.pictureText, isLong: true },
  category: { label: log.category },
  status: { label: log.status, show: (status: string) => (status === 'published' ? log.published : log.draft) },
  publishedAt: { label: log.publishedAt },
} as const
type Logged = Pick<Row, keyof typeof shape>

/**
 * Makes an article or saves one: admins any, teachers their own (BLOG-AREA-07..11). Somebody else's is refused as if it
 * were not there, and CHANGED when it was saved since `updatedAt` (X3-EDGE-13).
 */
export const save = serve(contract.save, async (ctx, input) => {
  const { id, updatedAt, coverUploadId, noCover, content: sent, category, status } = input
  if (isTooLargeRichText(sent)) refuse('CONTENT_TOO_LARGE')
  const content = cleanRichText(sent, 'article')
  const { answer, loose } = await ctx.transaction(async (tx, now) => {
    const before = await openBlog(tx, id)
    if (before && !mayEditBlog(ctx.person, before.authorId)) refuse('NOT_FOUND')
    if (before && updatedAt === null && !isRepeat(before, input, content)) refuse('ID_IN_USE')
    if (before && updatedAt === null) return { answer: repeated(before, now), loose: [] }
    if (!before && updatedAt !== null) refuse('NOT_FOUND')
    if (before && updatedAt !== null && Date.parse(updatedAt) !== before.updatedAt.getTime())
      refuse('CHANGED', { current: { title: before.title, updatedAt: before.updatedAt.toISOString() } })

    const hasCover = coverUploadId !== null || (Boolean(before?.coverKey) && !noCover)
    const fields = blogFaults({ ...input, hasCover })
    if (fields.length > 0) refuse('INVALID_INPUT', { fields })
    refuseIf(richTextRefusal(content))
    const publication = publicationOf(
      before,
      { status, publishedAt: input.publishedAt ? new Date(input.publishedAt) : null },
      now,
    )
    if (publication === 'past') refuse('INVALID_INPUT', { fields: ['publishedAt'] })

    const stored = {
      slug: await slugFor(tx, before, input, now),
      title: input.title.trim(),
      excerpt: input.excerpt.trim(),
      content,
      coverKey: await coverFor(tx, before, { coverUploadId, noCover, personId: ctx.person.id, now }),
      coverAlt: hasCover ? input.coverAlt.trim() : '',
      category,
      status,
      ...publication,
      minutes: readingMinutes(content),
      updatedAt: now,
    }
    await attachUploadsByKey(tx, { keys: keysIn(content), personId: ctx.person.id, purpose: 'blog-image', now })
    if (before) await tx.update(blogs).set(stored).where(eq(blogs.id, id))
    else await tx.insert(blogs).values({ id, authorId: ctx.person.id, createdAt: now, ...stored })
    const isPublication = status === 'published' && before?.status !== 'published'
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: isPublication ? 'blog.published' : 'blog.saved',
      subjectId: id,
      at: now,
      reason: stored.title,
      ...logChange<Logged>(shape, before, stored),
    })
    await record(tx, { kind: 'blog.saved', blogId: id })
    // What is planned for a moment to come is saved, not published yet.
    const isPublished = isPublic(stored, now) && !(before && isPublic(before, now))
    const answer = { id, slug: stored.slug, isPublished }
    return { answer, loose: before ? await detachUnused(tx, picturesOf(before)) : [] }
  })
  await removeUploads(ctx.house, loose)
  return answer
})

/** Takes an article away for good, with its pictures (BLOG-AREA-08). */
export const remove = serve(contract.remove, async (ctx, { id }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const blog = await openBlog(tx, id)
    if (!blog || !mayEditBlog(ctx.person, blog.authorId)) refuse('NOT_FOUND')
    await tx.delete(blogs).where(eq(blogs.id, id))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'blog.removed',
      subjectId: id,
      at: now,
      reason: blog.title,
      ...logChange<Logged>(shape, blog, null),
    })
    await record(tx, { kind: 'blog.removed', blogId: id })
    return detachUnused(tx, picturesOf(blog))
  })
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})

async function openBlog(tx: Tx, id: string): Promise<Row | null> {
  // One writer at a time: two would both find the same slug free, or one take away a picture that the other begins to show.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blogs'))`)
  const [row] = await tx.select().from(blogs).where(eq(blogs.id, id)).for('update')
  return row ?? null
}

const repeated = (row: Row, now: Date) => ({ id: row.id, slug: row.slug, isPublished: isPublic(row, now) })

/** A new article that comes again after its answer was lost. */
const isRepeat = (before: Row, { title, excerpt, status }: BlogText, content: string): boolean =>
  before.title === title.trim() &&
  before.excerpt === excerpt.trim() &&
  before.status === status &&
  before.content === content

/** Once an article was to be seen its address stays: links to it stand elsewhere (BLOG-AREA-10). */
async function slugFor(tx: Tx, before: Row | null, typed: { slug: string; title: string }, now: Date): Promise<string> {
  if (before && isAddressFixed(before, now)) {
    if (typed.slug.trim() !== '' && typed.slug.trim() !== before.slug) refuse('SLUG_FIXED')
    return before.slug
  }
  const wanted = wantedSlug(typed.slug, typed.title)
  const rows = await tx
    .select({ slug: blogs.slug })
    .from(blogs)
    // A number takes the place of the last letters of a long one.
    .where(and(sql`starts_with(${blogs.slug}, ${wanted.slice(0, 60)})`, before ? ne(blogs.id, before.id) : undefined))
  // The feed stands at this address.
  return freeSlug(wanted, new Set(['feed.xml', ...rows.map(({ slug }) => slug)]))
}

type Cover = { coverUploadId: string | null; noCover: boolean; personId: string; now: Date }

async function coverFor(tx: Tx, before: Row | null, { coverUploadId, noCover, personId, now }: Cover) {
  if (coverUploadId === null && !noCover) return before?.coverKey ?? null
  if (coverUploadId === null) return null
  if (!(await attachUpload(tx, { id: coverUploadId, personId, purpose: 'blog-image', now }))) refuse('UPLOAD_FAILED')
  return uploadKey(tx, coverUploadId)
}
