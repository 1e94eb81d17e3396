import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { PodcastCard, PodcastMark } from './card.ts'
import { managing } from './managingContract.ts'
import { lastMoment } from './moments.ts'
import { maxPodcastSearch } from './podcast.ts'

/** An episode that was found; `moment` when it was in its transcript alone, for a link to there (POD-MORE-10). */
export const FoundPodcast = PodcastCard.extend({
  moment: z.object({ seconds: z.int(), text: z.string() }).nullable(),
})
export type FoundPodcast = z.infer<typeof FoundPodcast>

/** A whole episode (POD-LIST-04). Its comments are read by themselves, of the subject kind 'podcast' (POD-MORE-11). */
export const Podcast = PodcastCard.extend({
  description: z.string(),
  updatedAt: Instant,
  chapters: z.array(z.object({ seconds: z.int(), title: z.string() })),
  transcript: z.array(z.object({ seconds: z.int().nullable(), speaker: z.string().nullable(), text: z.string() })),
  /** The one that follows (POD-MORE-12). */
  next: PodcastCard.nullable(),
})
export type Podcast = z.infer<typeof Podcast>

const own = { needs: 'useOwnAccount' } as const
const mark = { output: PodcastMark }

export const podcasts = {
  ...managing,
  /** All episodes that the viewer may see, in the order of the list; managers see unpublished ones too (POD-LIST-09, POD-LIST-16). */
  list: operation({
    needs: 'nothing',
    read: true,
    input: z.object({}),
    output: z.object({ podcasts: z.array(PodcastCard) }),
  }),
  /** One of them; NOT_FOUND alike for unknown, removed and not yet to be seen (POD-LIST-05, X3-EDGE-37). */
  open: operation({ needs: 'nothing', read: true, input: z.object({ id: Id }), output: Podcast }),
  /** At most 10, those with the words in their title first; none below 2 characters (POD-LIST-11..13). */
  search: operation({
    needs: 'nothing',
    read: true,
    input: z.object({ text: z.string().max(maxPodcastSearch) }),
    output: z.object({ podcasts: z.array(FoundPodcast) }),
  }),
  /** Whether an episode is kept for later: sets a state and never flips it (POD-MORE-01). */
  setSaved: operation({ ...own, input: z.object({ id: Id, on: z.boolean() }), ...mark }),
  /** Whether it was heard: sets a state and never flips it (POD-MORE-03). */
  setHeard: operation({ ...own, input: z.object({ id: Id, on: z.boolean() }), ...mark }),
  /** Where the player stood at a moment; of two devices the later moment counts, whichever is told first (POD-MORE-13). */
  keepPosition: operation({
    ...own,
    input: z.object({ id: Id, seconds: z.int().min(0).max(lastMoment), at: Instant }),
    ...mark,
  }),
}
