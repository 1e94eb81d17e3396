import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { eveningWords } from '@bewezen/domain/livestreams/eveningWords.ts'
import { livestreamNews, livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import { useQueries as useReads } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { tellError, tellNotice } from '../base/parts/toast.ts'
import type { LoadedStreams } from './load.ts'
import { newsBetween } from './newsBetween.ts'
import { freshFor, pollOf } from './poll.ts'

/** How many streams a page of the list holds (LIVE-MORE-36). */
const perPage = 48

/**
 * The streams that the viewer may see, as they are now. Somebody who is signed in hears what changes; a page of a visitor
 * has no live news and asks, within five seconds while a stream is live (LIVE-STATE-05, LIVE-MORE-25, LIVE-MORE-50).
 */
export function useStreams(first: LoadedStreams, onGone: (id: string) => void) {
  const { signedIn } = useRouter().options.context
  const [pages, setPages] = useState(1)
  const reads = useReads(
    {
      queries: Array.from({ length: pages }, (_, at) => ({
        ...api.livestreams.list.queryOptions({ input: { from: at * perPage } }),
        ...(at === 0 ? { initialData: first.list, initialDataUpdatedAt: first.at } : {}),
        staleTime: freshFor({ signedIn }),
        refetchInterval: ({ state }: { state: { data?: { live: unknown } } }) =>
          pollOf({ signedIn, isLive: Boolean(state.data?.live) }),
        // A player goes on in a tab that is not looked at.
        refetchIntervalInBackground: true,
      })),
    },
    useQueries(),
  )
  const newest = reads[0]?.data ?? first.list
  const streams = withoutTwice(reads.flatMap((read) => read.data?.livestreams ?? []))
  useToldNews(signedIn ? null : newest.livestreams)
  useToldGone(newest.live, onGone)
  const isFailed = reads.some((read) => read.isError && !read.isFetching)
  useEffect(() => {
    if (isFailed) tellError(words.loadFailed)
  }, [isFailed])
  return {
    live: newest.live,
    streams,
    total: newest.total,
    isLoading: reads.some((read) => read.isPending),
    more: () => setPages(pages + 1),
  }
}

/** A stream that was made meanwhile moves the last of a page onto the next one. */
const withoutTwice = (streams: readonly Livestream[]): Livestream[] => [
  ...new Map(streams.map((stream) => [stream.id, stream])).values(),
]

/** Says that the live stream is gone or no longer for the viewer; one that only ended is still in the list (LIVE-MORE-57). */
function useToldGone(live: Livestream | null, onGone: (id: string) => void): void {
  const before = useRef(live)
  useEffect(() => {
    const gone = before.current
    before.current = live
    if (!gone || gone.id === live?.id) return
    void api.livestreams.read.call({ id: gone.id }).catch((error) => {
      if (refusalOf(error)?.code !== 'NOT_FOUND') return
      tellNotice(eveningWords.gone)
      onGone(gone.id)
    })
  }, [live, onGone])
}

/** Shows a visitor what the lists that were asked for differ in: nobody tells a page without live news (LIVE-STATE-06, LIVE-STATE-07). */
function useToldNews(streams: readonly Livestream[] | null): void {
  const before = useRef(streams)
  useEffect(() => {
    if (!streams || !before.current || streams === before.current) return
    for (const { kind, title } of newsBetween(before.current, streams)) {
      const said = livestreamNews[kind]
      tellNotice(said.title, said.text(title))
    }
    before.current = streams
  }, [streams])
}
