import { z } from 'zod'
import { wallClock } from '../base/dates.ts'
import { fetchable, isFar } from '../base/farPicture.ts'
import { farRefused } from '../base/farPictureWords.ts'
import { Instant } from '../base/instant.ts'
import { typedLine } from '../base/typedLine.ts'
import { cleanLine, cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { embedOf, type Platform, platforms } from './address.ts'
import { type Chapter, readChapters } from './chapters.ts'
import { podcastFaultWords } from './manageWords.ts'
import {
  firstPublishedYear,
  lastPublishedYear,
  maxDescription,
  maxDuration,
  maxSummary,
  maxTitle,
  type PodcastCategory,
  podcastCategories,
} from './podcast.ts'
import { maxTranscript } from './transcript.ts'

// What of each field is wrong is said by `podcastFaults`, in a sentence under it; here stands only what no form sends.
const text = (most: number) => z.string().max(most)

/** A podcast while it is made or edited, and as it is sent: every field as it was typed (POD-ADMIN-15). */
export const PodcastForm = z.strictObject({
  title: typedLine(4_000),
  /** Empty is not chosen yet. */
  platform: z.enum(['', ...platforms]),
  originalUrl: text(4_000),
  summary: text(20_000),
  description: text(100_000),
  duration: typedLine(400),
  categories: z.array(z.enum(podcastCategories)).max(50),
  speakerId: z.uuid().nullable(),
  isFeatured: z.boolean(),
  /** Null is not published (POD-ADMIN-18). */
  publishedAt: Instant.nullable(),
  /** An https address, one of our own pictures, or nothing: then the still of the video, else a drawing (POD-ADMIN-17). */
  thumbnailUrl: text(4_000),
  /** One on a line, '12:40 Waarom het raam niet telt' (POD-MORE-06). */
  chapters: text(100_000),
  /** POD-MORE-08 */
  transcript: text(600_000),
})
export type PodcastForm = z.infer<typeof PodcastForm>
export type PodcastField = keyof PodcastForm

/** A new podcast: published now unless that is changed (POD-ADMIN-18). */
export const newPodcastForm = (now: string): PodcastForm => ({
  title: '',
  platform: '',
  originalUrl: '',
  summary: '',
  description: '',
  duration: '',
  categories: [],
  speakerId: null,
  isFeatured: false,
  publishedAt: now,
  thumbnailUrl: '',
  chapters: '',
  transcript: '',
})

/** The sentence under each field that cannot be stored as it is (POD-ADMIN-04, POD-ADMIN-12, POD-ADMIN-13, POD-ADMIN-15, POD-MORE-52). */
export function podcastFaults(form: PodcastForm): Partial<Record<PodcastField, string>> {
  const {
    title,
    platform,
    originalUrl,
    summary,
    description,
    duration,
    publishedAt,
    thumbnailUrl,
    chapters,
    transcript,
  } = form
  const said = podcastFaultWords
  const faults: Partial<Record<PodcastField, string>> = {}
  if (isInvisible(title)) faults.title = said.titleMissing
  else if (isLongerThan(cleanLine(title), maxTitle)) faults.title = said.titleLong
  if (platform === '') faults.platform = said.platformMissing
  if (isInvisible(originalUrl)) faults.originalUrl = said.urlMissing
  else if (platform !== '' && embedOf(platform, originalUrl) === null) faults.originalUrl = said.urlInvalid[platform]
  if (isLongerThan(cleanText(summary), maxSummary)) faults.summary = said.summaryLong
  if (isLongerThan(cleanText(description), maxDescription)) faults.description = said.descriptionLong
  if (isLongerThan(cleanLine(duration), maxDuration)) faults.duration = said.durationLong
  if (publishedAt !== null && !isSensible(publishedAt)) faults.publishedAt = said.publishedYear
  if (isFar(thumbnailUrl) && !fetchable(thumbnailUrl.trim())) faults.thumbnailUrl = farRefused.NOT_FETCHABLE
  else if (!isFar(thumbnailUrl) && !isOwnPicture(thumbnailUrl.trim())) faults.thumbnailUrl = said.thumbnailInvalid
  const { fault } = readChapters(chapters)
  if (fault) faults.chapters = said.chapters[fault.kind](fault.line)
  if (isLongerThan(cleanText(transcript), maxTranscript)) faults.transcript = said.transcriptLong
  return faults
}

const isSensible = (publishedAt: string): boolean => {
  const { year } = wallClock(publishedAt)
  return year >= firstPublishedYear && year <= lastPublishedYear
}

const isOwnPicture = (address: string): boolean => address === '' || /^\/files\/podcast-images\/[\w./-]+$/.test(address)

/** The part of a stored podcast that a manager writes; its picture is looked after by the save. */
export type PodcastValues = {
  title: string
  platform: Platform
  originalUrl: string
  embedUrl: string
  summary: string
  description: string
  duration: string
  categories: PodcastCategory[]
  speakerId: string | null
  isFeatured: boolean
  publishedAt: Date | null
  chapters: Chapter[]
  transcript: string
}

/** A form without faults as it is stored; null for one with faults in what the player needs: ask `podcastFaults` first. */
export function podcastOf(form: PodcastForm): PodcastValues | null {
  const embedUrl = form.platform === '' ? null : embedOf(form.platform, form.originalUrl)
  if (form.platform === '' || embedUrl === null) return null
  return {
    title: cleanLine(form.title),
    platform: form.platform,
    originalUrl: form.originalUrl.trim(),
    embedUrl,
    summary: cleanText(form.summary),
    description: cleanText(form.description),
    duration: cleanLine(form.duration),
    // In the order of the list, each once.
    categories: podcastCategories.filter((category) => form.categories.includes(category)),
    speakerId: form.speakerId,
    isFeatured: form.isFeatured,
    publishedAt: form.publishedAt === null ? null : new Date(form.publishedAt),
    chapters: readChapters(form.chapters).chapters,
    transcript: cleanText(form.transcript),
  }
}
