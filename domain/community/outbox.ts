/** One's own message that is not stored yet, as far as the order of sending goes. */
export type Waiting = {
  id: string
  channelId: string
  /** Its place among all that waits in this browser; null until the browser has kept it. */
  order: number | null
  /** Why the server does not take it, by its code; somebody must choose what becomes of it. */
  refused: string | null
}

/** What became of one attempt: it is stored, the line was lost, or the server said no with a code. */
export type Answer = 'stored' | 'lost' | { refused: string }

/** How a message that is not stored yet stands on screen (COM-CHAT-09, COM-CHAT-50). */
export type UnsentState = 'sending' | 'waiting' | 'failed'

/**
 * Which messages may go now: of each channel the first that was not refused, unless one of that channel is under way. So
 * each channel keeps its order, one that is refused holds up nobody, and a slow picture holds up no other channel.
 */
export function mayGo<One extends Waiting>(queue: readonly One[], underWay: ReadonlySet<string>): One[] {
  const first = new Map<string, One>()
  for (const one of inOrder(queue))
    if (one.order !== null && one.refused === null && !first.has(one.channelId)) first.set(one.channelId, one)
  return [...first.values()].filter((one) => !underWay.has(one.channelId))
}

/** The queue after an answer: what is stored has left it, what was refused stays, marked; a lost line changes nothing. */
export function afterAnswer<One extends Waiting>(queue: readonly One[], id: string, answer: Answer): One[] {
  if (answer === 'stored') return queue.filter((one) => one.id !== id)
  if (answer === 'lost') return [...queue]
  return queue.map((one) => (one.id === id ? { ...one, refused: answer.refused } : one))
}

/** All that waits, in the order in which it was written: by the place it was given, and not by any clock. */
export const inOrder = <One extends Waiting>(queue: readonly One[]): One[] =>
  [...queue].sort((a, b) => (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) || 0)

/** How a waiting message stands on screen while the line is as it is. */
export const unsentState = ({ refused }: Waiting, line: 'good' | 'lost'): UnsentState =>
  refused !== null ? 'failed' : line === 'lost' ? 'waiting' : 'sending'
