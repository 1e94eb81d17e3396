import type { LivePresence } from '@bewezen/domain/facts.ts'
import { refetchFailed, refetchOpen, renewStanding } from './accessNews.ts'
import { takeMessage } from './communityNews.ts'
import { connect } from './connect.ts'
import { takeFact } from './facts.ts'
import type { LineStatus } from './keepConnected.ts'
import { LiveTab } from './LiveTab.ts'

let tab: LiveTab | null = null
let line: LineStatus = 'open'
const listeners = new Set<() => void>()
const presenceListeners = new Set<(presence: LivePresence) => void>()

/**
 * Follows what happens, from the number that came with the page: everything fetched later is at least as new, so that
 * nothing falls between. One stream for all tabs of the browser. `onSignedOut` is told when the session is over.
 */
export function followLive({ seq, onSignedOut }: { seq: number; onSignedOut: () => void }): void {
  if (tab) return
  const isAble = 'locks' in navigator && 'BroadcastChannel' in window
  tab = new LiveTab({
    seq,
    connect,
    channel: isAble ? new BroadcastChannel('bewezen-live') : null,
    locks: isAble ? navigator.locks : null,
    isWatched: () => document.visibilityState === 'visible',
    ears: {
      fact: takeFact,
      refetch: () => void refetchOpen(),
      accessChanged: () => renewStanding(),
      signedOut: onSignedOut,
      told: (told) => {
        if (told.kind === 'message') takeMessage(told.message)
        else for (const listener of presenceListeners) listener(told)
      },
      status: (status) => {
        if (status === 'open') void refetchFailed()
        line = status
        for (const listener of listeners) listener()
      },
    },
  })
  addEventListener('online', hurry)
  addEventListener('offline', () => tab?.drop())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry())
}

/** Tries to connect at once instead of after the pause. */
export const hurry = (): void => tab?.hurry()

/** Tells the other tabs that the session is over, and hears nothing any more. */
export function leaveLive(): void {
  tab?.tellSignedOut()
  tab?.stop()
  tab = null
}

/** How the stream of this browser stands, for `useSyncExternalStore`. */
export const lineStatus = (): LineStatus => line
export function onLineStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hears who is in the channels that this browser said it shows. */
export function onPresence(listener: (presence: LivePresence) => void): () => void {
  presenceListeners.add(listener)
  return () => presenceListeners.delete(listener)
}
