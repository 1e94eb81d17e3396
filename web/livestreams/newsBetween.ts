import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'

export type StreamNews = { kind: 'added' | 'live'; title: string }

/**
 * What happened to the streams between two readings of the first page, as far as that shows: a stream that was not there
 * and is newer than none of those that left, and one that went live (LIVE-STATE-06, LIVE-STATE-07, LIVE-MORE-51).
 */
export function newsBetween(before: readonly Livestream[], after: readonly Livestream[]): StreamNews[] {
  const known = new Map(before.map((stream) => [stream.id, stream]))
  // What comes up from the next page, after one was deleted, is no news.
  const isFromNextPage = (stream: Livestream) =>
    before.length >= 48 && before.every(({ startTime }) => startTime >= stream.startTime)
  return after.flatMap((stream): StreamNews[] => {
    const { title } = stream
    const earlier = known.get(stream.id)
    if (!earlier) return isFromNextPage(stream) ? [] : [{ kind: 'added', title }]
    return stream.isActive && !isSame(earlier, stream) ? [{ kind: 'live', title }] : []
  })
}

const isSame = (one: Livestream, other: Livestream): boolean => JSON.stringify(one) === JSON.stringify(other)
