import { pinWords } from '@bewezen/domain/community/laterWords.ts'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import { DropdownMenu, MenuItem } from '../base/parts/DropdownMenu.tsx'
import { ChannelMenuButton, type ChannelMenuProps } from './ChannelMenuButton.tsx'
import { pin } from './pin.ts'

/** What can be done with a channel of the sidebar: pinning it, or undoing that (COM-PIN-03). */
export function ChannelMenu(props: ChannelMenuProps & { opensAtOnce?: boolean }) {
  const { id, name, pin: place } = props.channel
  const isPinned = place !== null
  return (
    <DropdownMenu
      width={200}
      label={pinWords.options(name, isPinned)}
      opensAtOnce={props.opensAtOnce}
      trigger={<ChannelMenuButton channel={props.channel} isOpen={props.isOpen} />}
    >
      <MenuItem icon={isPinned ? <PinOff size={18} /> : <Pin size={18} />} onSelect={() => void pin(id, !isPinned)}>
        {isPinned ? pinWords.unpin : pinWords.pin}
        <span className="sr-only">{name}</span>
      </MenuItem>
    </DropdownMenu>
  )
}
