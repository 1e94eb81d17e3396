import { date } from '@bewezen/domain/base/dates.ts'
import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useId } from 'react'
import { PodcastArt } from '../PodcastArt.tsx'
import { PodcastLink } from '../PodcastLink.tsx'

/** The episode that follows (POD-MORE-12). */
export function NextEpisode({ podcast }: { podcast: PodcastCard }) {
  const heading = useId()
  const { id, title, speaker, duration, publishedAt } = podcast
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="heading text-fs-26">
        {words.next}
      </h3>
      <div className="relative mt-3 grid grid-cols-[104px_minmax(0,1fr)] items-center gap-[18px] rounded-l border border-line bg-surface p-3.5">
        <div className="h-[104px] overflow-clip rounded-[12px] bg-surface-3">
          <PodcastArt podcast={podcast} size="card" />
        </div>
        <div className="min-w-0">
          <h4 className="heading text-[20px] leading-[1.2]! wrap-anywhere">
            <PodcastLink
              dir="auto"
              to={podcastPath(id)}
              className="no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </PodcastLink>
          </h4>
          <p className="mt-1 text-fs-14 wrap-anywhere text-ink-2">
            {[speaker && displayName(speaker), duration].filter(Boolean).join(', ')}
          </p>
          {publishedAt && <p className="text-fs-14 text-ink-2">{date(publishedAt)}</p>}
        </div>
      </div>
    </section>
  )
}
