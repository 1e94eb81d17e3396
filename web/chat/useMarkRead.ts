import { useEffect, useRef } from 'react'
import { markRead } from './markRead.ts'
import type { ChannelMessages } from './patches.ts'

/** Somebody who scrolls past the end has not read it. */
const lookMs = 400

/**
 * Marks the channel read up to its newest message once that was looked at; the first time also when nothing was unread,
 * since its notifications may be (COM-CHAT-18).
 */
export function useMarkRead(channelId: string, { readSeq, lastSeq }: ChannelMessages, isWatched: boolean): void {
  const marked = useRef(0)
  useEffect(() => {
    const isKnown = marked.current > 0 && Math.max(marked.current, readSeq) >= lastSeq
    if (!isWatched || lastSeq === 0 || isKnown) return
    const timer = setTimeout(() => {
      const before = marked.current
      marked.current = lastSeq
      markRead(channelId, lastSeq).catch(() => {
        // It is said again with the next message or the next visit.
        marked.current = before
      })
    }, lookMs)
    return () => clearTimeout(timer)
  }, [channelId, readSeq, lastSeq, isWatched])
}
