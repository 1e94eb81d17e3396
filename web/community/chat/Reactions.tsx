import { reactionWords } from '@bewezen/domain/community/words.ts'
import SmilePlus from 'lucide-react/icons/smile-plus'
import type { ShownMessage } from '../../base/live/patches/community.ts'
import { classes } from '../../base/parts/classes.ts'
import { useActions, useReader } from './ChatContext.ts'

const chip =
  'touch inline-flex min-h-8 lg:min-h-[30px] items-center gap-[5px] rounded-full border text-fs-14 leading-none font-semibold fast'

/** The reactions to a message with their counts, one's own highlighted; a click sets or takes one's own (COM-CHAT-13, IN-REACT-07). */
export function Reactions({ message }: { message: ShownMessage }) {
  const actions = useActions()
  const { mayReact } = useReader()
  if (message.reactions.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {message.reactions.map(({ emoji, count, mine }) => (
        <button
          key={emoji}
          type="button"
          data-reaction={emoji}
          aria-pressed={mine}
          aria-disabled={!mayReact || undefined}
          aria-label={reactionWords.times(emoji, count, mine)}
          onClick={() => mayReact && actions.react(message, emoji, !mine)}
          className={classes(
            chip,
            'px-2.5',
            mine ? 'border-ink bg-sun-soft' : 'border-line bg-surface',
            mayReact ? 'hover:border-line-strong' : 'cursor-default',
          )}
        >
          <span className="text-[15px]">{emoji}</span>
          <span>{count}</span>
        </button>
      ))}
      {mayReact && (
        <button
          type="button"
          aria-label={reactionWords.add}
          aria-haspopup="dialog"
          onClick={(event) => actions.choose(message, event.currentTarget)}
          className={classes(chip, 'border-line bg-surface px-2 text-ink-2 hover:border-line-strong')}
        >
          <SmilePlus size={16} />
        </button>
      )}
    </div>
  )
}
