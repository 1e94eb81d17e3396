import { useEffect, useRef } from 'react'
import { api } from '../../base/api/api.ts'
import type { Told } from '../playing/protocol.ts'
import { isHeardOut, placeToKeep } from './placeToKeep.ts'

/**
 * Keeps where somebody is in an episode, as the player tells it, on all their devices: now and then, where it stops, and
 * when the page is left (POD-MORE-46). One that was played to its end is ticked off as heard, and begins anew the next
 * time (POD-MORE-51). Returns what takes in what a player told.
 */
export function useKeptPlace(id: string, isOwn: boolean) {
  const kept = useRef({ position: null as number | null, wasPlaying: false })
  const now = useRef<number | null>(null)
  const keep = (position: number) => {
    kept.current.position = position
    // The page may be left by a full load while it is asked. What could not be kept is kept with the next place.
    api.podcasts.keepPosition
      .call({ id, seconds: Math.floor(position), at: new Date().toISOString() }, { context: { keepalive: true } })
      .catch(() => {})
  }
  const leave = useRef(() => {})
  leave.current = () => {
    const { position, wasPlaying } = kept.current
    if (isOwn && wasPlaying && now.current !== null && Math.floor(now.current) !== Math.floor(position ?? -1))
      keep(now.current)
  }
  useEffect(() => {
    const hide = () => leave.current()
    // A phone throws away a page that is put aside without another word.
    const putAside = () => document.visibilityState === 'hidden' && hide()
    addEventListener('pagehide', hide)
    document.addEventListener('visibilitychange', putAside)
    return () => {
      removeEventListener('pagehide', hide)
      document.removeEventListener('visibilitychange', putAside)
      hide()
    }
  }, [])
  return (told: Told): void => {
    if (!isOwn) return
    if (isHeardOut(kept.current, told)) {
      keep(0)
      now.current = kept.current.position
      kept.current.wasPlaying = false
      // What could not be ticked off can be by hand.
      api.podcasts.setHeard.call({ id, on: true }, { context: { keepalive: true } }).catch(() => {})
      return
    }
    if (told.position !== undefined) now.current = told.position
    if (now.current !== null && placeToKeep(kept.current, { ...told, position: now.current })) keep(now.current)
    if (told.isPlaying !== undefined) kept.current.wasPlaying = told.isPlaying
  }
}
