import { useEffect } from 'react'

let pages = 0
const listeners = new Set<() => void>()
const count = (by: number) => {
  pages += by
  for (const tell of listeners) tell()
}

/**
 * The page that is shown goes on without a line and says so itself: the notice of the frame, which asks to try again,
 * stays away meanwhile (EV-MORE-52).
 */
export function useOwnNotice(): void {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

export const hasOwnNotice = (): boolean => pages > 0

export function onOwnNotice(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
