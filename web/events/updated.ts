import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'

/** The signal of the page that something about events changed (EV-CAL-36). */
const signal = 'events-updated'

/** Tells the page, after every change that somebody makes here. */
export const tellEventsUpdated = (): void => void window.dispatchEvent(new Event(signal))

/** Reads the events anew at every signal: one's own changes are there at once (EV-CAL-22, EV-CALL-51). Returns how it ends. */
export function followUpdates(): () => void {
  const renew = () => void queries().invalidateQueries({ queryKey: api.events.key() })
  window.addEventListener(signal, renew)
  return () => window.removeEventListener(signal, renew)
}
