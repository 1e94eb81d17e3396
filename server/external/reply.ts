import { newId } from '@bewezen/domain/base/ids.ts'
import { cleanText, hasLength } from '@bewezen/domain/base/typedText.ts'
import { answering } from '@bewezen/domain/external/answering.ts'
import { type ExternalMessage, external } from '@bewezen/domain/external/contract.ts'
import { previewOf } from '@bewezen/domain/external/handle.ts'
import { maxReply, maxReplyMedia } from '@bewezen/domain/external/message.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { attachUpload } from '../base/files/attach.ts'
import { uploads } from '../base/files/tables.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { keyOfOwn } from './clear.ts'
import { readMessages } from './rows.ts'
import { lookAfter, sendQueued } from './send.ts'
import { externalMessages, externalSources, externalThreads } from './tables.ts'
import { lockThread } from './threads.ts'

/** Stores an answer, and sends it after the commit (IN-EXT-21). What two admins write at once is stored of both (X3-EDGE-28). */
export const reply = serve(external.reply, async (ctx, { id: given, thread_id, content: typed, media_urls }) => {
  const [id, content] = [given ?? newId(), cleanText(typed)]
  if (!hasLength(content, 1, maxReply)) refuse('INVALID_INPUT', { fields: ['content'] })
  if (media_urls.length > maxReplyMedia) refuse('INVALID_INPUT', { fields: ['media_urls'] })
  await ctx.transaction(async (tx, now) => {
    const thread = await lockThread(tx, thread_id)
    const [first] = await tx.select().from(externalMessages).where(eq(externalMessages.id, id))
    if (first) return sameOr(ctx, first, { thread_id, content, media_urls })
    await refuseUnanswerable(tx, thread, now)
    await attachPictures(tx, ctx.person.id, media_urls, now)
    await tx.insert(externalMessages).values({
      id,
      threadId: thread.id,
      externalMessageId: id,
      direction: 'outbound',
      content,
      mediaUrls: media_urls.map((url, at) => ({ name: `foto ${at + 1}.webp`, url })),
      externalTimestamp: now,
      status: 'queued',
      sentBy: ctx.person.id,
      createdAt: now,
    })
    if (now >= thread.lastMessageAt)
      await tx
        .update(externalThreads)
        .set({ lastMessageAt: now, lastMessagePreview: previewOf(content, ''), isNew: false })
        .where(eq(externalThreads.id, thread.id))
    await record(tx, { kind: 'external.changed', threadId: thread.id })
    await lookAfter(ctx.house, tx, { messageId: id, jobId: id })
  })
  const message = await sent(ctx, id)
  return { message_id: id, status: message.status, failure: message.failure, message }
})

/** Sends a failed answer again, under the same id; one that is not failed any more is answered as it stands (IN-EXT-21). */
export const retry = serve(external.retry, async (ctx, { messageId }) => {
  await ctx.transaction(async (tx, now) => {
    const [found] = await tx
      .select({ threadId: externalMessages.threadId })
      .from(externalMessages)
      .where(and(eq(externalMessages.id, messageId), eq(externalMessages.direction, 'outbound')))
    const thread = await lockThread(tx, found?.threadId ?? refuse('NOT_FOUND'))
    const isFailed = and(eq(externalMessages.id, messageId), eq(externalMessages.status, 'failed'))
    const [failed] = await tx.select({ id: externalMessages.id }).from(externalMessages).where(isFailed).for('update')
    if (!failed) return
    await refuseUnanswerable(tx, thread, now)
    await tx.update(externalMessages).set({ status: 'queued', failure: null, claimedUntil: null }).where(isFailed)
    await record(tx, { kind: 'external.changed', threadId: thread.id })
    await lookAfter(ctx.house, tx, { messageId, jobId: newId() })
  })
  return { message: await sent(ctx, messageId) }
})

async function sent(ctx: Ctx, id: string): Promise<ExternalMessage> {
  await sendQueued(ctx.house, id)
  const [message] = await readMessages(ctx.db, eq(externalMessages.id, id))
  return message ?? refuse('NOT_FOUND')
}

/** An answer without an address is stored as failed, and can be sent once the source has one; all else is refused before. */
async function refuseUnanswerable(tx: Tx, thread: typeof externalThreads.$inferSelect, now: Date): Promise<void> {
  const [source] = await tx.select().from(externalSources).where(eq(externalSources.id, thread.sourceId))
  if (!source) refuse('NOT_FOUND')
  const { refusal } = answering({ ...source, ...thread, hasAddress: true }, now)
  if (refusal === 'archived') refuse('THREAD_ARCHIVED')
  if (refusal === 'inactive') refuse('SOURCE_INACTIVE')
  if (refusal === 'windowClosed') refuse('WINDOW_CLOSED')
}

/** Only pictures that the admin uploaded for a message, each once. */
async function attachPictures(tx: Tx, personId: string, urls: readonly string[], now: Date): Promise<void> {
  for (const url of urls) {
    const key = keyOfOwn(url)
    const [upload] = key ? await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.key, key)) : []
    const isOurs = upload && (await attachUpload(tx, { id: upload.id, personId, purpose: 'message-image', now }))
    if (!isOurs) refuse('INVALID_INPUT', { fields: ['media_urls'] })
  }
}

type Content = { thread_id: string; content: string; media_urls: readonly string[] }

function sameOr(ctx: Ctx, first: typeof externalMessages.$inferSelect, it: Content): void {
  const was = [first.threadId, first.content, first.sentBy, first.direction, ...first.mediaUrls.map(({ url }) => url)]
  const is = [it.thread_id, it.content, ctx.person.id, 'outbound', ...it.media_urls]
  if (JSON.stringify(was) !== JSON.stringify(is)) refuse('ID_IN_USE')
}
