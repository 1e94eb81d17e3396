import { chapterAt } from '@bewezen/domain/podcasts/chapters.ts'
import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentText } from '@bewezen/domain/podcasts/moments.ts'
import History from 'lucide-react/icons/history'
import { Button } from '../../base/parts/Button.tsx'
import { offeredPlace } from './placeToKeep.ts'

type Props = {
  podcast: Podcast
  position: number | null
  /** The moment of the address, which goes before the place that is kept. */
  asked: number | null
  onPlay: (seconds: number) => void
}

/** The way on from where one was, on whatever device, until the player is under way (POD-MORE-46). */
export function GoOn({ podcast: { mark, chapters }, position, asked, onPlay }: Props) {
  const place = offeredPlace(mark)
  if (place === null || asked !== null || position !== null) return null
  const chapter = chapters[chapterAt(chapters, place)]
  const moment = momentText(place)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-fs-14 text-ink-2">
      <p className="flex min-w-0 flex-1 items-center gap-2">
        <History size={16} aria-hidden="true" className="flex-none" />
        <span className="min-w-0 wrap-anywhere">
          {words.youWereHere(moment)} {chapter && <strong className="font-semibold text-ink">{chapter.title}</strong>}
        </span>
      </p>
      <Button look="sun" size="s" onClick={() => onPlay(place)}>
        {words.goOn(moment)}
      </Button>
    </div>
  )
}
