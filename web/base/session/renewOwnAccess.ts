import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { gather } from '../live/gather.ts'

/** Fetches the viewer's own access anew; what follows from the answer is decided where it is watched (ownAccess.ts). */
export const renewOwnAccess = gather<void>(async () => {
  const { ownAccess, settings } = api.access
  await Promise.all([ownAccess.key(), settings.key()].map((queryKey) => queries().invalidateQueries({ queryKey })))
})
