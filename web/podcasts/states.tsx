import { podcastMissing, podcastWords as words } from '@bewezen/domain/podcasts/words.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageFailed } from '../base/document/PageFailed.tsx'
import { contentId } from '../base/document/words.ts'
import { wakeParts } from '../base/hydration/later.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { tellError } from '../base/parts/toast.ts'

export const pageLook = 'page max-w-[1200px]! pt-6 pb-16 lg:pt-11 lg:pb-24'
export const gridLook = 'grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'

/** The episodes while they are on their way (POD-LIST-14). */
export const PodcastsSkeleton = () => (
  <div>
    <p role="status" className="mb-4 text-ink-2">
      {words.loading}
    </p>
    <div className={gridLook}>
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} className="h-80 w-full" />
      ))}
    </div>
  </div>
)

/** The list while it is on its way, when that takes long enough to be seen (POD-LIST-14). */
export const PodcastsLoading = () => (
  <main id={contentId} tabIndex={-1} className={pageLook}>
    <h1 className="heading mb-6 text-[34px] leading-[1.1]! lg:text-fs-46">{words.title}</h1>
    <PodcastsSkeleton />
  </main>
)

/** The list when it could not be loaded, with the way to ask again (POD-LIST-18). */
export const PodcastsFailed = () => <PageFailed title={words.failed} />

/** An address of no episode: it is told, and the list stays (POD-LIST-05, X3-EDGE-37, X3-ERR-16). */
export const PodcastMissing = () => <ToList title={podcastMissing.title} text={podcastMissing.text} />

/** An episode that could not be read: it is told, and the list stays (POD-LIST-18). */
export const PodcastFailed = () => <ToList title={words.failed} />

function ToList({ title, text }: { title: string; text?: string }) {
  const router = useRouter()
  useEffect(() => {
    wakeParts()
    tellError(title, text)
    void router.navigate({ href: '/podcasts', replace: true, resetScroll: false })
  }, [title, text, router])
  return null
}
