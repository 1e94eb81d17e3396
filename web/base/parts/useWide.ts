import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia('(min-width: 1024px)')

/** Whether the window has room for the panels: from 1024 pixels on (SH-UI-14). For pages that only browsers draw. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => wide().matches)

function listen(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
