import { podcasts as contract } from '@bewezen/domain/podcasts/contract.ts'
import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { readerOf } from '../base/snapshot.ts'
import { isSeen, listOrder, seenBy, selectPodcasts, toCard } from './rows.ts'
import { podcastLines, podcastMarks, podcasts } from './tables.ts'

/** All episodes that the viewer may see, in one query (POD-LIST-09, POD-LIST-16). */
export const list = serve(contract.list, async (ctx) => {
  const asker = readerOf(ctx)
  const viewerId = asker?.id ?? null
  const rows = await selectPodcasts(ctx.db, viewerId)
    .where(seenBy(asker))
    .orderBy(...listOrder)
  return { podcasts: rows.map((row) => toCard(row, viewerId)) }
})

/** One episode, whole; for everybody but managers one that is not published does not exist (POD-LIST-04, POD-LIST-16). */
export const open = serve(contract.open, async (ctx, { id }) => {
  const asker = readerOf(ctx)
  const viewerId = asker?.id ?? null
  const [row] = await selectPodcasts(ctx.db, viewerId).where(and(eq(podcasts.id, id), seenBy(asker)))
  if (!row) refuse('NOT_FOUND')
  const [[text], transcript, next] = await Promise.all([
    ctx.db
      .select({ description: podcasts.description, chapters: podcasts.chapters, updatedAt: podcasts.updatedAt })
      .from(podcasts)
      .where(eq(podcasts.id, id)),
    ctx.db
      .select({ seconds: podcastLines.seconds, speaker: podcastLines.speaker, text: podcastLines.content })
      .from(podcastLines)
      .where(eq(podcastLines.podcastId, id))
      .orderBy(podcastLines.place),
    following(ctx, { id, publishedAt: row.podcast.publishedAt, viewerId }),
  ])
  // Removed between the two questions.
  if (!text) return refuse('NOT_FOUND')
  return { ...toCard(row, viewerId), ...text, updatedAt: text.updatedAt.toISOString(), transcript, next }
})

/**
 * The episode that follows: of those that everybody sees the one that was published just before this one, and for a
 * viewer who keeps what they heard the first of them that they did not hear (POD-MORE-12).
 */
async function following(
  ctx: Ctx,
  { id, publishedAt, viewerId }: { id: string; publishedAt: Date | null; viewerId: string | null },
) {
  const before =
    publishedAt === null
      ? isNotNull(podcasts.publishedAt)
      : or(lt(podcasts.publishedAt, publishedAt), and(eq(podcasts.publishedAt, publishedAt), lt(podcasts.id, id)))
  const [row] = await selectPodcasts(ctx.db, viewerId)
    .where(and(isSeen, ne(podcasts.id, id), before, isNull(podcastMarks.heardAt)))
    .orderBy(sql`${podcasts.publishedAt} desc`, sql`${podcasts.id} desc`)
    .limit(1)
  return row ? toCard(row, viewerId) : null
}
