import { onUse } from '../base/parts/onUse.tsx'
import { CardMenuButton, type CardMenuProps } from './CardMenuButton.tsx'

const Menu = onUse<'CardMenuItems', CardMenuProps>(
  () => import('./CardMenuItems.tsx'),
  'CardMenuItems',
  'menu',
  ({ onReply: _, onGoToChat: __, onRead: ___, onWhy: ____, ...button }) => <CardMenuButton {...button} />,
)

/** What else can be done with a notification, and why it came (IN-CARD-09, IN-CARD-10). */
export const CardMenu = Menu
