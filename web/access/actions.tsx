import Construction from 'lucide-react/icons/construction'
import FlaskConical from 'lucide-react/icons/flask-conical'
import type { ActionDeeds } from '../base/document/action.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

const code = () => import('./ModeDialog.tsx')

/** What this room brings to the search. */
export const accessActions: ActionDeeds = {
  'access.maintenance': { icon: <Construction size={20} />, Dialog: onNeed(code, 'MaintenanceDialog') },
  'access.tester': { icon: <FlaskConical size={20} />, Dialog: onNeed(code, 'TesterDialog') },
}
