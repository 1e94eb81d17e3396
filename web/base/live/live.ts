import type { LiveTold } from '@bewezen/domain/facts.ts'
import { connect } from './connect.ts'
import type { LineStatus } from './keepConnected.ts'
import { type Ears, LiveTab } from './LiveTab.ts'
import { refetchFailed, refetchOpen } from './refetch.ts'

/** The listeners of all rooms for live facts and signals; put together in `web/memberSession.ts`. */
export type LiveEars = Pick<Ears, 'fact' | 'accessChanged' | 'signedOut'>

let tab: LiveTab | null = null
let line: LineStatus = 'open'
const listeners = new Set<() => void>()
const toldListeners = new Set<(told: LiveTold) => void>()

/**
 * Follows what happens, from the number that came with the page: everything fetched later is at least as new, so that
 * nothing falls between. One stream for all tabs of the browser.
 */
export function followLive(seq: number, ears: LiveEars): void {
  if (tab) return
  const isAble = 'locks' in navigator && 'BroadcastChannel' in window
  tab = new LiveTab({
    seq,
    connect,
    channel: isAble ? new BroadcastChannel('bewezen-live') : null,
    locks: isAble ? navigator.locks : null,
    isWatched: () => document.visibilityState === 'visible',
    ears: {
      ...ears,
      refetch: () => void refetchOpen(),
      told: (told) => {
        for (const listener of toldListeners) listener(told)
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

/** Hears what the server tells by the way of what this browser said it shows. */
export function onTold(listener: (told: LiveTold) => void): () => void {
  toldListeners.add(listener)
  return () => toldListeners.delete(listener)
}
