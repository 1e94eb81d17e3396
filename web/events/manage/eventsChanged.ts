import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { tellEventsUpdated } from '../updated.ts'

/** Reads all events on screen anew after a change that was made here, and tells the page of it; done when they are read (EV-CAL-36). */
export function eventsChanged(): Promise<void> {
  const read = queries().invalidateQueries({ queryKey: api.events.key() })
  tellEventsUpdated()
  return read
}
