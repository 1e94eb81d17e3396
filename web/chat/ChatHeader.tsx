import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { placePath } from '@bewezen/domain/community/paths.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { AboutDrawer, ChannelsButton } from '../places/index.ts'

const PresentHere = onNeed(() => import('./presence/parts.ts'), 'PresentHere')

type Props = { community: Community; channel: Channel }

/** The name of the open channel, behind which stands what it is about (COM-START-44); on narrow windows also the ways to the other channels and to the lessons (COM-CHAT-59). */
export function ChatHeader({ community, channel }: Props) {
  const [shown, setShown] = useState(false)
  const about = [channel.description, communityWords.members(community.memberCount)].filter(Boolean).join(' ')
  return (
    <header className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-2 py-2 short:min-h-0 short:py-0 lg:min-h-[66px] lg:gap-3 lg:px-6">
      <ChannelsButton community={community} current={channel.id} />
      <div className="relative min-w-0 flex-1">
        <div className="flex items-center gap-1">
          <h1
            dir="auto"
            className="truncate font-display text-fs-18 leading-[1.2] font-medium tracking-[-.02em] lg:text-fs-21"
          >
            {channel.name}
          </h1>
          <button
            type="button"
            aria-label={communityWords.showAbout}
            aria-haspopup="dialog"
            aria-expanded={shown}
            onClick={() => setShown(true)}
            className="flex-none rounded-s text-ink-3 fast after:absolute after:-inset-x-2 after:-inset-y-1 after:rounded-m hover:text-ink hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </div>
        <p className="truncate text-fs-13 leading-[1.45] text-ink-3 short:hidden">{about}</p>
      </div>
      <LinkButton look="quiet" size="s" to={placePath(community, 'university')} className="flex-none lg:hidden">
        {communityWords.lessons}
      </LinkButton>
      <PresentHere channelId={channel.id} />
      {shown && <AboutDrawer community={community} channel={channel} onClose={() => setShown(false)} />}
    </header>
  )
}
