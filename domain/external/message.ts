/** Who wrote it: somebody outside, or an admin (IN-EXT-16). */
export const directions = ['inbound', 'outbound'] as const

/** How a message stands; the last two of ours are told by the channel later, where it tells them (IN-EXT-16). */
export const messageStatuses = ['received', 'queued', 'sent', 'delivered', 'read', 'failed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** Why an answer was not sent (IN-EXT-21, IN-EXT-28). */
export const failures = ['noAddress', 'unreachable', 'refused', 'windowClosed', 'uncertain', 'bounced'] as const
export type Failure = (typeof failures)[number]

export const [maxReply, maxReplyMedia] = [1000, 4]

/** The lists of conversations (IN-EXT-06, IN-EXT-24, IN-EXT-33). */
export const threadViews = ['active', 'mine', 'snoozed', 'archived'] as const
export type ThreadView = (typeof threadViews)[number]

/** Why a file that came with a mail was not kept (IN-EXT-48). */
export const leftOut = ['type', 'size', 'many'] as const
export type LeftOut = (typeof leftOut)[number]
