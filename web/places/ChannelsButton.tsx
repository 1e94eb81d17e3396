import type { Community } from '@bewezen/domain/community/contract.ts'
import { newIn } from '@bewezen/domain/community/newIn.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import PanelLeft from 'lucide-react/icons/panel-left'
import { Button } from '../base/parts/Button.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { showChannels, useChannelsShown } from './channelsShown.ts'

type Props = {
  community: Community | undefined
  current?: string
  /** With its name in sight, where nothing else says that there are channels. */
  named?: true
}

/** The way to the channels where there is no room beside the page, with whether something waits in one that is not open. */
export function ChannelsButton({ community, current, named }: Props) {
  const isShown = useChannelsShown()
  const unread =
    community?.channels.reduce((sum, one) => sum + (one.id === current ? 0 : newIn(community, one)), 0) ?? 0
  const label = unread > 0 ? `${communityWords.channels}, ${communityWords.unread(unread)}` : communityWords.channels
  const opens = {
    'aria-expanded': isShown,
    'aria-haspopup': 'dialog',
    onClick: () => showChannels(true),
  } as const
  const dot = unread > 0 && <span className="absolute top-2 right-2 size-2 rounded-full bg-ember" />
  if (named)
    return (
      <Button
        {...opens}
        look="line"
        size="s"
        aria-label={label}
        icon={<PanelLeft size={18} />}
        className="relative lg:hidden"
      >
        {communityWords.channels}
        {dot}
      </Button>
    )
  return <IconButton {...opens} label={label} icon={<PanelLeft size={20} />} badge={dot} className="lg:hidden" />
}
