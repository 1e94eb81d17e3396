import { cardLabels } from '@bewezen/domain/inbox/cardLabelWords.ts'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import type { ComponentProps } from 'react'
import { IconButton } from '../base/parts/IconButton.tsx'

export type CardMenuProps = {
  name: string
  onReply?: () => void
  onGoToChat?: () => void
  onRead?: () => void
  onWhy: () => void
}

/** The button of a card's menu; what the menu spreads over it opens and closes that. */
export const CardMenuButton = ({ name, ...button }: { name: string } & ComponentProps<'button'>) => (
  <IconButton {...button} size="s" label={cardLabels.more(name)} icon={<EllipsisVertical size={17} />} />
)
