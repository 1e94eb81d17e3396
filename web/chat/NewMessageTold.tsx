import { authorName } from '@bewezen/domain/community/desk.ts'
import { useState } from 'react'
import type { ChannelMessages } from './patches.ts'

/**
 * Tells what arrives to people who listen. The list itself is silent: rows come and go in it while somebody scrolls, and
 * all of them would be read out as news.
 */
export function NewMessageTold({ of: chat, viewerId }: { of: ChannelMessages; viewerId: string }) {
  const newest = chat.messages.findLast((message) => message.state === undefined)
  const seq = newest?.seq ?? 0
  const [told, setTold] = useState({ seq, id: '', text: '' })
  if (seq > told.seq && newest) {
    const isNews = !chat.hasNewer && newest.author?.id !== viewerId && newest.deletedAt === null
    const { id, content } = newest
    setTold(isNews ? { seq, id, text: `${authorName(newest)}: ${content}` } : { ...told, seq })
  }
  // What was deleted since must not stand here for a reader to come back to.
  const isGone = chat.messages.some((message) => message.id === told.id && message.deletedAt !== null)
  return (
    <div aria-live="polite" className="sr-only">
      {!isGone && told.text}
    </div>
  )
}
