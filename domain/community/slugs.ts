/** In the place of a community stand one's private messages and the queue of reported messages (COM-CHAT-19, COM-CHAT-23). */
export const directSlug = 'direct'
/** And the conversation of an evening, which stands beside its stream (LIVE-MORE-02). */
export const eveningSlug = 'avond'
export const moderationSlug = 'moderatie'
/** So do one's own experiments (COM-N1-10). */
export const logbookSlug = 'logboek'

/** In the place of a channel stand what a community has beside its talk, and the kinds of its content (COM-CHAT-23, ROUTE-TABLE-18). */
export const placeSlugs = {
  feed: 'feed',
  university: 'universiteit',
  challenges: 'challenges',
  masterclasses: 'masterclasses',
} as const
export type Place = keyof typeof placeSlugs
export const contentTypes = ['challenge', 'lesson', 'masterclass', 'feed'] as const
export type ContentType = (typeof contentTypes)[number]
