/** What an arrival needs besides, fetched with the first one. */
export { focusFollows } from './focusFollows.ts'
export { retellHead } from './retell.ts'
