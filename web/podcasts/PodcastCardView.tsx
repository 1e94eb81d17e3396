import { date } from '@bewezen/domain/base/dates.ts'
import type { Picture } from '@bewezen/domain/pictures/picture.ts'
import { frameOf } from '@bewezen/domain/podcasts/address.ts'
import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import type { FoundPodcast } from '@bewezen/domain/podcasts/contract.ts'
import { episodeWords } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentText } from '@bewezen/domain/podcasts/moments.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { podcastWords as words } from '@bewezen/domain/podcasts/words.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import type { MouseEvent } from 'react'
import { Badge } from '../base/parts/Badge.tsx'
import { classes } from '../base/parts/classes.ts'
import { CategoryBadge } from './CategoryBadge.tsx'
import { Frame } from './Frame.tsx'
import { PodcastLink } from './PodcastLink.tsx'
import { SpeakerButton } from './SpeakerButton.tsx'
import { usePodcastsAddress } from './usePodcastsAddress.ts'

type Props = {
  podcast: PodcastCard | FoundPodcast
  wide?: boolean
  first?: boolean
  picture?: Picture
  plays: boolean
  /** Set for those who manage podcasts: a press on the card opens their management (POD-LIST-07). */
  onManage?: (id: string) => void
}

/** An episode in the list: its player and what there is to know; a press anywhere else opens it (POD-LIST-06, POD-LIST-15). */
export function PodcastCardView({ podcast, wide = false, first = false, picture, plays, onManage }: Props) {
  const { chosen, to } = usePodcastsAddress()
  const { id, title, summary, duration, categories, isFeatured, isPublished, publishedAt, speaker, mark } = podcast
  const moment = 'moment' in podcast ? podcast.moment : null
  // Without a player a press on the picture is one on the card.
  const canPlay = plays && frameOf(podcast.platform, podcast.embedUrl) !== null
  const press = (event: MouseEvent) => {
    const isOtherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!onManage || isOtherTab) return
    event.preventDefault()
    onManage(id)
  }
  return (
    <article
      className={classes(
        'relative flex h-full flex-col overflow-clip rounded-l border border-line bg-surface',
        wide && 'lg:grid lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
      )}
    >
      <div className={classes('relative aspect-video flex-none', canPlay && 'z-1')}>
        <Frame podcast={podcast} size="card" first={first} picture={picture} plays={plays} />
      </div>
      <div
        className={classes(
          'flex min-w-0 flex-1 flex-col gap-2.5 px-5 py-[18px]',
          wide && 'lg:gap-3.5 lg:px-10 lg:pt-9 lg:pb-7',
        )}
      >
        <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
          {isFeatured && <Badge look="night">{words.featured}</Badge>}
          {!isPublished && <Badge look="line">{words.unpublished}</Badge>}
          {categories.map((category) => (
            <CategoryBadge key={category} of={category} />
          ))}
          {duration && (
            <span className="ml-auto inline-flex items-center gap-1.5 text-fs-14 text-ink-2">
              <Clock size={15} aria-hidden="true" />
              {duration}
            </span>
          )}
        </div>
        <h2
          className={classes(
            'heading leading-[1.2]! wrap-anywhere hyphens-auto',
            wide ? 'text-fs-26 lg:text-fs-34' : 'text-fs-21',
          )}
        >
          <PodcastLink
            dir="auto"
            to={podcastPath(id, moment?.seconds)}
            from={to({ manages: false })}
            aria-haspopup={onManage ? 'dialog' : undefined}
            onClick={press}
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </PodcastLink>
        </h2>
        {wide && summary && (
          <p dir="auto" className="wrap-anywhere text-ink-2 lg:text-[17px]">
            {summary}
          </p>
        )}
        {moment && chosen.text && (
          <p dir="auto" className="text-fs-14 leading-normal wrap-anywhere text-ink-2">
            <span className="font-[650] text-ink">{words.foundAt(momentText(moment.seconds))}</span> {moment.text}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-2 text-fs-14 text-ink-2">
          {speaker && <SpeakerButton speaker={speaker} className="relative z-1" />}
          <span className="ml-auto inline-flex items-center gap-2.5">
            {mark?.savedAt && <Bookmark size={16} role="img" aria-label={episodeWords.saved} aria-hidden={false} />}
            {mark?.heardAt && <CircleCheck size={16} role="img" aria-label={episodeWords.heard} aria-hidden={false} />}
            {publishedAt && <time dateTime={publishedAt}>{date(publishedAt)}</time>}
          </span>
        </div>
      </div>
    </article>
  )
}
