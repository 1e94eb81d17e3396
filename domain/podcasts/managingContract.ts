import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { PodcastCard, Speaker, Thumbnail } from './card.ts'
import { maxPodcastSearch } from './podcast.ts'
import { PodcastForm } from './podcastForm.ts'

/** An episode in the list of its managers (POD-ADMIN-01). */
export const ManagedPodcast = PodcastCard.extend({
  /** Grows with every change; a save says which version it began with (X3-EDGE-13). */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  chapters: z.int(),
  /** How many keep it for later, and how many heard it; never who (POD-MORE-18). */
  saved: z.int(),
  heard: z.int(),
})
export type ManagedPodcast = z.infer<typeof ManagedPodcast>

/** An episode as it is edited. */
export const PodcastEdit = z.object({
  id: Id,
  version: z.int(),
  /** `thumbnailUrl` is empty while the still of the video or the drawing is shown. */
  form: PodcastForm,
  speaker: Speaker.nullable(),
  /** The picture that is shown now. */
  thumbnail: Thumbnail.nullable(),
})
export type PodcastEdit = z.infer<typeof PodcastEdit>

const manager = { needs: 'managePodcasts' } as const

/** The management of podcasts, by admins and teachers (POD-ADMIN, X3-ROLE-05). */
export const managing = {
  /** All episodes, in the order of the list (POD-ADMIN-01). */
  managed: operation({
    ...manager,
    read: true,
    input: z.object({}),
    output: z.object({ podcasts: z.array(ManagedPodcast) }),
  }),
  edit: operation({ ...manager, read: true, input: z.object({ id: Id }), output: PodcastEdit }),
  /**
   * Makes an episode, with `version` null, or saves the version that was read. CHANGED when it was saved or deleted
   * meanwhile; what stands there already as it is sent is answered without a change (X3-EDGE-13). The player's address is
   * made here, at every save, and a picture elsewhere is fetched once (POD-ADMIN-14, POD-ADMIN-17).
   */
  save: operation({
    ...manager,
    input: z.object({ id: Id, version: z.int().min(0).max(2_147_483_647).nullable(), podcast: PodcastForm }),
    output: PodcastEdit,
    /** The sentence under each field that is wrong, by its name. */
    refusals: { FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }), CHANGED: nothing },
  }),
  /** Takes an episode away for good, with what people kept of it and said under it (POD-ADMIN-06). */
  remove: operation({ ...manager, input: z.object({ id: Id }), output: z.object({ done: z.literal(true) }) }),
  /** Who can be chosen as a speaker, by name or username; at most 10, none below 2 characters (POD-ADMIN-16). */
  speakers: operation({
    ...manager,
    read: true,
    input: z.object({ text: z.string().max(maxPodcastSearch) }),
    output: z.object({ people: z.array(Speaker) }),
  }),
}
