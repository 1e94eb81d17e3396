import CalendarCog from 'lucide-react/icons/calendar-cog'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ActionDeeds } from '../base/document/action.ts'
import { showOverlay } from '../base/document/overlay.ts'

/** What this room brings to the search. */
export const eventActions: ActionDeeds = {
  'events.new': { icon: <CalendarPlus size={20} />, run: () => showOverlay({ eventForm: { day: null } }) },
  'events.admin': { icon: <CalendarCog size={20} />, to: '/events/admin' },
}
