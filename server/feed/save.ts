import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { isTooLargeRichText, richTextRefusal } from '@bewezen/domain/base/richText.ts'
import { freeSlug } from '@bewezen/domain/base/slug.ts'
import { publicationOf } from '@bewezen/domain/blogs/blog.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { excerptOf, isPublished, mayEditPost, postFaults, postSlug } from '@bewezen/domain/feed/post.ts'
import { and, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { attachUpload, detachUpload, type Loose, removeUploads } from '../base/files/attach.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { removeCommentsOn } from '../comments/index.ts'
import { openCommunity } from '../community/index.ts'
import { type OpenPost, openOwnPost } from './doors.ts'
import { posts } from './tables.ts'

/** How a post stands in the log (ADM-MORE-44). */
const shape = {
  title: { label: log.title },
  content: { label: log.content, isLong: true },
  uploadId: { label: log.picture, isLong: true },
  imageAlt: { label: log.pictureText, isLong: true },
  isPinned: { label: log.pinned },
  publishedAt: { label: log.publishedAt },
} as const
type Logged = Pick<typeof posts.$inferSelect, keyof typeof shape>

/**
 * Makes a post or saves one: admins any, teachers and moderators their own (COM-LEARN-02, COM-LEARN-16). Somebody else's
 * is refused as if it were not there, and CHANGED when it was saved since `updatedAt` (X3-EDGE-13).
 */
export const save = serve(feed.save, async (ctx, input) => {
  const { id, communityId, updatedAt, uploadId, noPicture, isPinned, status } = input
  if (isTooLargeRichText(input.content)) refuse('CONTENT_TOO_LARGE')
  const content = cleanRichText(input.content, 'page')
  const title = input.title.trim()
  const { answer, loose } = await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    // One writer at a time in a community: two would both find the same slug free.
    await openCommunity(tx, person, communityId, { lock: true })
    const before = await openStored(tx, id)
    if (before && (before.communityId !== communityId || !mayEditPost(person, before))) refuse('NOT_FOUND')
    if (before && updatedAt === null) {
      // A new post that comes again after its answer was lost.
      if (before.title !== title || before.content !== content) refuse('ID_IN_USE')
      return { answer: answerOf(before, now), loose: null }
    }
    if (!before && updatedAt !== null) refuse('NOT_FOUND')
    if (before && Date.parse(updatedAt ?? '') !== before.updatedAt.getTime())
      refuse('CHANGED', { current: { title: before.title, updatedAt: before.updatedAt.toISOString() } })

    const fields = postFaults(input)
    if (fields.length > 0) refuse('INVALID_INPUT', { fields })
    refuseIf(richTextRefusal(content))
    const publication = publicationOf(
      before && { ...before, status: before.publishedAt ? 'published' : 'draft' },
      { status, publishedAt: status === 'draft' || !input.publishedAt ? null : new Date(input.publishedAt) },
      now,
    )
    if (publication === 'past') refuse('INVALID_INPUT', { fields: ['publishedAt'] })
    if (uploadId && !(await attachUpload(tx, { id: uploadId, personId: person.id, purpose: 'feed-image', now })))
      refuse('UPLOAD_FAILED')

    const picture = uploadId ?? (noPicture ? null : (before?.uploadId ?? null))
    const stored = {
      title,
      content,
      excerpt: excerptOf(content),
      uploadId: picture,
      isPinned,
      ...publication,
      updatedAt: now,
      imageAlt: picture ? input.imageAlt.trim() : '',
    }
    const slug = before?.slug ?? (await slugFor(tx, communityId, title))
    if (before) await tx.update(posts).set(stored).where(eq(posts.id, id))
    else await tx.insert(posts).values({ id, communityId, slug, authorId: person.id, createdAt: now, ...stored })
    await writeAudit(tx, {
      actorId: person.id,
      action: 'post.saved',
      subjectId: id,
      at: now,
      reason: title,
      ...logChange<Logged>(shape, before, stored),
    })
    const isShown = isPublished(stored, now) || (before !== null && isPublished(before, now))
    await record(tx, { kind: isShown ? 'post.saved' : 'post.drafted', postId: id, communityId })
    const dropped = before?.uploadId && before.uploadId !== picture ? await detachUpload(tx, before.uploadId) : null
    return { answer: answerOf({ id, slug, ...stored }, now), loose: dropped }
  })
  await removeUploads(ctx.house, toList(loose))
  return answer
})

/** Sets whether a post stands on top of its feed; asking for what is so already changes nothing. */
export const pin = serve(feed.pin, async (ctx, { postId, on }) => {
  await ctx.transaction(async (tx, now) => {
    const { isPinned, communityId, publishedAt, title } = await openOwnPost(tx, ctx.person, postId)
    if (isPinned === on) return
    // What an editor typed stays valid: nothing of it changes.
    await tx.update(posts).set({ isPinned: on }).where(eq(posts.id, postId))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'post.saved',
      subjectId: postId,
      reason: title,
      at: now,
      ...logChange({ isPinned: shape.isPinned }, { isPinned }, { isPinned: on }),
    })
    await record(tx, { kind: isPublished({ publishedAt }, now) ? 'post.saved' : 'post.drafted', postId, communityId })
  })
  return { isPinned: on }
})

/** Takes a post away for good, with its picture, its reactions and its comments (COM-LEARN-16). */
export const remove = serve(feed.remove, async (ctx, { postId }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const post = await openOwnPost(tx, ctx.person, postId)
    const { communityId, title, uploadId, publishedAt } = post
    await tx.delete(posts).where(eq(posts.id, postId))
    await removeCommentsOn(tx, { kind: 'post', id: postId })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'post.removed',
      subjectId: postId,
      at: now,
      reason: title,
      ...logChange<Logged>(shape, post, null),
    })
    await record(tx, { kind: isPublished({ publishedAt }, now) ? 'post.removed' : 'post.drafted', postId, communityId })
    return uploadId ? detachUpload(tx, uploadId) : null
  })
  await removeUploads(ctx.house, toList(loose))
  return { removed: true as const }
})

const toList = (loose: Loose | null): Loose[] => (loose ? [loose] : [])

/** The post under this id, whoever may see it; held, since the last of two editors must see what the first saved. */
async function openStored(tx: Tx, id: string): Promise<OpenPost | null> {
  const [post] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  return post ?? null
}

type Stored = { id: string; slug: string; publishedAt: Date | null }
const answerOf = (post: Stored, now: Date) => ({ id: post.id, slug: post.slug, isPublished: isPublished(post, now) })

/** A free slug of the community, made from the title; it stays whatever the title becomes (COM-LEARN-18). */
async function slugFor(tx: Tx, communityId: string, title: string): Promise<string> {
  const wanted = postSlug(title)
  const taken = await tx
    .select({ slug: posts.slug })
    .from(posts)
    // A number takes the place of the last letters of a long one.
    .where(and(eq(posts.communityId, communityId), sql`starts_with(${posts.slug}, ${wanted.slice(0, 60)})`))
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)))
}
