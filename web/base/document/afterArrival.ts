import type { AnyRouter } from '@tanstack/react-router'
import { panelsOf } from '../address/panels.ts'
import { dropOldPreloads } from './oldPreloads.ts'
import { keepPlaces } from './places.ts'

/** Code that navigation needs besides, loaded beside the first page. */
export { focusFollows } from '../focus/focusFollows.ts'
export { retellHead } from './retell.ts'

/** Listens to the history, where a page was left and what lies over it, and to what makes pages old that were fetched ahead. */
export function hear(router: AnyRouter): void {
  keepPlaces(router)
  panelsOf(router)
  dropOldPreloads(router)
}
