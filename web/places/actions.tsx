import MessageSquare from 'lucide-react/icons/message-square'
import type { ActionDeeds } from '../base/document/action.ts'

/** What this room brings to the search. */
export const placesActions: ActionDeeds = {
  'community.write': { icon: <MessageSquare size={20} />, to: '/community' },
}
