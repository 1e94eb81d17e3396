import { useEffect } from 'react'
import { showOverlayIfFree } from '../base/document/overlay.ts'

/** Ctrl+K, or Cmd+K, opens the search wherever somebody is. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      showOverlayIfFree('search')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
