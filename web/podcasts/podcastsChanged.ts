import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'

/** Reads all of the podcasts anew that is on screen, after a change that was made here; done when it is read. */
export const podcastsChanged = (): Promise<void> => queries().invalidateQueries({ queryKey: api.podcasts.key() })
