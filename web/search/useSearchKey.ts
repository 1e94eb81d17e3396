import { useEffect } from 'react'
import { showSearch } from './shown.ts'

/**
 * Ctrl+K, or Cmd+K, opens the search wherever somebody is, over an open dialog too. A field that uses the key itself keeps
 * it, and below a cover of the whole site nothing opens (ADM-MORE-35).
 */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented) return
      event.preventDefault()
      if (!document.body.querySelector(':scope > [inert]')) showSearch()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
