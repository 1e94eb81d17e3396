import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import type { ChannelMessages } from '../../base/live/patches/community.ts'

/**
 * Tells what arrives to people who listen. The list itself is silent: rows come and go in it while somebody scrolls, and
 * all of them would be read out as news.
 */
export function NewMessageTold({ of: chat, viewerId }: { of: ChannelMessages; viewerId: string }) {
  const newest = chat.messages.findLast((message) => message.state === undefined)
  const seq = newest?.seq ?? 0
  const [told, setTold] = useState({ seq, text: '' })
  if (seq > told.seq && newest) {
    const isNews = !chat.hasNewer && newest.author?.id !== viewerId && newest.deletedAt === null
    setTold({ seq, text: isNews ? `${displayName(newest.author)}: ${newest.content}` : told.text })
  }
  return (
    <div aria-live="polite" className="sr-only">
      {told.text}
    </div>
  )
}
