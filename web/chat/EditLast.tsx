import { useEffect, useState } from 'react'
import { composerId } from '../talk/index.ts'
import { useActions, useReader } from './ChatContext.ts'
import type { ChannelMessages } from './patches.ts'
import { mayEdit } from './useEditable.ts'

/**
 * ArrowUp in an empty composer edits one's last message, while that is allowed; one that is still on its way as soon as it
 * is stored, and never the one before it (COM-CHAT-30).
 */
export function EditLast({ of: chat }: { of: ChannelMessages }) {
  const actions = useActions()
  const reader = useReader()
  const [awaited, setAwaited] = useState<string | null>(null)
  useEffect(() => {
    const message = chat.messages.find(({ id }) => id === awaited)
    if (!message || message.state) return
    setAwaited(null)
    if (isEmptyComposer(document.activeElement)) actions.edit(message)
  }, [awaited, actions, chat])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      setAwaited(null)
      if (key !== 'ArrowUp' || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
      if (!isEmptyComposer(target)) return
      const last = chat.messages.findLast(({ author, deletedAt }) => author?.id === reader.id && deletedAt === null)
      if (chat.hasNewer || !last || !mayEdit(reader, last)) return
      event.preventDefault()
      if (last.state) setAwaited(last.id)
      else actions.edit(last)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions, reader, chat])
  return null
}

const isEmptyComposer = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.id === composerId && target.value === ''
