import { chaptersText } from '@bewezen/domain/podcasts/chapters.ts'
import { podcasts as contract } from '@bewezen/domain/podcasts/contract.ts'
import type { PodcastEdit } from '@bewezen/domain/podcasts/managingContract.ts'
import { isSearch, mostSpeakers } from '@bewezen/domain/podcasts/podcast.ts'
import type { PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { searchWords } from '@bewezen/domain/search/searching.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { faceColumns, fullName, profiles } from '../profile/tables.ts'
import { isFetchedStill } from './picture.ts'
import { listOrder, selectPodcasts, thumbnailOf, toCard } from './rows.ts'
import { podcastMarks, podcasts } from './tables.ts'

/** All episodes as their managers see them (POD-ADMIN-01). */
export const managed = serve(contract.managed, async (ctx) => {
  const rows = await selectPodcasts(ctx.db, ctx.person.id).orderBy(...listOrder)
  const more = await ctx.db
    .select({
      id: podcasts.id,
      version: podcasts.version,
      createdAt: podcasts.createdAt,
      updatedAt: podcasts.updatedAt,
      chapters: sql<number>`jsonb_array_length(${podcasts.chapters})`,
      saved: sql<number>`count(${podcastMarks.savedAt})::int`,
      heard: sql<number>`count(${podcastMarks.heardAt})::int`,
    })
    .from(podcasts)
    .leftJoin(podcastMarks, eq(podcastMarks.podcastId, podcasts.id))
    .where(
      inArray(
        podcasts.id,
        rows.map(({ podcast }) => podcast.id),
      ),
    )
    .groupBy(podcasts.id)
  const byId = new Map(more.map((one) => [one.id, one]))
  return {
    podcasts: rows.flatMap((row) => {
      const one = byId.get(row.podcast.id)
      if (!one) return []
      const { createdAt, updatedAt, ...counts } = one
      const moments = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
      return [{ ...toCard(row, ctx.person.id), ...counts, ...moments }]
    }),
  }
})

export const edit = serve(contract.edit, (ctx, { id }) => readEdit(ctx.db, id))

/** An episode as it is edited. */
export async function readEdit(reader: Reader, id: string): Promise<PodcastEdit> {
  const [row] = await reader
    .select({ podcast: podcasts, speaker: { ...faceColumns(profiles), role: profiles.role } })
    .from(podcasts)
    .leftJoin(profiles, and(eq(profiles.id, podcasts.speakerId), isNull(profiles.hiddenAt)))
    .where(eq(podcasts.id, id))
  if (!row) return refuse('NOT_FOUND')
  const { podcast, speaker } = row
  return {
    id,
    version: podcast.version,
    form: formOf(podcast),
    speaker,
    thumbnail: thumbnailOf(podcast.thumbnailUrl),
  }
}

/** A stored episode as the form shows it: what a save of it unchanged stores again. */
export const formOf = (podcast: typeof podcasts.$inferSelect): PodcastForm => ({
  title: podcast.title,
  platform: podcast.platform,
  originalUrl: podcast.originalUrl,
  summary: podcast.summary,
  description: podcast.description,
  duration: podcast.duration,
  categories: podcast.categories,
  speakerId: podcast.speakerId,
  isFeatured: podcast.isFeatured,
  publishedAt: podcast.publishedAt?.toISOString() ?? null,
  thumbnailUrl: isFetchedStill(podcast) ? '' : (podcast.thumbnailUrl ?? ''),
  chapters: chaptersText(podcast.chapters),
  transcript: podcast.transcript,
})

/** Any profile whose name or username holds the words, the best known by name first (POD-ADMIN-16). */
export const speakers = serve(contract.speakers, async (ctx, { text }) => {
  const words = isSearch(text) ? searchWords(text) : []
  if (words.length === 0) return { people: [] }
  const people = await ctx.db
    .select({ ...faceColumns(profiles), role: profiles.role })
    .from(profiles)
    .where(
      and(
        isNull(profiles.hiddenAt),
        sql`lower(unaccent(${fullName(profiles)})) like all (select '%' || lower(unaccent(word)) || '%'
          from unnest(${sql.param([...words])}::text[]) as word)`,
      ),
    )
    .orderBy(profiles.firstName, profiles.lastName, profiles.id)
    .limit(mostSpeakers)
  return { people }
})
