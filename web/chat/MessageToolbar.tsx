import { chatWords, reactionWords } from '@bewezen/domain/community/words.ts'
import SmilePlus from 'lucide-react/icons/smile-plus'
import { classes } from '../base/parts/classes.ts'
import { IconButton } from '../base/parts/IconButton.tsx'
import type { ShownMessage } from './patches.ts'
import { useMessageActions } from './useMessageActions.ts'

/**
 * It shows by the pointer and by the keyboard; fingers press the message for the same actions in a sheet. Unseen it is
 * still there, or the focus could not move into it, but Tab passes it by: Enter on the message leads there.
 */
const shown =
  'pointer-events-none opacity-0 group-focus-visible/msg:opacity-100 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100 [@media(hover:hover)]:group-hover/msg:pointer-events-auto [@media(hover:hover)]:group-hover/msg:opacity-100'

/** What can be done with a message, above its corner (COM-CHAT-10, COM-CHAT-13, COM-CHAT-15). */
export function MessageToolbar({ message }: { message: ShownMessage }) {
  const { reactions, chooseEmoji, others } = useMessageActions(message)
  const buttons = others.filter((action) => !action.forFingers)
  if (reactions.length === 0 && buttons.length === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={chatWords.actions}
      className={classes(
        'absolute -top-4 right-3 z-1 flex rounded-[11px] border border-line bg-surface p-[3px] shadow-2',
        shown,
      )}
    >
      {reactions.map(({ emoji, label, act }) => (
        <IconButton
          key={emoji}
          size="s"
          tabIndex={-1}
          label={label}
          icon={<span className="text-[15px] leading-none">{emoji}</span>}
          onClick={act}
        />
      ))}
      {reactions.length > 0 && (
        <IconButton
          size="s"
          tabIndex={-1}
          data-choose
          label={reactionWords.other}
          aria-haspopup="dialog"
          icon={<SmilePlus size={17} />}
          onClick={(event) => chooseEmoji(event.currentTarget)}
        />
      )}
      {buttons.map(({ label, Icon, act, opensDialog }) => (
        <IconButton
          key={label}
          size="s"
          tabIndex={-1}
          label={label}
          aria-haspopup={opensDialog && 'dialog'}
          icon={<Icon size={17} />}
          onClick={act}
        />
      ))}
    </div>
  )
}
