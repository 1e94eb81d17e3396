import { type News, renew } from '../base/live/news.ts'

const renewPodcasts = renew('podcasts')

/** What podcasts do with facts: lists, one that is open, and its management. */
export const podcastsNews = {
  'podcast.saved': renewPodcasts,
  'podcast.drafted': renewPodcasts,
  'podcast.removed': renewPodcasts,
  'podcast.marked': renewPodcasts,
} satisfies News
