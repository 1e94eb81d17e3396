import { communityPath } from '../community/paths.ts'

type Slugged = { slug: string }

/** The address of the feed of a community: `feed` stands where a channel would, and is no channel's slug (ROUTE-TABLE-18). */
export const feedPath = (community: Slugged): string => `${communityPath(community)}/feed`

/** The address of a post, in the short form (COM-LEARN-01, ROUTE-TABLE-18). */
export const postPath = (community: Slugged, post: Slugged): string =>
  `${feedPath(community)}/${encodeURIComponent(post.slug)}`
