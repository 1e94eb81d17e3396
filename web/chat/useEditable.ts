import { toMs } from '@bewezen/domain/base/moment.ts'
import { editMs, editRefusal } from '@bewezen/domain/community/editing.ts'
import { useEffect, useState } from 'react'
import { type Reader, useReader } from './ChatContext.ts'
import type { ShownMessage } from './patches.ts'

/** Whether a reader may change a text now, by the clock of this device; the server decides by its own (COM-CHAT-15). */
export const mayEdit = (reader: Reader, message: ShownMessage): boolean => {
  const { createdAt, deletedAt, author } = message
  const closed = reader.mayPost ? null : ({ code: 'CHANNEL_READ_ONLY' } as const)
  return editRefusal(reader, { authorId: author?.id ?? null, createdAt, deletedAt }, closed, Date.now()) === null
}

/** The same for the screen, which is drawn anew when the time is over. */
export function useEditable(message: ShownMessage): boolean {
  const reader = useReader()
  const [, redraw] = useState(0)
  const isEditable = mayEdit(reader, message)
  const until = toMs(message.createdAt) + editMs
  useEffect(() => {
    if (!isEditable) return
    const timer = setTimeout(() => redraw((times) => times + 1), Math.max(0, until - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [isEditable, until])
  return isEditable
}
