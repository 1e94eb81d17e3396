import { newId } from '@bewezen/domain/base/ids.ts'
import { newPodcastForm, type PodcastForm, podcastOf } from '@bewezen/domain/podcasts/podcastForm.ts'
import type { House } from '../base/house.ts'
import { keepLines, wordsAround } from '../podcasts/lines.ts'
import { podcastMarks, podcasts } from '../podcasts/tables.ts'
import { inParts } from './inParts.ts'
import { keepFile } from './keepFile.ts'

type GivenPodcast = Partial<Omit<PodcastForm, 'publishedAt' | 'speakerId'>> & {
  id?: string
  title: string
  speaker?: { id: string }
  by?: { id: string }
  /** When it was published; null is not. */
  at?: Date | null
  picture?: { file: Buffer; owner: { id: string } }
}

type GivenMark = { savedAt?: Date; heardAt?: Date; positionSeconds?: number; positionAt?: Date }

/** The words of the vocabulary for the podcasts. */
export const givenPodcasts = (house: House) => ({
  /** An episode, published a moment ago unless it is said otherwise. */
  async podcast({ id = newId(), speaker, by, at, picture, ...typed }: GivenPodcast): Promise<{ id: string }> {
    const publishedAt = at === undefined ? new Date(Date.now() - 60_000) : at
    const made = publishedAt ?? new Date()
    const form = { ...newPodcastForm(made.toISOString()), ...aVideo, ...typed, speakerId: speaker?.id ?? null }
    const values = podcastOf(form)
    if (!values) throw new Error(`no player for ${form.originalUrl}`)
    const kept = picture && (await keepFile(house, { purpose: 'podcast-image', ...picture, at: made }))
    await house.database.db.insert(podcasts).values({
      ...values,
      words: wordsAround(values),
      id,
      publishedAt,
      thumbnailUrl: kept ? `/files/${kept.key}/card.webp` : null,
      createdBy: by?.id ?? null,
      createdAt: made,
      updatedAt: made,
    })
    await keepLines(house.database.db, id, values.transcript)
    return { id }
  },

  /** What many kept of an episode. */
  async podcastMarks(
    marks: readonly (GivenMark & { person: { id: string }; podcast: { id: string } })[],
  ): Promise<void> {
    const rows = marks.map(({ person, podcast, ...mark }) => ({ ...mark, personId: person.id, podcastId: podcast.id }))
    await inParts(rows, (part) => house.database.db.insert(podcastMarks).values(part).onConflictDoNothing())
  },

  /** What somebody kept of an episode. */
  async podcastMark({ id: personId }: { id: string }, podcast: { id: string }, mark: GivenMark): Promise<void> {
    await house.database.db.insert(podcastMarks).values({ personId, podcastId: podcast.id, ...mark })
  },
})

const aVideo = { platform: 'youtube', originalUrl: 'https://youtu.be/demo-avlak1' } as const
