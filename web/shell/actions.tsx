import { type Action, knownActions } from '@bewezen/domain/search/actions.ts'
import Lamp from 'lucide-react/icons/lamp'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Smartphone from 'lucide-react/icons/smartphone'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { accessActions } from '../access/index.ts'
import { adminActions, sectionActions, seekActions } from '../admin/index.ts'
import { assistantActions } from '../assistant/index.ts'
import type { ActionDeed, ActionDeeds } from '../base/document/action.ts'
import { signOut } from '../base/session/signOut.ts'
import { blogActions } from '../blogs/index.ts'
import { eventActions } from '../events/index.ts'
import { healthActions } from '../health/index.ts'
import { livestreamActions } from '../livestreams/index.ts'
import { membershipActions } from '../membership/index.ts'
import { placesActions } from '../places/index.ts'
import { podcastActions } from '../podcasts/index.ts'
import { profileActions } from '../profile/index.ts'
import { reportActions } from '../reports/index.ts'
import { shopActions } from '../shop/index.ts'
import { taskActions } from '../tasks/index.ts'

const shellActions: ActionDeeds = {
  'look.light': { icon: <Sun size={20} />, run: ({ lights }) => lights.chooseTheme('light') },
  'look.dark': { icon: <Moon size={20} />, run: ({ lights }) => lights.chooseTheme('dark') },
  'look.system': { icon: <Smartphone size={20} />, run: ({ lights }) => lights.chooseTheme('system') },
  'look.red': { icon: <Lamp size={20} />, run: ({ lights }) => lights.switchRedLight(!lights.redLight) },
  'account.leave': { icon: <LogOut size={20} />, run: () => void signOut() },
}

/** What is done for each action, by room; a room that brings one adds its line. */
export const rooms: readonly ActionDeeds[] = [
  shellActions,
  accessActions,
  adminActions,
  assistantActions,
  blogActions,
  eventActions,
  healthActions,
  livestreamActions,
  membershipActions,
  placesActions,
  podcastActions,
  profileActions,
  reportActions,
  shopActions,
  taskActions,
]

/** An action with what it does. */
export type Doable = Action & ActionDeed & { icon: ReactNode }

const known: readonly Doable[] = knownActions.flatMap((action) => {
  const deed = rooms.find((room) => action.id in room)?.[action.id]
  return deed ? [{ ...deed, ...action }] : []
})

/** Everything that can be done, with a typed text sought in the lists of the admin area last. */
export const doables = (typed: string): Doable[] => [
  ...known,
  ...sectionActions,
  ...(typed.trim().length < 2 ? [] : seekActions(typed)),
]
