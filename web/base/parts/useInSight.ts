import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a line of links that scrolls, sideways or where it stands upright: keeps the current one in sight, also when another
 * becomes it, and scrolls no further (ADM-MORE-19). Links are marked later than the address changes, so the mark is watched.
 */
export function useInSight<Line extends HTMLElement>(): RefObject<Line | null> {
  const router = useRouter()
  const ref = useRef<Line>(null)
  useEffect(() => {
    const line = ref.current
    if (!line) return
    const marks = new MutationObserver(() => show(line))
    marks.observe(line, { subtree: true, attributeFilter: ['aria-current'] })
    show(line)
    // The router puts what scrolls back to where it stood on the page before, once the next one is drawn.
    const stop = router.subscribe('onRendered', () => show(line))
    return () => {
      marks.disconnect()
      stop()
    }
  }, [router])
  return ref
}

/** As wide as `goes-on` of the look fades. */
const fade = 40

function show(line: HTMLElement): void {
  const chosen = line.querySelector<HTMLElement>('[aria-current=page]')
  if (!chosen) return
  const [from, to] = [chosen.offsetLeft, chosen.offsetLeft + chosen.offsetWidth]
  // What fades at the end would lie over it.
  const width = line.clientWidth - fade
  if (from < line.scrollLeft) line.scrollLeft = from
  else if (to > line.scrollLeft + width) line.scrollLeft = to - width
  const [top, bottom] = [chosen.offsetTop, chosen.offsetTop + chosen.offsetHeight]
  if (top < line.scrollTop) line.scrollTop = top
  else if (bottom > line.scrollTop + line.clientHeight) line.scrollTop = bottom - line.clientHeight
}
