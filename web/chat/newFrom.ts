/** What is known of a channel for drawing the line 'Nieuw': up to where was read, and where it ends. */
export type Seen = { readSeq: number; lastSeq: number }
/** The newest message is one's own, or it is looked at right now. */
export type News = { isOwn: boolean; isWatched: boolean }

/**
 * The place above which 'Nieuw' stands when a channel is opened: the first unread message, or none. Who wrote the newest,
 * here before the rest was loaded or elsewhere, has seen what stood there.
 */
export const newFromAtOpening = ({ readSeq, lastSeq }: Seen, isOwn: boolean): number | null =>
  lastSeq > readSeq && !isOwn ? readSeq + 1 : null

/**
 * The place of 'Nieuw' after news: it stays where it was, so that nothing moves while somebody reads; without one it comes
 * above the first message that arrived unseen. Whoever writes something has seen what stood there.
 */
export function newFromAfter(newFrom: number | null, before: Seen, after: Seen, news: News): number | null {
  if (after.lastSeq <= before.lastSeq) return newFrom
  if (news.isOwn) return null
  return newFrom !== null || news.isWatched ? newFrom : before.lastSeq + 1
}

/** The place of 'Nieuw' once nobody looks any more: what was read need not be marked the next time. */
export const newFromWhenLeft = (newFrom: number | null, { readSeq, lastSeq }: Seen): number | null =>
  readSeq >= lastSeq ? null : newFrom
