import { useState } from 'react'
import type { ChannelMessages } from '../../base/live/patches/community.ts'
import { newFromAfter, newFromAtOpening, newFromWhenLeft } from './newFrom.ts'

/** The place above which 'Nieuw' stands, as it was at opening and as news changed it. */
export function useNewFrom(chat: ChannelMessages, viewerId: string, isVisible: boolean, isWatched: boolean) {
  const { readSeq, lastSeq } = chat
  const [known, setKnown] = useState(() => ({ readSeq, lastSeq, isVisible, newFrom: newFromAtOpening(chat) }))
  if (known.lastSeq !== lastSeq || known.readSeq !== readSeq || known.isVisible !== isVisible) {
    const newest = chat.messages.findLast((message) => message.state === undefined)
    const news = { isOwn: newest?.seq === lastSeq && newest.author?.id === viewerId, isWatched }
    const left = known.isVisible && !isVisible ? newFromWhenLeft(known.newFrom, chat) : known.newFrom
    setKnown({ readSeq, lastSeq, isVisible, newFrom: newFromAfter(left, known, chat, news) })
  }
  return known.newFrom
}
