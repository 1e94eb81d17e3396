/** Code that navigation needs besides, loaded beside the first page. */
export { panelsOf } from '../address/panels.ts'
export { focusFollows } from '../focus/focusFollows.ts'
export { keepPlaces } from './places.ts'
export { retellHead } from './retell.ts'
