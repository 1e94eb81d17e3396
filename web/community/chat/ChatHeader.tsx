import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import Info from 'lucide-react/icons/info'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useState } from 'react'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { showChannels, useChannelsShown } from '../../base/shell/channels.ts'

const AboutDrawer = onNeed(() => import('../AboutDrawer.tsx'), 'AboutDrawer')

type Props = { community: Community; channel: Channel }

/** The name of the open channel; on narrow windows also the ways to the other channels and to what it is about. */
export function ChatHeader({ community, channel }: Props) {
  const [shown, setShown] = useState(false)
  const channelsShown = useChannelsShown()
  const unread = community.channels.reduce((sum, { id, unread }) => (id === channel.id ? sum : sum + unread), 0)
  const about = [channel.description, communityWords.members(community.memberCount)].filter(Boolean).join(' ')
  return (
    <header className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-2 py-2 lg:min-h-[66px] lg:gap-3 lg:px-6">
      <IconButton
        label={unread > 0 ? `${communityWords.channels}, ${communityWords.unread(unread)}` : communityWords.channels}
        icon={<PanelLeft size={20} />}
        badge={unread > 0 && <span className="absolute top-2 right-2 size-2 rounded-full bg-ember" />}
        aria-expanded={channelsShown}
        aria-haspopup="dialog"
        onClick={() => showChannels(true)}
        className="lg:hidden"
      />
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-display text-fs-18 leading-[1.2] font-medium tracking-[-.02em] lg:text-fs-21">
          {channel.name}
        </h1>
        <p className="truncate text-fs-13 leading-[1.45] text-ink-3">{about}</p>
      </div>
      <IconButton
        label={communityWords.showAbout}
        icon={<Info size={19} />}
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={() => setShown(true)}
        className="xl:hidden"
      />
      {shown && <AboutDrawer community={community} channel={channel} onClose={() => setShown(false)} />}
    </header>
  )
}
