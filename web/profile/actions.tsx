import Award from 'lucide-react/icons/award'
import Contact from 'lucide-react/icons/contact'
import Settings2 from 'lucide-react/icons/settings-2'
import Trophy from 'lucide-react/icons/trophy'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import type { ActionDeeds } from '../base/document/action.ts'
import { showOverlay } from '../base/document/overlay.ts'

/** What this room brings to the search. */
export const profileActions: ActionDeeds = {
  'profile.edit': { icon: <UserRoundPen size={20} />, to: '/profile' },
  'profile.details': { icon: <Contact size={20} />, to: '/profile/gegevens' },
  'profile.settings': { icon: <Settings2 size={20} />, to: '/profile#settings' },
  'profile.awards': { icon: <Award size={20} />, to: '/profile#awards' },
  'profile.ranking': { icon: <Trophy size={20} />, run: () => showOverlay('ranking') },
}
