import { chatWords } from '@bewezen/domain/community/words.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useActions } from './ChatContext.ts'

const act = 'min-h-6 rounded-s px-1 font-semibold underline underline-offset-2 hover:no-underline'

/** That one's own message is on its way, or was not sent and what can be done about it (COM-CHAT-09). */
export function UnsentNote({ id, state }: { id: string; state: 'sending' | 'failed' }) {
  const actions = useActions()
  if (state === 'sending') return <span className="sr-only">{chatWords.sending}</span>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-fs-14 text-ember-ink">
      <CircleAlert size={16} />
      <span className="font-[550]">{chatWords.notSent}</span>
      <button type="button" onClick={() => actions.resend(id)} className={act}>
        {chatWords.tryAgain}
      </button>
      <button type="button" onClick={() => actions.discard(id)} className={act}>
        {chatWords.discard}
      </button>
    </p>
  )
}
