import CreditCard from 'lucide-react/icons/credit-card'
import KeyRound from 'lucide-react/icons/key-round'
import type { ActionDeeds } from '../base/document/action.ts'

/** What this room brings to the search. */
export const membershipActions: ActionDeeds = {
  'membership.plan': { icon: <CreditCard size={20} />, to: '/subscription' },
  'membership.access': { icon: <KeyRound size={20} />, to: '/profile/toegang' },
}
