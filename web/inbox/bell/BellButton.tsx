import BellIcon from 'lucide-react/icons/bell'
import type { ComponentProps } from 'react'
import { Count } from '../../base/parts/Count.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import type { Listed } from '../../base/parts/listFace.ts'
import type { BellNotice } from './BellRow.tsx'
import { bellWords as words } from './words.ts'

export type BellProps = {
  /** All unread notifications, not only those in the list (SH-NOTIF-02). */
  unread: number
  /** The newest notifications; asked for when the list opens. */
  notices: Listed<BellNotice>
  onOpen?: () => void
  onRead: (notice: BellNotice) => void
  onMarkAllRead: () => void
}

/** The bell as a button; what the list spreads over it opens and closes that. */
export const BellButton = ({ unread, ...button }: { unread: number } & ComponentProps<'button'>) => (
  <IconButton
    {...button}
    label={words.bell(unread)}
    icon={<BellIcon size={20} />}
    badge={<Count of={unread} corner />}
    className="max-lg:hidden"
  />
)
