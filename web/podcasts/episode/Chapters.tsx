import { type Chapter, chapterAt } from '@bewezen/domain/podcasts/chapters.ts'
import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentText } from '@bewezen/domain/podcasts/moments.ts'
import { podcastScreenWords } from '@bewezen/domain/podcasts/screenWords.ts'
import Check from 'lucide-react/icons/check'
import Volume2 from 'lucide-react/icons/volume-2'
import { useId } from 'react'
import { classes } from '../../base/parts/classes.ts'

type Props = { chapters: readonly Chapter[]; position: number | null; onPlay: (seconds: number) => void }

/** The parts of an episode, each of which starts the player there; the one that is heard now stands out (POD-MORE-06). */
export function Chapters({ chapters, position, onPlay }: Props) {
  const heading = useId()
  const now = position === null ? -1 : chapterAt(chapters, position)
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="heading text-fs-26">
        {words.chapters}
      </h3>
      <ol className="mt-2">
        {chapters.map(({ seconds, title }, at) => (
          <li key={seconds}>
            <button
              type="button"
              aria-current={at === now ? 'true' : undefined}
              onClick={() => onPlay(seconds)}
              className={classes(
                'fast -mx-3 grid min-h-12 w-[calc(100%+24px)] grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3 rounded-[10px] px-3 py-2 text-left leading-[1.35] hover:bg-surface-2',
                at === now && 'bg-surface-2 font-[650]',
              )}
            >
              <span className={classes('text-[15px] font-[550]', at === now ? 'text-sun-ink' : 'text-ink-2')}>
                {momentText(seconds)}
              </span>
              <span dir="auto" className="wrap-anywhere">
                {title}
              </span>
              {at === now ? (
                <>
                  <Volume2 size={18} aria-hidden="true" />
                  <span className="sr-only">{podcastScreenWords.heardNow}</span>
                </>
              ) : (
                at < now && (
                  <>
                    <Check size={18} aria-hidden="true" className="text-ink-2" />
                    <span className="sr-only">{podcastScreenWords.heardBefore}</span>
                  </>
                )
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
