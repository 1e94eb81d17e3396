type Slugged = { slug: string }

/** The address of a community, which opens at its first channel. */
export const communityPath = (community: Slugged): string => `/community/${encodeURIComponent(community.slug)}`

/** The address of a channel (SH-ROUTE-30). */
export const channelPath = (community: Slugged, channel: Slugged): string =>
  `${communityPath(community)}/${encodeURIComponent(channel.slug)}`
