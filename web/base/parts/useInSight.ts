import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a line of links that scrolls, sideways or where it stands upright: keeps the current one in sight, also when another
 * becomes it, and scrolls no further (ADM-MORE-19). Links are marked later than the address changes, so the mark is watched.
 */
export function useInSight<Line extends HTMLElement>(): RefObject<Line | null> {
  const ref = useRef<Line>(null)
  useEffect(() => {
    const line = ref.current
    if (!line) return
    const marks = new MutationObserver(() => show(line))
    marks.observe(line, { subtree: true, attributeFilter: ['aria-current'] })
    // While a page waits for its code the line may be hidden, which makes it forget how far it was scrolled.
    const size = new ResizeObserver(() => show(line))
    size.observe(line)
    return () => {
      marks.disconnect()
      size.disconnect()
    }
  }, [])
  return ref
}

function show(line: HTMLElement): void {
  const chosen = line.querySelector<HTMLElement>('[aria-current=page]')
  if (!chosen) return
  const [from, to] = [chosen.offsetLeft, chosen.offsetLeft + chosen.offsetWidth]
  if (from < line.scrollLeft) line.scrollLeft = from
  else if (to > line.scrollLeft + line.clientWidth) line.scrollLeft = to - line.clientWidth
  const [top, bottom] = [chosen.offsetTop, chosen.offsetTop + chosen.offsetHeight]
  if (top < line.scrollTop) line.scrollTop = top
  else if (bottom > line.scrollTop + line.clientHeight) line.scrollTop = bottom - line.clientHeight
}
