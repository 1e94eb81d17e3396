import ScrollText from 'lucide-react/icons/scroll-text'
import type { ActionDeeds } from '../base/document/action.ts'

/** What this room brings to the search. */
export const healthActions: ActionDeeds = { 'health.log': { icon: <ScrollText size={20} />, to: '/profile/inzage' } }
