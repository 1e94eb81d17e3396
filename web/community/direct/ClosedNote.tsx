import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { Button } from '../../base/parts/Button.tsx'
import { useBlock } from './useBlock.ts'

/** Why nothing can be written now: one's own block, which can be taken back, or no more than that it cannot (COM-CHAT-24). */
export function ClosedNote({ conversation: { id, other, isBlocked } }: { conversation: Conversation }) {
  const block = useBlock(id)
  if (!isBlocked) return chatWords.closed
  return (
    <span className="flex flex-wrap items-center justify-between gap-3">
      <span>{words.youBlocked(displayName(other))}</span>
      <Button look="line" size="s" busy={block.isPending} onClick={() => block.set(false)}>
        {words.unblock}
      </Button>
    </span>
  )
}
