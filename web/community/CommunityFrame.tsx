import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import type { ReactNode } from 'react'
import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { showChannels, useChannelsShown } from '../base/shell/channels.ts'
import { Sidebar } from './Sidebar.tsx'

const ChannelsSheet = onNeed(() => import('./ChannelsSheet.tsx'), 'ChannelsSheet')

// Its place stands: it comes beside a conversation that is read first.
const ChannelAbout = browserOnly(() => import('./ChannelAbout.tsx'), 'ChannelAbout')

type Props = { communities: Community[]; community: Community; channel: Channel; children: ReactNode }

/** A channel between the channels beside it and what it is about; on narrow windows those come as sheets (COM-CHAT-04). */
export function CommunityFrame({ communities, community, channel, children }: Props) {
  const channelsShown = useChannelsShown()
  const side = { communities, community, channel }
  return (
    <div
      data-fills
      className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-[264px_minmax(0,1fr)] xl:grid-cols-[276px_minmax(0,1fr)_308px]"
    >
      <nav
        aria-label={communityWords.channels}
        className="overflow-y-auto overscroll-contain border-r border-line px-3 pt-[18px] pb-6 max-lg:hidden"
      >
        <Sidebar {...side} />
      </nav>
      <Main className="relative flex min-h-0 min-w-0 flex-col bg-surface">{children}</Main>
      <aside
        aria-label={communityWords.about}
        className="overflow-y-auto overscroll-contain border-l border-line px-5 py-[22px] max-xl:hidden"
      >
        <ChannelAbout community={community} channel={channel} titled />
      </aside>
      {channelsShown && <ChannelsSheet {...side} onClose={() => showChannels(false)} />}
    </div>
  )
}
