import { directSlug, logbookSlug, moderationSlug, type Place, placeSlugs } from './slugs.ts'

type Slugged = { slug: string }

/** The address of a community, which opens at its first channel. */
export const communityPath = (community: Slugged): string => `/community/${encodeURIComponent(community.slug)}`

/** The address of a channel (SH-ROUTE-30). */
export const channelPath = (community: Slugged, channel: Slugged): string =>
  `${communityPath(community)}/${encodeURIComponent(channel.slug)}`

/** The address of what a community has beside its channels, such as its feed (COM-CHAT-04). */
export const placePath = (community: Slugged, place: Place): string =>
  `${communityPath(community)}/${placeSlugs[place]}`

/** The address of one's private messages, and of one conversation (COM-CHAT-19). */
export const directPath = `/community/${directSlug}`
export const conversationPath = (conversationId: string): string => `${directPath}/${conversationId}`

/** The address of the conversations with 'Beheer', for those who work the queue (COM-MOD-12). */
export const deskPath = `/community/${moderationSlug}?gemeld=gesprekken`

/** The address of one's own experiments (COM-N1-10). */
export const logbookPath = `/community/${logbookSlug}`
/** The same with the form open that starts an experiment (COM-START-66). */
export const startExperimentPath = `${logbookPath}?start=1`
