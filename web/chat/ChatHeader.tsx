import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { IconButton } from '../base/parts/IconButton.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { AboutDrawer, ChannelsButton } from '../places/index.ts'

const PresentHere = onNeed(() => import('./presence/parts.ts'), 'PresentHere')

type Props = { community: Community; channel: Channel }

/** The name of the open channel; on narrow windows also the ways to the other channels and to what it is about. */
export function ChatHeader({ community, channel }: Props) {
  const [shown, setShown] = useState(false)
  const about = [channel.description, communityWords.members(community.memberCount)].filter(Boolean).join(' ')
  return (
    <header className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-2 py-2 lg:min-h-[66px] lg:gap-3 lg:px-6">
      <ChannelsButton community={community} current={channel.id} />
      <div className="min-w-0 flex-1">
        <h1
          dir="auto"
          className="truncate font-display text-fs-18 leading-[1.2] font-medium tracking-[-.02em] lg:text-fs-21"
        >
          {channel.name}
        </h1>
        <p className="truncate text-fs-13 leading-[1.45] text-ink-3">{about}</p>
      </div>
      <PresentHere channelId={channel.id} />
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
