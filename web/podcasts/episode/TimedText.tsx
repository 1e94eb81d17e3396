import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentsIn } from '@bewezen/domain/podcasts/moments.ts'
import { classes } from '../../base/parts/classes.ts'

type Props = { text: string; onPlay: (seconds: number) => void; className?: string }

/** A text with its line breaks, in which each moment starts the player there (POD-MORE-05). */
export function TimedText({ text, onPlay, className }: Props) {
  let at = 0
  return (
    <p dir="auto" className={classes('leading-normal wrap-anywhere whitespace-pre-line', className)}>
      {momentsIn(text).map((piece) => {
        const key = at
        at += piece.text.length
        return piece.seconds === null ? (
          piece.text
        ) : (
          <Moment key={key} seconds={piece.seconds} text={piece.text} onPlay={onPlay} />
        )
      })}
    </p>
  )
}

type MomentProps = { seconds: number; text: string; onPlay: (seconds: number) => void; className?: string }

/** A moment that starts the player there. */
export const Moment = ({ seconds, text, onPlay, className }: MomentProps) => (
  <button
    type="button"
    aria-label={words.playFrom(text)}
    onClick={() => onPlay(seconds)}
    className={classes('touch min-h-6 font-semibold text-ink underline underline-offset-3', className)}
  >
    {text}
  </button>
)
