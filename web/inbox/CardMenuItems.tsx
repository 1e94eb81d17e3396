import { cardLabels } from '@bewezen/domain/inbox/cardLabelWords.ts'
import { reasonWords } from '@bewezen/domain/inbox/settingsWords.ts'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import MessageCircle from 'lucide-react/icons/message-circle'
import Reply from 'lucide-react/icons/reply'
import { DropdownMenu, MenuItem } from '../base/parts/DropdownMenu.tsx'
import { CardMenuButton, type CardMenuProps } from './CardMenuButton.tsx'

/** The menu of a card: to the message, marking it read while it is not, and why it came. */
export const CardMenuItems = ({
  name,
  onReply,
  onGoToChat,
  onRead,
  onWhy,
  opensAtOnce,
}: CardMenuProps & { opensAtOnce?: boolean }) => (
  <DropdownMenu label={cardLabels.more(name)} trigger={<CardMenuButton name={name} />} opensAtOnce={opensAtOnce}>
    {onReply && (
      <MenuItem icon={<Reply size={18} />} onSelect={onReply}>
        {cardLabels.quickReply}
      </MenuItem>
    )}
    {onGoToChat && (
      <MenuItem icon={<MessageCircle size={18} />} onSelect={onGoToChat}>
        {cardLabels.toMessage}
      </MenuItem>
    )}
    {onRead && (
      <MenuItem icon={<Check size={18} />} onSelect={onRead}>
        {cardLabels.markRead}
      </MenuItem>
    )}
    <MenuItem icon={<CircleHelp size={18} />} onSelect={onWhy}>
      {reasonWords.ask}
    </MenuItem>
  </DropdownMenu>
)
