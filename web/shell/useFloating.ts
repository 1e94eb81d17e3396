import { useSyncExternalStore } from 'react'
import { isFloating } from '../base/address/navigation.ts'

/** Whether the page is scrolled so far that the bar floats (SH-NAV-19). */
export const useFloating = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isFloating(window.scrollY),
    () => false,
  )

function watch(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
