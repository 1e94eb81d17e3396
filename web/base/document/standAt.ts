import { scrollingPart } from './scrollsAsPage.ts'

/** How far a page is scrolled: the window, and the part that scrolls by itself. */
export type Place = readonly [window: number, part: number]

/** Where the page stands, or where it will once the content it is held for is there. */
export const placeNow = (): Place => held ?? [scrollY, scrollingPart()?.scrollTop ?? 0]

/** So long somebody waits for content before they go on by themselves. */
const waitMs = 30_000
/** What still comes above moves the page that stands already: it is mended for so long. */
const settleMs = 2_000

let letGo: AbortController | undefined
let held: Place | undefined

/**
 * Moves the page to this place, again and again while its content comes, until somebody moves it or goes on. The place
 * before is let go, also for no place at all (SH-UI-20).
 */
export function standAt(place: Place | undefined): void {
  letGo?.abort()
  held = place?.some((top) => top > 0) ? place : undefined
  if (!place || !held) return
  const holding = new AbortController()
  letGo = holding
  const { signal } = holding
  const stop = () => {
    holding.abort()
    held = undefined
  }
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, stop, { capture: true, passive: true, signal })
  const began = performance.now()
  let moved = began
  const hold = () => {
    const now = performance.now()
    if (signal.aborted) return
    const isThere = [isMovedTo(document.scrollingElement, place[0]), isMovedTo(scrollingPart(), place[1])]
    if (isThere.includes(false)) moved = now
    if (now - moved > settleMs || now - began > waitMs) stop()
    else requestAnimationFrame(hold)
  }
  hold()
}

/** Moves what scrolls to `top`, or as far as it goes; answers whether it stood there. */
function isMovedTo(what: Element | null, top: number): boolean {
  if (top === 0 || !what) return top === 0
  const end = what.scrollHeight - what.clientHeight
  if (Math.abs(what.scrollTop - Math.min(top, end)) < 2) return top - end < 2
  what.scrollTo({ top, behavior: 'instant' })
  return false
}
