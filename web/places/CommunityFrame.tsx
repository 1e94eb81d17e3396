import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import type { ReactNode } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { classes } from '../base/parts/classes.ts'
import { onNeed } from '../base/parts/onNeed.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { showChannels, useChannelsShown } from './channelsShown.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

const ChannelsSheet = onNeed(() => import('./ChannelsSheet.tsx'), 'ChannelsSheet')

// Its place stands: it comes beside a conversation that is read first.
const ChannelAbout = browserOnly(() => import('./ChannelAbout.tsx'), 'ChannelAbout')

type Props = SidebarProps & {
  /** The channel that is open, with its community: what they are about stands beside it on wide windows. */
  about?: { community: Community; channel: Channel }
  children: ReactNode
}

/** A page of the community between the channels beside it and what it is about; on narrow windows those come as sheets (COM-CHAT-04). */
export function CommunityFrame({ about, children, ...side }: Props) {
  const channelsShown = useChannelsShown()
  return (
    <div
      data-fills
      className={classes(
        'grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-[264px_minmax(0,1fr)]',
        about ? 'xl:grid-cols-[276px_minmax(0,1fr)_308px]' : 'xl:grid-cols-[276px_minmax(0,1fr)]',
      )}
    >
      <nav
        aria-label={communityWords.channels}
        className="overflow-y-auto overscroll-contain border-r border-line px-3 pt-[18px] pb-6 max-lg:hidden"
      >
        <Sidebar {...side} />
      </nav>
      <Main className="relative flex min-h-0 min-w-0 flex-col bg-surface">{children}</Main>
      {about && (
        <aside
          aria-label={communityWords.about}
          className="overflow-y-auto overscroll-contain border-l border-line px-5 py-[22px] max-xl:hidden"
        >
          <ChannelAbout {...about} titled />
        </aside>
      )}
      {channelsShown && <ChannelsSheet {...side} onClose={() => showChannels(false)} />}
    </div>
  )
}
