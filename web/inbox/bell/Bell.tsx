import BellIcon from 'lucide-react/icons/bell'
import { Count } from '../../base/parts/Count.tsx'
import { classes } from '../../base/parts/classes.ts'
import { iconButtonLook } from '../../base/parts/IconButton.tsx'
import { onUse } from '../../base/parts/onUse.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { BellButton, type BellProps } from './BellButton.tsx'
import { bellWords as words } from './words.ts'

/** The bell with the count of unread notifications: a list from 1024 pixels on, a way to the inbox below (SH-NOTIF-01..03). */
export const Bell = (props: BellProps) => (
  <>
    <PathLink to="/inbox" aria-label={words.inbox(props.unread)} className={classes(iconButtonLook(), 'lg:hidden')}>
      <BellIcon size={20} />
      <Count of={props.unread} corner />
    </PathLink>
    <BellList {...props} />
  </>
)

const BellList = onUse<'BellList', BellProps>(
  () => import('./BellList.tsx'),
  'BellList',
  'dialog',
  ({ notices: _, onOpen: __, onRead: ___, onMarkAllRead: ____, ...button }) => <BellButton {...button} />,
)
