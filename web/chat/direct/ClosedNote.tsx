import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useRef } from 'react'
import { useHandedOnFocus } from '../../base/focus/useHandedOnFocus.ts'
import { Button } from '../../base/parts/Button.tsx'
import { composerId } from '../../talk/index.ts'
import { useBlock } from './useBlock.ts'

/** Why nothing can be written now: one's own block, which can be taken back, or no more than that it cannot (COM-CHAT-24). */
export const ClosedNote = ({ conversation }: { conversation: Conversation }) =>
  conversation.isBlocked ? <OwnBlock of={conversation} /> : chatWords.closed

function OwnBlock({ of }: { of: Conversation }) {
  const block = useBlock(of)
  const note = useRef<HTMLSpanElement>(null)
  // 'Deblokkeren' goes with what it did: the composer comes in its place, unless the other blocks too.
  useHandedOnFocus(note, () => document.getElementById(composerId))
  return (
    <span ref={note} className="flex flex-wrap items-center justify-between gap-3">
      <span>{words.youBlocked(displayName(of.other))}</span>
      <Button look="line" size="s" busy={block.isBusy} onClick={() => void block.want(false)}>
        {words.unblock}
      </Button>
    </span>
  )
}
