import { useLoaderData } from '@tanstack/react-router'
import { useEffect } from 'react'
import { later, wakeParts } from '../base/hydration/later.tsx'
import { LivestreamsFailed } from './LivestreamsFailed.tsx'
import type { LoadedStreams } from './load.ts'
import { stillFor } from './poll.ts'

export { loadStreams } from './load.ts'

const LivestreamsScreen = later(() => import('./LivestreamsScreen.tsx'), 'LivestreamsScreen')

/** The page of livestreams, whose code comes when somebody begins to use it, at once while a stream is live, and soon by itself (LIVE-MORE-68). */
export const LivestreamsEntrance = ({ error }: { error?: unknown }) =>
  error === undefined ? <Streams /> : <LivestreamsFailed />

function Streams() {
  const { list, opened }: LoadedStreams = useLoaderData({ from: '/livestream' })
  // Whoever only sits and watches gives no sign, and must still lose a player that is no longer theirs (X3-EDGE-07).
  const isWatched = list.live !== null || opened !== undefined
  useEffect(() => {
    const timer = setTimeout(wakeParts, stillFor({ isWatched }))
    return () => clearTimeout(timer)
  }, [isWatched])
  return <LivestreamsScreen />
}
