/** Code that every navigation needs besides, loaded with the first one. */
export { focusFollows } from '../focus/focusFollows.ts'
export { retellHead } from './retell.ts'
