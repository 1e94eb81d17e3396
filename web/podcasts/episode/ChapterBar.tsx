import { chapterBar, writtenLength } from '@bewezen/domain/podcasts/chapterBar.ts'
import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { momentText } from '@bewezen/domain/podcasts/moments.ts'
import { playingWords as words } from '@bewezen/domain/podcasts/playingWords.ts'
import Volume2 from 'lucide-react/icons/volume-2'
import { classes } from '../../base/parts/classes.ts'

type Props = {
  podcast: Podcast
  /** Where the player is, as far as it told. */
  position: number | null
  /** Where it would go on, as long as it tells nothing: what the bar shows until then. */
  place: number | null
  /** How long the episode is, as far as the player told. */
  length: number | null
  onPlay: (seconds: number) => void
}

/**
 * The chapters as a progress bar under the player, and the name of the one that plays (POD-MORE-30..32). A press starts
 * the player at a chapter; it is for the eye and a pointer, since the list of chapters offers the same to everybody.
 */
export function ChapterBar({ podcast: { chapters, duration }, position, place, length, onPlay }: Props) {
  if (chapters.length < 2) return null
  const whole = length ?? writtenLength(duration)
  const parts = chapterBar(chapters, { position: position ?? place, length: whole })
  // Of many parts each is narrower than round ends would be.
  const isDense = parts.length > 20
  const now = position === null ? undefined : parts.find(({ isNow }) => isNow)
  return (
    <>
      <div aria-hidden="true" className={classes('mt-1 flex', isDense ? 'gap-px' : 'gap-1')}>
        {parts.map(({ seconds, title, length: long, filled, isNow }) => (
          <button
            key={seconds}
            type="button"
            tabIndex={-1}
            title={title}
            onClick={() => onPlay(seconds)}
            style={{ flexGrow: long }}
            className="group relative flex h-7 min-w-0 basis-0 items-center"
          >
            <span
              className={classes(
                'relative block h-2 w-full overflow-clip border group-hover:border-ink',
                isDense ? 'rounded-[2px]' : 'rounded-full',
                isNow && position !== null ? 'border-ink' : 'border-line-strong',
              )}
            >
              <span className="absolute inset-y-0 left-0 bg-primary" style={{ width: `${filled * 100}%` }} />
            </span>
            {isNow && (
              <span
                className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-ink bg-sun"
                style={{ left: `${filled * 100}%` }}
              />
            )}
          </button>
        ))}
      </div>
      {now && position !== null && (
        <p className="mt-1 flex items-start gap-2 text-fs-14 text-ink-2">
          <Volume2 size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            <strong dir="auto" className="font-semibold text-ink">
              {now.title}
            </strong>{' '}
            {whole === null || whole < position
              ? momentText(position)
              : words.of(momentText(position), momentText(whole))}
          </span>
        </p>
      )}
    </>
  )
}
