import type { AnyRouter } from '@tanstack/react-router'
import { panelsOf } from '../address/panels.ts'
import { followLights } from './light.ts'
import { dropOldPreloads } from './oldPreloads.ts'
import { keepPlaces } from './places.ts'
import { skipToContent } from './skipToContent.ts'

/** Code that a page needs besides, loaded beside the first one. */
export { focusFollows } from '../focus/focusFollows.ts'
export { retellHead } from './retell.ts'

/** Listens to the history, to what makes pages old that were fetched ahead, to the skip link and to the light. */
export function hear(router: AnyRouter): void {
  keepPlaces(router)
  panelsOf(router)
  dropOldPreloads(router)
  skipToContent()
  followLights()
}
