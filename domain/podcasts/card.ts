import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { Face } from '../profile/face.ts'
import { platforms } from './address.ts'
import { podcastCategories } from './podcast.ts'

/** Who speaks, as everybody may see it: nothing that is private (POD-LIST-03, X3-DATA-19). */
export const Speaker = Face.extend({ role: z.string() })
export type Speaker = z.infer<typeof Speaker>

/** The addresses of a picture of our own in its sizes: 800 by 450, 1200 by 630, and whole. */
export const Thumbnail = z.object({ card: z.string(), share: z.string(), full: z.string() })
export type Thumbnail = z.infer<typeof Thumbnail>

/** What somebody keeps of an episode, for themselves, on all their devices (POD-MORE-01, POD-MORE-03, POD-MORE-13). */
export const PodcastMark = z.object({
  /** Kept for later. */
  savedAt: Instant.nullable(),
  heardAt: Instant.nullable(),
  /** Where the player stood, and when that was. */
  positionSeconds: z.int().nullable(),
  positionAt: Instant.nullable(),
})
export type PodcastMark = z.infer<typeof PodcastMark>

/** An episode in a list (POD-LIST-15, X3-DATA-18). */
export const PodcastCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  platform: z.enum(platforms),
  originalUrl: z.string(),
  embedUrl: z.string(),
  duration: z.string(),
  categories: z.array(z.enum(podcastCategories)),
  isFeatured: z.boolean(),
  publishedAt: Instant.nullable(),
  /** False is for managers alone: 'Niet gepubliceerd' (POD-LIST-16). */
  isPublished: z.boolean(),
  /** Null is the drawing that stands for a picture (POD-ADMIN-17). */
  thumbnail: Thumbnail.nullable(),
  speaker: Speaker.nullable(),
  hasTranscript: z.boolean(),
  /** The viewer's own; null for a visitor. */
  mark: PodcastMark.nullable(),
})
export type PodcastCard = z.infer<typeof PodcastCard>
