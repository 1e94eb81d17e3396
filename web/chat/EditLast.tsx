import { useEffect } from 'react'
import { composerId } from '../talk/index.ts'
import { useActions, useReader } from './ChatContext.ts'
import type { ChannelMessages } from './patches.ts'
import { mayEdit } from './useEditable.ts'

/** ArrowUp in an empty composer edits one's last message, while that is allowed (COM-CHAT-30). */
export function EditLast({ of: chat }: { of: ChannelMessages }) {
  const actions = useActions()
  const reader = useReader()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key !== 'ArrowUp' || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
      if (!(target instanceof HTMLTextAreaElement) || target.id !== composerId || target.value !== '') return
      const own = ({ author, deletedAt, state }: (typeof chat.messages)[number]) =>
        author?.id === reader.id && deletedAt === null && !state
      const last = chat.messages.findLast(own)
      if (chat.hasNewer || !last || !mayEdit(reader, last)) return
      event.preventDefault()
      actions.edit(last)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions, reader, chat])
  return null
}
