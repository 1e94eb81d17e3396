import type { UnsentState } from '@bewezen/domain/community/outbox.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import type { MouseEvent } from 'react'
import { classes } from '../base/parts/classes.ts'
import { copyText } from '../base/parts/copyText.ts'
import { focusComposer } from '../talk/index.ts'
import { useActions } from './ChatContext.ts'

type Props = { id: string; state: UnsentState; text: string }

/** How far one's own message is, and what can be done about one that is not sent (COM-CHAT-09, COM-CHAT-50). */
export function UnsentNote({ id, state, text }: Props) {
  const actions = useActions()
  if (state === 'sending') return <span className="sr-only">{chatWords.sending}</span>
  const isRefused = state === 'failed'
  // The button that was pressed goes with what it does.
  const discard = () => {
    actions.discard(id)
    focusComposer()
  }
  const resend = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    actions.resend(id)
    currentTarget.closest<HTMLElement>('[data-message]')?.focus({ preventScroll: true })
  }
  return (
    <p
      className={classes(
        'mt-1 flex flex-wrap items-center gap-x-2 text-fs-14',
        isRefused ? 'text-ember-ink' : 'text-ink-3',
      )}
    >
      {isRefused ? <CircleAlert size={16} /> : <Clock size={16} />}
      <span className="font-[550]">{isRefused ? chatWords.notSent : chatWords.waiting}</span>
      {isRefused && <Act onClick={resend}>{chatWords.tryAgain}</Act>}
      {isRefused && text !== '' && <Act onClick={() => void copyText(text, chatWords.copied)}>{chatWords.copy}</Act>}
      <Act onClick={discard}>{chatWords.discard}</Act>
    </p>
  )
}

const Act = ({ onClick, children }: { onClick: (event: MouseEvent<HTMLElement>) => void; children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 rounded-s px-1 font-semibold underline underline-offset-2 hover:no-underline"
  >
    {children}
  </button>
)
