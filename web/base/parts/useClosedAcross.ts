import { useEffect, useEffectEvent } from 'react'

/** Where the window has room for what is beside a page (SH-UI-14), and where it has for what is beside a chat. */
export const widths = { wide: '(min-width: 1024px)', widest: '(min-width: 1280px)' } as const

/**
 * Closes a panel that only one side of a width has, when the window crosses that width, such as a tablet that is turned:
 * it would lie over what took its place, and stand there again when the tablet is turned back (SH-UI-18).
 */
export function useClosedAcross(width: keyof typeof widths, close: () => void): void {
  const onCross = useEffectEvent(close)
  useEffect(() => closeAcross(window.matchMedia(widths[width]), () => onCross()), [width])
}

/** Closes whenever the answer of a media query changes; answers how that stops. */
export function closeAcross(query: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, close: () => void) {
  query.addEventListener('change', close)
  return () => query.removeEventListener('change', close)
}
