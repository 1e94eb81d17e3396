import { onUse } from '../base/parts/onUse.tsx'
import { CommunityButton, type SwitcherProps } from './CommunityButton.tsx'

/** The open community, and the way to the others (COM-CHAT-04); the menu is fetched when somebody goes for it. */
export const CommunitySwitcher = onUse<'CommunityMenu', SwitcherProps>(
  () => import('./CommunityMenu.tsx'),
  'CommunityMenu',
  'menu',
  CommunityButton,
)
