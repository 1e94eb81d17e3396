import { placePath } from '../community/paths.ts'

type Slugged = { slug: string }

/** The address of the feed of a community (COM-CHAT-04, COM-LEARN-01). */
export const feedPath = (community: Slugged): string => placePath(community, 'feed')

/** The address of a post, in the short form (COM-LEARN-01, ROUTE-TABLE-18). */
export const postPath = (community: Slugged, post: Slugged): string =>
  `${feedPath(community)}/${encodeURIComponent(post.slug)}`
