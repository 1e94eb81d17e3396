import { newId } from '@bewezen/domain/base/newId.ts'
import type { Presence } from '@bewezen/domain/community/presenceContract.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { api } from '../../base/api/api.ts'
import { lineStatus, onLineStatus, onTold } from '../../base/live/live.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { draftOf, onDraft } from '../../talk/index.ts'
import { followPresence } from './followPresence.ts'
import { othersOf } from './othersOf.ts'

/** The channel on screen, which the header and the line of who types share. */
let followed: { channelId: string; presence: Presence | null; stop: () => void } | null = null
const listeners = new Set<() => void>()

/** Who else is in the channel on screen, and who types there (COM-CHAT-31). */
export function usePresence(channelId: string) {
  const viewerId = useOwnAccount()?.id
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!viewerId) return () => {}
      listeners.add(listener)
      if (followed?.channelId !== channelId) follow(channelId, viewerId)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unfollow()
      }
    },
    [channelId, viewerId],
  )
  const presence = useSyncExternalStore(
    subscribe,
    () => (followed?.channelId === channelId ? followed.presence : null),
    () => null,
  )
  return { viewerId, ...othersOf(presence, viewerId) }
}

function unfollow(): void {
  followed?.stop()
  followed = null
}

function follow(channelId: string, viewerId: string): void {
  unfollow()
  // Another id after each time away: what was said last cannot be overtaken by what was said before it.
  let viewId = newId()
  const mine = { channelId, presence: null as Presence | null, stop: () => {} }
  followed = mine
  mine.stop = followPresence({
    here: (typing) => api.community.here.call({ viewId, channelId, typing }),
    away: () => {
      sayAway(viewId)
      viewId = newId()
    },
    text: () => draftOf(viewerId, channelId).text,
    onText: onDraft,
    isVisible: () => document.visibilityState === 'visible',
    onVisible: (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    onBack: (listener) => onLineStatus(() => lineStatus() === 'open' && listener()),
    onPresence: (listener) =>
      onTold((told) => told.kind === 'presence' && told.channelId === channelId && listener(told)),
    show: (presence) => {
      mine.presence = presence
      for (const listener of listeners) listener()
    },
  })
}

/** Outlives the page that says it: it is said when a tab is closed, too. */
function sayAway(viewId: string): void {
  fetch('/api/community/away', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ viewId }),
    // Who could not say it is forgotten by the time that passes.
  }).catch(() => {})
}
