import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { composerId } from '../composer/focusComposer.ts'
import { useBlock } from './useBlock.ts'

/** Why nothing can be written now: one's own block, which can be taken back, or no more than that it cannot (COM-CHAT-24). */
export const ClosedNote = ({ conversation }: { conversation: Conversation }) =>
  conversation.isBlocked ? <OwnBlock of={conversation} /> : chatWords.closed

function OwnBlock({ of: { id, other } }: { of: Conversation }) {
  const block = useBlock(id)
  const note = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => passOnFocus(note.current), [])
  return (
    <span ref={note} className="flex flex-wrap items-center justify-between gap-3">
      <span>{words.youBlocked(displayName(other))}</span>
      <Button look="line" size="s" busy={block.isPending} onClick={() => block.set(false)}>
        {words.unblock}
      </Button>
    </span>
  )
}

/** 'Deblokkeren' goes with what it did: the composer in its place takes the focus, or the page while the other blocks too. */
const passOnFocus = (note: HTMLElement | null) => () => {
  if (!note?.contains(document.activeElement)) return
  queueMicrotask(() => (document.getElementById(composerId) ?? document.querySelector('main'))?.focus())
}
