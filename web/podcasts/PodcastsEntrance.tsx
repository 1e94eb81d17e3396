import { Outlet, useChildMatches, useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { later } from '../base/hydration/later.tsx'
import { loadPage as loadPageData, type PodcastAsked, type PodcastPage } from './load.ts'
import { PodcastFailed, PodcastMissing, PodcastsFailed, PodcastsLoading } from './states.tsx'

export { loadPodcasts } from './load.ts'

const PodcastsScreen = later(() => import('./PodcastsScreen.tsx'), 'PodcastsScreen')
// A file of its own: the list itself shows no dialog, which is heavy.
const loadOpened = () => import('./episode/OpenedPodcast.tsx')
const OpenedPodcast = later(loadOpened, 'OpenedPodcast')

/** What lies at an address of the podcasts; the code that shows an episode comes beside its data. */
export function loadPage(asked: PodcastAsked): Promise<PodcastPage> {
  // Where it cannot come, the part that shows it says so.
  if (!import.meta.env.SSR && asked.params.podcastId !== undefined) void loadOpened().catch(() => {})
  return loadPageData(asked)
}

/** The list, and over it the episode that the address names, in each of its states; their code comes when somebody begins to use them. */
export function PodcastsEntrance({ error }: { error?: unknown }) {
  const loaded: unknown = useLoaderData({ strict: false })
  if (error !== undefined) return <PodcastsFailed />
  return loaded ? <Podcasts /> : <PodcastsLoading />
}

function Podcasts() {
  const isBelow = useChildMatches({
    select: ([child]) => Boolean((child?.loaderData as PodcastPage | undefined)?.podcast),
  })
  const [isServed, setServed] = useState(isBelow)
  useEffect(() => {
    if (!isBelow) setServed(false)
  }, [isBelow])
  return (
    <>
      {/* The dialog that the server draws holds nobody in by itself; a later one does, and gives the focus back to what opened it. */}
      <div className="contents" inert={isBelow && isServed}>
        <PodcastsScreen />
      </div>
      <Outlet />
    </>
  )
}

/** The episode that the address names, over the list; nothing where it names none (POD-LIST-04). */
export function PodcastEntrance() {
  const page: PodcastPage | undefined = useLoaderData({ strict: false })
  if (!page) return <PodcastMissing />
  if (page.podcast === undefined) return null
  return page.podcast ? <OpenedPodcast /> : <PodcastFailed />
}
