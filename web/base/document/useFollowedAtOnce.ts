import { type RefObject, useLayoutEffect } from 'react'

/** How long a shape waits by itself before it is seen, and a little more, in milliseconds: see waiting.css. */
const delayMs = 250

/**
 * When the shape in this place goes after it was seen, what waits in its stead is seen from its first frame on, so that
 * the page is never empty in between (SH-ERR-30).
 */
export function useFollowedAtOnce(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shape = place.current?.querySelector('.waiting, .animate-skeleton')
    return () => {
      if (!shape || getComputedStyle(shape, shape.matches('.waiting') ? '::after' : null).opacity !== '1') return
      showAtOnce()
    }
  }, [place])
}

let ending: ReturnType<typeof setTimeout> | undefined

/** Counted from the frame that shows what follows: on a slow machine that comes late, and its wait would not be over. */
function showAtOnce(): void {
  const { dataset } = document.documentElement
  dataset.waited = ''
  clearTimeout(ending)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      clearTimeout(ending)
      ending = setTimeout(() => {
        delete dataset.waited
      }, delayMs)
    }),
  )
}
