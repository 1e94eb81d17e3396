import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'

/** Reads all of the livestreams anew that is on screen, after a change that was made here; done when it is read. */
export const streamsChanged = (): Promise<void> => queries().invalidateQueries({ queryKey: api.livestreams.key() })
