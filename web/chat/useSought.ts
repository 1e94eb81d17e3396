import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** How often it is looked whether the message is in view, and for how long at most. */
const lookMs = 100
const looksAtMost = 50
/** So often in a row it must be in view: rows that are measured late still move it. */
const looksInView = 3

type Sought = { id: string; looks: number; inView: number }

/**
 * Brings a message into the middle of the view and stays with it until it is there. Asking the list once is not enough: it
 * gives up when rows are measured late, and pages that come in above or below move what was aimed at. Whoever scrolls,
 * points or types ends it (COM-CHAT-08, IN-NAV-06).
 */
export function useSought(list: RefObject<VirtualizerHandle | null>, places: ReadonlyMap<string, number>) {
  const sought = useRef<Sought | null>(null)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const known = useRef(places)
  useLayoutEffect(() => {
    known.current = places
  }, [places])

  const stop = useCallback(() => {
    sought.current = null
    clearInterval(timer.current)
  }, [])
  const look = useCallback(() => {
    const [it, now] = [list.current, sought.current]
    const place = now ? known.current.get(now.id) : undefined
    if (!it || !now || place === undefined) return
    now.looks += 1
    now.inView = isInView(it, place) ? now.inView + 1 : 0
    if (now.inView >= looksInView || now.looks >= looksAtMost) stop()
    else if (now.inView === 0) it.scrollToIndex(place, { align: 'center' })
  }, [list, stop])
  const seek = useCallback(
    (id: string) => {
      stop()
      sought.current = { id, looks: 0, inView: 0 }
      const place = known.current.get(id)
      if (place !== undefined) list.current?.scrollToIndex(place, { align: 'center' })
      timer.current = setInterval(look, lookMs)
    },
    [list, look, stop],
  )

  useEffect(() => {
    const own = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
    for (const what of own) window.addEventListener(what, stop, { passive: true, capture: true })
    return () => {
      stop()
      for (const what of own) window.removeEventListener(what, stop, { capture: true })
    }
  }, [stop])
  return { seek, isSeeking: useCallback(() => sought.current !== null, []) }
}

function isInView(list: VirtualizerHandle, place: number): boolean {
  const middle = list.getItemOffset(place) + list.getItemSize(place) / 2 - list.scrollOffset
  return middle >= 0 && middle <= list.viewportSize
}
