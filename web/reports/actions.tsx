import Flag from 'lucide-react/icons/flag'
import type { ActionDeeds } from '../base/document/action.ts'
import { showOverlay } from '../base/document/overlay.ts'

/** What this room brings to the search. */
export const reportActions: ActionDeeds = {
  'reports.new': { icon: <Flag size={20} />, run: () => showOverlay('report') },
}
