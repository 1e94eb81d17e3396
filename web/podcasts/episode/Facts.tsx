import { date } from '@bewezen/domain/base/dates.ts'
import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { episodeWords } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentText } from '@bewezen/domain/podcasts/moments.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { podcastWords as words } from '@bewezen/domain/podcasts/words.ts'
import { useRouter } from '@tanstack/react-router'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Clock from 'lucide-react/icons/clock'
import Link from 'lucide-react/icons/link'
import type { ReactNode } from 'react'
import { browserOnly } from '../../base/hydration/browserOnly.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { buttonLook } from '../../base/parts/buttonLook.ts'
import { copyText } from '../../base/parts/copyText.ts'
import { CategoryBadge } from '../CategoryBadge.tsx'
import { SpeakerButton } from '../SpeakerButton.tsx'

const ManageOne = browserOnly(() => import('../manage/ManageOne.tsx'), 'ManageOne')

type Props = {
  podcast: Podcast
  position: number | null
  onGone: () => void
  onEdited?: (is: boolean) => void
  children?: ReactNode
}

/** Beside the player: subject, speaker, what it is about, and what can be done with it (POD-LIST-08, POD-LIST-15). */
export function Facts({ podcast, position, onGone, onEdited, children }: Props) {
  const { site, signedIn } = useRouter().options.context
  const { id, categories, isFeatured, isPublished, speaker, duration, publishedAt, summary, originalUrl, platform } =
    podcast
  // As a link it leads to where the player is.
  const at = position === null ? null : Math.floor(position)
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {isFeatured && <Badge look="night">{words.featured}</Badge>}
        {!isPublished && <Badge look="line">{words.unpublished}</Badge>}
        {categories.map((category) => (
          <CategoryBadge key={category} of={category} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[15px] text-ink-2">
        {speaker && <SpeakerButton speaker={speaker} />}
        {duration && (
          <span className="inline-flex items-center gap-1.5">
            <Clock size={15} aria-hidden="true" />
            {duration}
          </span>
        )}
        {publishedAt && <time dateTime={publishedAt}>{date(publishedAt)}</time>}
      </div>
      {summary && (
        <p dir="auto" className="text-fs-18 leading-[1.55] wrap-anywhere">
          {summary}
        </p>
      )}
      <div className="mt-1.5 grid grid-cols-2 gap-2 border-t border-line pt-5 [&>*]:px-2 max-sm:[&>*]:text-fs-14 [&>*]:whitespace-normal">
        {children}
        <a href={originalUrl} target="_blank" rel="noopener noreferrer" className={buttonLook({ look: 'line' })}>
          {words.open[platform]}
          <ArrowUpRight size={17} aria-hidden="true" />
        </a>
        <Button
          look="line"
          icon={<Link size={17} aria-hidden="true" />}
          onClick={() =>
            void copyText(site.url + podcastPath(id, at), episodeWords.copied, { title: episodeWords.copyFailed })
          }
        >
          {at === null ? episodeWords.copy : episodeWords.copyAt(momentText(at))}
        </Button>
        {signedIn && <ManageOne id={id} onGone={onGone} onEdited={onEdited} />}
      </div>
    </div>
  )
}
