import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { inBursts } from '../base/live/inBursts.ts'

/** Reads the events on screen anew: at once, and of what follows within two seconds once more, at their end (EV-CAL-19..21, EV-CAL-35). */
export const renewEvents = inBursts(() => void queries().invalidateQueries({ queryKey: api.events.key() }))
