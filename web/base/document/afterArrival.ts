/** Code that navigation needs besides, loaded beside the first page. */
export { focusFollows } from '../focus/focusFollows.ts'
export { keepPlaces } from './places.ts'
export { retellHead } from './retell.ts'
