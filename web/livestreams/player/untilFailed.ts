/** How long a frame that is in sight may take to load, in milliseconds (LIVE-PLAYER-10). */
export const loadsWithin = 15_000

type Seen = (listener: () => void) => () => void

/**
 * The load time-out of a frame: counts from the moment it is in sight, since a lazy one does not begin before that.
 * Returns how the counting ends.
 */
export function untilFailed(onSeen: Seen, onFailed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = onSeen(() => {
    timer ??= setTimeout(onFailed, loadsWithin)
  })
  return () => {
    leave()
    clearTimeout(timer)
  }
}

/** Tells when an element comes into view. Returns how to stop listening. */
export const seenBy =
  (element: Element): Seen =>
  (listener) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) listener()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }

/** Whether a frame that the server drew had loaded before this code was there to hear of it. */
export const hasLoadedBefore = (src: string): boolean =>
  performance
    .getEntriesByType('resource')
    .some((entry) => entry.name === src && (entry as PerformanceResourceTiming).initiatorType === 'iframe')
