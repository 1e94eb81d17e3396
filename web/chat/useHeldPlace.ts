import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { ChannelMessages } from './patches.ts'
import type { Row } from './rowsOf.ts'
import type { Way } from './useChannel.ts'
import { useSought } from './useSought.ts'

/** So close to an end, in pixels, more is fetched: before somebody gets there. */
const fetchWithin = 1200
/** So close to the end somebody is taken to be there. */
const endWithin = 40
const highlightMs = 3000

type Held = {
  list: RefObject<VirtualizerHandle | null>
  rows: readonly Row[]
  places: ReadonlyMap<string, number>
  target: { id: string } | null
  sent: number
  chat: ChannelMessages
  load: (way: Way) => Promise<void>
  failed: Way | null
  focusMessage: (id: string) => void
  onEnd: (isAtEnd: boolean) => void
}

/**
 * Where the view of a conversation stands: at the first unread message or the end when it opens, at the end while
 * somebody is there, at a message that was asked for, which stands out for 3 seconds, and else where it was (COM-CHAT-07,
 * COM-CHAT-08, IN-NAV-06).
 */
export function useHeldPlace({ list, rows, places, target, sent, chat, load, failed, focusMessage, onEnd }: Held) {
  const follows = useRef(true)
  const { seek, isSeeking } = useSought(list, places)
  const [isAtEnd, setAtEnd] = useState(true)
  const [seenSeq, setSeenSeq] = useState(chat.readSeq)
  const [highlighted, setHighlighted] = useState<string | null>(null)

  const look = useCallback(() => {
    const it = list.current
    if (!it) return
    const below = it.scrollSize - it.viewportSize - it.scrollOffset
    const atEnd = below <= endWithin && !chat.hasNewer
    follows.current = atEnd && !isSeeking()
    setAtEnd(atEnd)
    onEnd(atEnd)
    if (it.scrollOffset < fetchWithin && chat.hasOlder && failed !== 'older') void load('older')
    if (below < fetchWithin && chat.hasNewer && failed !== 'newer') void load('newer')
  }, [list, chat.hasNewer, chat.hasOlder, failed, load, onEnd, isSeeking])

  const last = useRef(rows.length - 1)
  const toEnd = useCallback(() => {
    follows.current = true
    list.current?.scrollToIndex(last.current, { align: 'end' })
  }, [list])

  // The first time: where the unread begins, so that nothing is missed, or the end.
  const opened = useRef(false)
  useLayoutEffect(() => {
    if (opened.current || rows.length === 0) return
    opened.current = true
    const firstNew = rows.findIndex((row) => row.kind === 'new')
    if (firstNew < 0) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
    else list.current?.scrollToIndex(firstNew, { align: 'start' })
    follows.current = firstNew < 0
  }, [rows, list])

  useLayoutEffect(() => {
    last.current = rows.length - 1
    if (follows.current && rows.length > 0) toEnd()
    look()
  }, [rows, toEnd, look])

  useLayoutEffect(() => {
    if (sent > 0) toEnd()
  }, [sent, toEnd])

  const reached = useRef<{ id: string } | null>(null)
  useLayoutEffect(() => {
    const place = target && places.get(target.id)
    if (!target || place === undefined || place === null || reached.current === target) return
    reached.current = target
    follows.current = false
    seek(target.id)
    setHighlighted(target.id)
    focusMessage(target.id)
  }, [target, places, seek, focusMessage])

  useEffect(() => {
    if (!highlighted) return
    const timer = setTimeout(() => setHighlighted(null), highlightMs)
    return () => clearTimeout(timer)
  }, [highlighted])

  if (isAtEnd && seenSeq !== chat.lastSeq) setSeenSeq(chat.lastSeq)
  return {
    isAtEnd,
    hasNews: chat.lastSeq > seenSeq,
    highlighted,
    toEnd,
    onScroll: look,
    onResize: useCallback(() => {
      if (follows.current) toEnd()
      look()
    }, [toEnd, look]),
  }
}
