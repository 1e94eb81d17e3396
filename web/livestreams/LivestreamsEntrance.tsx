import { dayMs } from '@bewezen/domain/base/moment.ts'
import { waitedForIn } from '@bewezen/domain/livestreams/evening.ts'
import { useLoaderData } from '@tanstack/react-router'
import { useEffect } from 'react'
import { later, wakeParts } from '../base/hydration/later.tsx'
import { LivestreamsFailed } from './LivestreamsFailed.tsx'
import type { LoadedStreams } from './load.ts'

export { loadStreams } from './load.ts'

const LivestreamsScreen = later(() => import('./LivestreamsScreen.tsx'), 'LivestreamsScreen')

/** The page of livestreams, whose code comes when somebody begins to use it, and by itself while a stream is live or about to be (LIVE-MORE-68). */
export const LivestreamsEntrance = ({ error }: { error?: unknown }) =>
  error === undefined ? <Streams /> : <LivestreamsFailed />

function Streams() {
  const { list, opened }: LoadedStreams = useLoaderData({ from: '/livestream' })
  const { livestreams } = list
  // Whoever only sits and watches gives no sign, and must still lose a player that is no longer theirs (X3-EDGE-07).
  const isWatched = list.live !== null || opened !== undefined
  useEffect(() => {
    const wait = isWatched ? 0 : waitedForIn(livestreams, Date.now())
    // Longer than a browser counts nobody sits still.
    if (wait === null || wait > dayMs) return
    const timer = setTimeout(wakeParts, wait)
    return () => clearTimeout(timer)
  }, [isWatched, livestreams])
  return <LivestreamsScreen />
}
