import { queries } from '../api/queries.ts'

/** Fetches everything that is on screen anew, once; the rest when it comes on screen. */
export const refetchOpen = (): Promise<void> => queries().invalidateQueries()

/** Fetches anew what could not be fetched while the line was lost; what is on screen at once, the rest when it comes there. */
export const refetchFailed = (): Promise<void> =>
  queries().invalidateQueries({ predicate: ({ state }) => state.isInvalidated || state.status === 'error' })
