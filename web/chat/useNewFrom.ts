import { offersMissed } from '@bewezen/domain/community/missed.ts'
import { useState } from 'react'
import { newFromAfter, newFromAtOpening, newFromWhenLeft } from './newFrom.ts'
import type { ChannelMessages } from './patches.ts'

/**
 * The place above which 'Nieuw' stands, as it was at opening and as news changed it, and whether there is so much that
 * what was missed is offered.
 */
export function useNewFrom(chat: ChannelMessages, viewerId: string, isVisible: boolean, isWatched: boolean) {
  const { readSeq, lastSeq } = chat
  const seen = (newFrom: number | null, isOffered: boolean, isWatching: boolean) => {
    const isMissed = offersMissed(isOffered, { newFrom, lastSeq, isWatching })
    return { readSeq, lastSeq, isVisible, newFrom, isMissed }
  }
  const wroteNewest = () => {
    const newest = chat.messages.findLast((message) => message.state === undefined)
    return newest?.seq === lastSeq && newest.author?.id === viewerId
  }
  const [known, setKnown] = useState(() => seen(newFromAtOpening(chat, wroteNewest()), false, false))
  if (known.lastSeq !== lastSeq || known.readSeq !== readSeq || known.isVisible !== isVisible) {
    const news = { isOwn: wroteNewest(), isWatched }
    const left = known.isVisible && !isVisible ? newFromWhenLeft(known.newFrom, chat) : known.newFrom
    setKnown(seen(newFromAfter(left, known, chat, news), known.isMissed, isVisible))
  }
  return known
}
