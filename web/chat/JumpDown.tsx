import { chatWords } from '@bewezen/domain/community/words.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { classes } from '../base/parts/classes.ts'

/** The way to the newest message for somebody who reads further back; it says so when there is something new (COM-CHAT-08). */
export const JumpDown = ({ hasNews, onJump }: { hasNews: boolean; onJump: () => void }) => (
  <button
    type="button"
    onClick={onJump}
    aria-label={hasNews ? undefined : chatWords.toNewest}
    className={classes(
      'absolute bottom-3 left-1/2 z-2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border px-4 text-fs-14 font-semibold shadow-2 fast',
      hasNews
        ? 'border-transparent bg-primary text-on-primary hover:bg-primary-hover'
        : 'border-line bg-surface px-2.5 text-ink hover:bg-surface-2',
    )}
  >
    {hasNews && chatWords.newMessages}
    <ArrowDown size={18} />
  </button>
)
