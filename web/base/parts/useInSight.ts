import { type RefObject, useEffect, useRef } from 'react'

/** For a line of links that scrolls sideways: keeps the current one in sight, also when `current` becomes another. */
export function useInSight<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const ref = useRef<Line>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one is read from the page
  useEffect(() => {
    const line = ref.current
    const chosen = line?.querySelector<HTMLElement>('[aria-current=page]')
    if (line && chosen) line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2
  }, [current])
  return ref
}
