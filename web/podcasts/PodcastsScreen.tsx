import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import type { FoundPodcast } from '@bewezen/domain/podcasts/contract.ts'
import { episodeWords } from '@bewezen/domain/podcasts/episodeWords.ts'
import { isSearch } from '@bewezen/domain/podcasts/podcast.ts'
import { podcastScreenWords } from '@bewezen/domain/podcasts/screenWords.ts'
import { podcastWords as words } from '@bewezen/domain/podcasts/words.ts'
import { useChildMatches, useLoaderData, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { contentId } from '../base/document/words.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { classes } from '../base/parts/classes.ts'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { LoadFailed } from '../base/parts/LoadFailed.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Filters } from './Filters.tsx'
import type { PodcastPage } from './load.ts'
import { drawnEpisodes } from './PodcastArt.tsx'
import { PodcastCardView } from './PodcastCardView.tsx'
import { gridLook, PodcastsSkeleton, pageLook } from './states.tsx'
import { usePodcasts } from './usePodcasts.ts'
import { usePodcastsAddress } from './usePodcastsAddress.ts'

const ManageBar = browserOnly(() => import('./manage/ManageBar.tsx'), 'ManageBar')
const ManagedPodcasts = browserOnly(
  () => import('./manage/ManagedPodcasts.tsx'),
  'ManagedPodcasts',
  <PodcastsSkeleton />,
)
const EditPodcast = browserOnly(() => import('./manage/EditPodcast.tsx'), 'EditPodcast')

/** The podcasts, for everyone; who manages them opens their management by a card or by 'Beheren' (POD-LIST-01, POD-LIST-07, POD-ADMIN-01, LIVE-MORE-63). */
export function PodcastsScreen() {
  const { signedIn } = useRouter().options.context
  const { chosen } = usePodcastsAddress()
  const [mayManage, setMayManage] = useState(false)
  // An episode by its id, or null for a new one.
  const [edited, setEdited] = useState<{ id: string | null } | null>(null)
  return (
    <main id={contentId} tabIndex={-1} className={pageLook}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="heading text-[34px] leading-[1.1]! lg:text-fs-46">{words.title}</h1>
          <p className="mt-1.5 text-ink-2 lg:text-fs-18">{words.lead}</p>
          <PathLink to="/livestream" className="inline-flex min-h-11 items-center font-semibold underline">
            {podcastScreenWords.toLivestreams}
          </PathLink>
        </div>
        {signedIn && <ManageBar manages={chosen.manages} onMay={setMayManage} onNew={() => setEdited({ id: null })} />}
      </div>
      {!chosen.manages ? (
        <List onManage={mayManage ? (id) => setEdited({ id }) : undefined} />
      ) : signedIn ? (
        <ManagedPodcasts onEdit={(id: string) => setEdited({ id })} onNew={() => setEdited({ id: null })} />
      ) : (
        <EmptyState title={words.manageForbidden} art="arc" action={<ToAll />} />
      )}
      {edited && <EditPodcast key={edited.id} id={edited.id} onClose={() => setEdited(null)} />}
    </main>
  )
}

const ToAll = () => (
  <LinkButton to="/podcasts" look="line">
    {podcastScreenWords.toAll}
  </LinkButton>
)

function List({ onManage }: { onManage?: (id: string) => void }) {
  const first = useLoaderData({ from: '/podcasts' })
  const { signedIn } = useRouter().options.context
  const { chosen } = usePodcastsAddress()
  const { podcasts, state, retry } = usePodcasts(first, chosen)
  return (
    <>
      <Filters signedIn={signedIn} />
      {state === 'waiting' ? (
        <PodcastsSkeleton />
      ) : state === 'failed' ? (
        <LoadFailed title={words.failed} onRetry={() => void retry()} />
      ) : (
        <Cards podcasts={podcasts} onManage={onManage} />
      )}
    </>
  )
}

type CardsProps = { podcasts: readonly (PodcastCard | FoundPodcast)[]; onManage?: (id: string) => void }

function Cards({ podcasts, onManage }: CardsProps) {
  const { chosen } = usePodcastsAddress()
  const pictures = drawnEpisodes(podcasts)
  const isAll = !isSearch(chosen.text) && chosen.category === null && chosen.own === null
  // While an episode lies over the list its own player is the only one (POD-MORE-43).
  const isBelow = useChildMatches({
    select: ([child]) => Boolean((child?.loaderData as PodcastPage | undefined)?.podcast),
  })
  return (
    <>
      <p
        role="status"
        className={classes(isAll ? 'sr-only' : 'mb-3 text-fs-14 text-ink-2', podcasts.length === 0 && 'sr-only')}
      >
        {podcasts.length === 0 ? '' : podcastScreenWords.count(podcasts.length)}
      </p>
      {podcasts.length === 0 && <Nothing />}
      <ul aria-label={words.title} className={gridLook}>
        {podcasts.map((podcast, index) => {
          const isWide = isAll && index === 0 && podcast.isFeatured
          return (
            <li key={podcast.id} className={classes('min-w-0', isWide && 'sm:col-span-2 lg:col-span-3')}>
              <PodcastCardView
                podcast={podcast}
                wide={isWide}
                first={index === 0}
                picture={pictures.get(podcast.id)}
                plays={!isBelow}
                onManage={onManage}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Nothing there, nothing found, or nothing on one's own list (POD-LIST-14). */
function Nothing() {
  const { chosen } = usePodcastsAddress()
  if (isSearch(chosen.text)) return <EmptyState title={words.noneFound} action={<ToAll />} />
  if (chosen.own === 'bewaard') return <EmptyState title={episodeWords.noneSaved} action={<ToAll />} />
  if (chosen.own === 'beluisterd') return <EmptyState title={episodeWords.noneHeard} action={<ToAll />} />
  if (chosen.category) return <EmptyState title={words.noneFound} action={<ToAll />} />
  return <EmptyState title={words.none} picture="microphone" />
}
