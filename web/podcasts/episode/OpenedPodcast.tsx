import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { podcastsPath } from '@bewezen/domain/podcasts/paths.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { browserOnly } from '../../base/hydration/browserOnly.tsx'
import { ServedDialog } from '../../base/parts/ServedDialog.tsx'
import type { PodcastPage } from '../load.ts'
import { PodcastMissing } from '../states.tsx'
import { freshness } from '../usePodcasts.ts'
import { Episode } from './Episode.tsx'

const GonePodcast = browserOnly(() => import('./GonePodcast.tsx'), 'GonePodcast')

/** One episode over the list, as it is now; closing it leads to the list, going back to where it was opened (POD-LIST-04). */
export function OpenedPodcast() {
  const { podcast, at }: PodcastPage = useLoaderData({ from: '/podcasts/$podcastId' })
  return podcast && <Opened key={podcast.id} first={podcast} at={at} />
}

function Opened({ first, at }: { first: Podcast; at?: number }) {
  const router = useRouter()
  const { signedIn } = router.options.context
  const read = useRead(
    api.podcasts.open,
    { id: first.id },
    { initialData: first, initialDataUpdatedAt: at, ...freshness },
  )
  const [isEdited, setEdited] = useState(false)
  // One that was taken away meanwhile; whoever is editing it keeps what was typed (POD-MORE-50).
  const isGone = refusalOf(read.error)?.code === 'NOT_FOUND' && !isEdited
  if (isGone && !signedIn) return <PodcastMissing />
  const podcast = read.data ?? first
  const close = () => {
    const { state } = router.state.location as { state: { podcastsAt?: string } }
    if (state.podcastsAt) router.history.back()
    else void router.navigate({ href: podcastsPath, replace: true, resetScroll: false })
  }
  if (isGone) return <GonePodcast podcast={podcast} onClose={close} />
  return (
    <ServedDialog title={podcast.title} below={podcastsPath} onClose={close}>
      {/* As high as it becomes while its text still comes in: a dialog in the middle would move. */}
      <div className="min-h-[calc(92dvh-90px)] lg:min-h-[calc(100dvh-130px)]">
        <Episode podcast={podcast} onGone={close} onEdited={setEdited} />
      </div>
    </ServedDialog>
  )
}
