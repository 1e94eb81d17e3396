import { chapterAt } from '@bewezen/domain/podcasts/chapters.ts'
import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentText } from '@bewezen/domain/podcasts/moments.ts'
import { playingWords } from '@bewezen/domain/podcasts/playingWords.ts'
import History from 'lucide-react/icons/history'
import Play from 'lucide-react/icons/play'
import { Button } from '../../base/parts/Button.tsx'
import { offeredPlace } from './placeToKeep.ts'

type Props = {
  podcast: Podcast
  position: number | null
  /** Whether the player was told to start, though it may tell nothing of where it is. */
  isStarted: boolean
  /** The moment of the address, which goes before the place that is kept. */
  asked: number | null
  onPlay: (seconds: number) => void
}

/**
 * How an episode is started until its player is under way: from where one was, on whatever device, else from where the
 * address says or its beginning (POD-MORE-46, POD-MORE-65).
 */
export function GoOn({ podcast: { mark, chapters }, position, isStarted, asked, onPlay }: Props) {
  const place = offeredPlace(mark)
  if (position !== null || isStarted) return null
  if (place === null || asked !== null)
    return (
      <Button
        look="sun"
        className="mt-3"
        icon={<Play size={18} aria-hidden="true" />}
        onClick={() => onPlay(asked ?? 0)}
      >
        {playingWords.play}
      </Button>
    )
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
