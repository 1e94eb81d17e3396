import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import PanelLeft from 'lucide-react/icons/panel-left'
import { IconButton } from '../base/parts/IconButton.tsx'
import { showChannels, useChannelsShown } from './channelsShown.ts'

type Props = { community: Community | undefined; current?: string }

/** The way to the channels where there is no room beside the page, with whether something waits in one that is not open. */
export function ChannelsButton({ community, current }: Props) {
  const isShown = useChannelsShown()
  const unread = community?.channels.reduce((sum, { id, unread }) => (id === current ? sum : sum + unread), 0) ?? 0
  return (
    <IconButton
      label={unread > 0 ? `${communityWords.channels}, ${communityWords.unread(unread)}` : communityWords.channels}
      icon={<PanelLeft size={20} />}
      badge={unread > 0 && <span className="absolute top-2 right-2 size-2 rounded-full bg-ember" />}
      aria-expanded={isShown}
      aria-haspopup="dialog"
      onClick={() => showChannels(true)}
      className="lg:hidden"
    />
  )
}
