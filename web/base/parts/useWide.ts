import { useCallback, useSyncExternalStore } from 'react'
import { widths } from './useClosedAcross.ts'

/** Whether the window has room for the panels: from 1024 pixels on (SH-UI-14). For pages that only browsers draw. */
export const useWide = (): boolean => useMatches(widths.wide)

/** Whether it has room for what stands beside a conversation too: from 1280 pixels on. */
export const useWidest = (): boolean => useMatches(widths.widest)

function useMatches(asked: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(asked)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [asked],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(asked).matches)
}
