import type { Message } from '@bewezen/domain/community/contract.ts'
import { reactionWords } from '@bewezen/domain/community/words.ts'
import SmilePlus from 'lucide-react/icons/smile-plus'
import { classes } from '../../base/parts/classes.ts'
import { nextWish } from './wantReaction.ts'

const chip =
  'touch inline-flex min-h-8 lg:min-h-[30px] items-center gap-[5px] rounded-full border text-fs-14 leading-none font-semibold fast'

type Props = {
  /** The id of what is reacted to. */
  of: string
  reactions: Message['reactions']
  mayReact: boolean
  onReact: (emoji: string, on: boolean) => void
  onChoose: (anchor: Element) => void
  className?: string
}

/** The reactions to a message with their counts, one's own highlighted; a click sets or takes one's own (COM-CHAT-13, IN-REACT-07). */
export const ReactionChips = ({ of, reactions, mayReact, onReact, onChoose, className }: Props) => (
  <div className={classes('flex flex-wrap gap-1.5', className)}>
    {reactions.map(({ emoji, count, mine }) => (
      <button
        key={emoji}
        type="button"
        data-reaction={emoji}
        aria-pressed={mine}
        aria-disabled={!mayReact || undefined}
        aria-label={count === 0 ? reactionWords.with(emoji) : reactionWords.times(emoji, count, mine)}
        onClick={() => mayReact && onReact(emoji, nextWish(of, emoji, mine))}
        className={classes(
          chip,
          'px-2.5',
          mine ? 'border-ink bg-sun-soft' : 'border-line bg-surface',
          mayReact ? 'hover:border-line-strong' : 'cursor-default',
        )}
      >
        <span className="text-[15px]">{emoji}</span>
        {count > 0 && <span>{count}</span>}
      </button>
    ))}
    {mayReact && (
      <button
        type="button"
        aria-label={reactionWords.add}
        aria-haspopup="dialog"
        onClick={(event) => onChoose(event.currentTarget)}
        className={classes(chip, 'border-line bg-surface px-2 text-ink-2 hover:border-line-strong')}
      >
        <SmilePlus size={16} />
      </button>
    )}
  </div>
)
