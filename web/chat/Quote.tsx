import type { Message } from '@bewezen/domain/community/contract.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import { useActions } from './ChatContext.ts'

/** The line of the message that is answered; it leads there (COM-CHAT-10). */
export function Quote({ of: parent }: { of: NonNullable<Message['parent']> }) {
  const actions = useActions()
  const name = parent.authorName ?? profileWords.removed
  return (
    <button
      type="button"
      onClick={() => actions.goTo(parent.id)}
      className="touch flex min-h-8 lg:min-h-6 max-w-full items-center gap-[7px] py-0.5 text-left text-fs-14 text-ink-2 hover:text-ink"
    >
      <CornerUpLeft size={14} />
      <span className="sr-only">{chatWords.toParent} </span>
      {parent.content === null ? (
        <span className="italic">{chatWords.removedParent}</span>
      ) : (
        <>
          <strong dir="auto" className="flex-none whitespace-nowrap">
            {name}
          </strong>
          <span dir="auto" className="min-w-0 truncate">
            {parent.content}
          </span>
        </>
      )}
    </button>
  )
}
