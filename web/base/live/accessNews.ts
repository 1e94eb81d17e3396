import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { gather } from './gather.ts'

/** Asks anew how the viewer stands; what follows from the answer is decided where it is watched (session/standing.ts). */
export const renewStanding = gather<void>(async () => {
  const { standing, settings } = api.access
  await Promise.all([standing.key(), settings.key()].map((queryKey) => queries().invalidateQueries({ queryKey })))
})

/** Fetches everything that is on screen anew, once; the rest when it comes on screen. */
export const refetchOpen = (): Promise<void> => queries().invalidateQueries()

/** Fetches anew what could not be fetched while the line was lost; what is on screen at once, the rest when it comes there. */
export const refetchFailed = (): Promise<void> =>
  queries().invalidateQueries({ predicate: ({ state }) => state.isInvalidated || state.status === 'error' })
