type Channel = { unread: number; isArchived: boolean }

/**
 * How many messages of a channel are new to somebody, wherever that is told: none in an archive, and none in a community
 * that they did not join, where the count is all that was ever said (COM-CHAT-04, SH-TODAY-21).
 */
export const newIn = ({ joined }: { joined: boolean }, { unread, isArchived }: Channel): number =>
  joined && !isArchived ? unread : 0

/** The same of all channels of a community. */
export const newInAll = (community: { joined: boolean; channels: readonly Channel[] }): number =>
  community.channels.reduce((sum, channel) => sum + newIn(community, channel), 0)
