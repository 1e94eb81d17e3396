import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import type { PodcastCard, PodcastMark, Speaker, Thumbnail } from '@bewezen/domain/podcasts/card.ts'
import { isPublished } from '@bewezen/domain/podcasts/podcast.ts'
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { keysIn } from '../base/files/keys.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { podcastMarks, podcasts } from './tables.ts'

/** What everybody sees at this moment: one whose moment is to come appears by itself (POD-LIST-16). */
export const isSeen = lte(podcasts.publishedAt, sql`app_now()`)

/** What this person sees: what everybody does, and all of it who manages podcasts (POD-LIST-16). */
export const seenBy = (asker: Asker | null): SQL => (asker && holds(asker.role, 'managePodcasts') ? sql`true` : isSeen)

/** Featured first, then the newest (POD-LIST-09, X3-CALL-27). */
export const listOrder = [
  sql`${podcasts.isFeatured} desc`,
  sql`${podcasts.publishedAt} desc nulls first`,
  sql`${podcasts.id} desc`,
]

const listed = {
  id: podcasts.id,
  title: podcasts.title,
  summary: podcasts.summary,
  platform: podcasts.platform,
  originalUrl: podcasts.originalUrl,
  embedUrl: podcasts.embedUrl,
  duration: podcasts.duration,
  categories: podcasts.categories,
  isFeatured: podcasts.isFeatured,
  publishedAt: podcasts.publishedAt,
  thumbnailUrl: podcasts.thumbnailUrl,
  hasTranscript: sql<boolean>`${podcasts.transcript} <> ''`,
}
export const markColumns = {
  // A joined row whose first column is null is taken for none, and each of the others may be null.
  podcastId: podcastMarks.podcastId,
  savedAt: podcastMarks.savedAt,
  heardAt: podcastMarks.heardAt,
  positionSeconds: podcastMarks.positionSeconds,
  positionAt: podcastMarks.positionAt,
}

/** Episodes with their speakers and the own marks of a viewer, in one query; the caller says which. */
export const selectPodcasts = (reader: Reader, viewerId: string | null) =>
  reader
    .select({
      podcast: listed,
      speaker: { ...faceColumns(profiles), role: profiles.role },
      mark: markColumns,
      now: sql<Date | string>`app_now()`,
    })
    .from(podcasts)
    // Whoever is going is as gone as who went (SH-PROF-05).
    .leftJoin(profiles, and(eq(profiles.id, podcasts.speakerId), isNull(profiles.hiddenAt)))
    .leftJoin(
      podcastMarks,
      viewerId === null
        ? sql`false`
        : and(eq(podcastMarks.podcastId, podcasts.id), eq(podcastMarks.personId, viewerId)),
    )
    .$dynamic()

export type Row = Awaited<ReturnType<typeof selectPodcasts>>[number]

/** A row as its viewer sees it. */
export function toCard({ podcast, speaker, mark, now }: Row, viewerId: string | null): PodcastCard {
  const { thumbnailUrl, publishedAt, ...shown } = podcast
  return {
    ...shown,
    publishedAt: publishedAt?.toISOString() ?? null,
    isPublished: isPublished(publishedAt, new Date(now)),
    thumbnail: thumbnailOf(thumbnailUrl),
    speaker: speaker satisfies Speaker | null,
    mark: viewerId === null ? null : toMark(mark),
  }
}

type Mark = Pick<typeof podcastMarks.$inferSelect, keyof PodcastMark>

/** A stored mark as it travels; one that was never set is empty. */
export const toMark = (mark: Mark | null): PodcastMark => ({
  savedAt: mark?.savedAt?.toISOString() ?? null,
  heardAt: mark?.heardAt?.toISOString() ?? null,
  positionSeconds: mark?.positionSeconds ?? null,
  positionAt: mark?.positionAt?.toISOString() ?? null,
})

/** The addresses of a kept picture in its sizes. */
export function thumbnailOf(address: string | null): Thumbnail | null {
  const [key] = keysIn(address, 'podcast-image')
  return key === undefined
    ? null
    : { card: fileAddress(key, 'card'), share: fileAddress(key, 'share'), full: fileAddress(key, 'full') }
}
