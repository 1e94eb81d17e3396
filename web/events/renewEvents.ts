import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'

/** How often what others do may reload the events at most (EV-CAL-35). */
const pauseMs = 2_000

let waiting: ReturnType<typeof setTimeout> | null = null
let again = false

/** Reads the events on screen anew: at once, and of what follows within two seconds once more, at their end (EV-CAL-19..21, EV-CAL-35). */
export function renewEvents(): void {
  if (waiting !== null) {
    again = true
    return
  }
  void queries().invalidateQueries({ queryKey: api.events.key() })
  waiting = setTimeout(() => {
    waiting = null
    if (!again) return
    again = false
    renewEvents()
  }, pauseMs)
}
