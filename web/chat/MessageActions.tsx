import type { Message } from '@bewezen/domain/community/contract.ts'
import { authorName } from '@bewezen/domain/community/desk.ts'
import { reactionWords } from '@bewezen/domain/community/words.ts'
import SmilePlus from 'lucide-react/icons/smile-plus'
import { BackCloses } from '../base/address/useBackCloses.ts'
import { classes } from '../base/parts/classes.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { useMessageActions } from './useMessageActions.ts'

const round = 'grid size-12 place-items-center rounded-full border text-[22px] leading-none'
const line = 'flex min-h-12 items-center gap-3 rounded-m px-3 text-left font-[550] hover:bg-surface-2'

/** What can be done with a message, for fingers, which have no pointer to rest on it. */
export function MessageActions({ message, onClose }: { message: Message; onClose: () => void }) {
  const { reactions, chooseEmoji, others } = useMessageActions(message)
  const thenClose = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <ResponsiveModal open onClose={onClose} title={authorName(message)} width="s">
      <BackCloses onClose={onClose} />
      {reactions.length > 0 && (
        <div className="flex gap-3 pb-3">
          {reactions.map(({ emoji, isOwn, label, act }) => (
            <button
              key={emoji}
              type="button"
              aria-label={label}
              aria-pressed={isOwn}
              onClick={thenClose(act)}
              className={classes(round, isOwn ? 'border-ink bg-sun-soft' : 'border-line bg-surface')}
            >
              {emoji}
            </button>
          ))}
          <button
            type="button"
            aria-label={reactionWords.other}
            onClick={({ currentTarget }) => thenClose(() => chooseEmoji(currentTarget))()}
            className={classes(round, 'border-line bg-surface text-ink-2')}
          >
            <SmilePlus size={22} />
          </button>
        </div>
      )}
      <div className="-mx-3 grid">
        {others.map(({ label, Icon, act, isDanger }) => (
          <button
            key={label}
            type="button"
            onClick={thenClose(act)}
            className={classes(line, isDanger && 'text-ember-ink')}
          >
            <Icon size={18} />
            {label}
          </button>
        ))}
      </div>
    </ResponsiveModal>
  )
}
