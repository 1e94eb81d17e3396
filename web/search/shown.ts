import { pageState } from '../base/hydration/pageState.ts'

const shown = pageState(false)
let early = ''

/** Whether the search is open. It is no overlay of the page: it may lie over one without taking its place (ADM-MORE-35). */
export const useSearchShown = shown.useNow
export const showSearch = (): void => {
  // Its field may be there already, and hears the keys itself.
  if (shown.now()) return
  addEventListener('keydown', hold, true)
  shown.set(true)
}
export const closeSearch = (): void => {
  takeEarly()
  shown.set(false)
}

/** What was typed while the code of the search was still coming; from now on its field hears the keys itself (ADM-MORE-57). */
export function takeEarly(): string {
  removeEventListener('keydown', hold, true)
  const typed = early
  early = ''
  return typed
}

function hold(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Escape') closeSearch()
  else if (event.key === 'Backspace') early = early.slice(0, -1)
  else if (event.key.length === 1) early += event.key
  else return
  event.preventDefault()
}
