import { type RefObject, useEffect, useRef } from 'react'

/** For a line of links that scrolls sideways: keeps the current one in sight, also when `current` becomes another, and scrolls no further (ADM-MORE-19). */
export function useInSight<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const ref = useRef<Line>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one is read from the page
  useEffect(() => {
    const line = ref.current
    const chosen = line?.querySelector<HTMLElement>('[aria-current=page]')
    if (!line || !chosen) return
    const [from, to] = [chosen.offsetLeft, chosen.offsetLeft + chosen.offsetWidth]
    if (from < line.scrollLeft) line.scrollLeft = from
    else if (to > line.scrollLeft + line.clientWidth) line.scrollLeft = to - line.clientWidth
  }, [current])
  return ref
}
