import type { Channel } from '@bewezen/domain/community/contract.ts'
import { pinWords } from '@bewezen/domain/community/laterWords.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ComponentProps } from 'react'
import { classes } from '../base/parts/classes.ts'
import { IconButton } from '../base/parts/IconButton.tsx'

export type ChannelMenuProps = { channel: Channel; isOpen: boolean }

/** Under a finger it always stands there; a pointer and the keyboard find it on the line that they are on (COM-PIN-03). */
const shown =
  '[@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover/line:opacity-100 [@media(hover:hover)]:group-has-focus-visible/line:opacity-100 [@media(hover:hover)]:group-has-aria-expanded/line:opacity-100'

/** The button of the menu of a channel, at the end of its line; what a menu passes to its trigger goes to it. */
export const ChannelMenuButton = ({ channel, isOpen, ...menu }: ChannelMenuProps & ComponentProps<'button'>) => (
  <span className="absolute top-1/2 right-0 flex -translate-y-1/2 lg:right-1">
    <IconButton
      {...menu}
      label={pinWords.options(channel.name, channel.pin !== null)}
      icon={<Ellipsis size={18} />}
      data-row={`menu ${channel.id}`}
      className={classes(
        'lg:size-[30px]! lg:rounded-[8px]!',
        isOpen ? 'text-on-primary! hover:bg-on-primary/20!' : 'text-ink-2! hover:bg-line!',
        shown,
      )}
    />
  </span>
)
