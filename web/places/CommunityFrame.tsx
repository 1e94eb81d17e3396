import { communityWords } from '@bewezen/domain/community/words.ts'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { onNeed } from '../base/parts/onNeed.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { showChannels, useChannelsShown } from './channelsShown.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

const ChannelsSheet = onNeed(() => import('./ChannelsSheet.tsx'), 'ChannelsSheet')

type Props = SidebarProps & {
  /** Stands on the other side of a conversation, on wide windows (COM-START-40). */
  rail?: { label: string; content: ReactNode }
  children: ReactNode
}

/** A page of the community between the channels, which come as a sheet on narrow windows, and what stands on its other side (COM-CHAT-04). */
export function CommunityFrame({ rail, children, ...side }: Props) {
  const channelsShown = useChannelsShown()
  return (
    <div
      data-fills
      className={classes(
        'grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-[264px_minmax(0,1fr)]',
        rail ? 'xl:grid-cols-[276px_minmax(0,1fr)_308px]' : 'xl:grid-cols-[276px_minmax(0,1fr)]',
      )}
    >
      <nav
        aria-label={communityWords.channels}
        className="overflow-y-auto overscroll-contain border-r border-line px-3 pt-[18px] pb-6 max-lg:hidden"
      >
        <Sidebar {...side} />
      </nav>
      <Main className="relative flex min-h-0 min-w-0 flex-col bg-surface">{children}</Main>
      {rail && (
        <aside
          aria-label={rail.label}
          className="overflow-y-auto overscroll-contain border-l border-line px-5 py-[22px] max-xl:hidden"
        >
          {rail.content}
        </aside>
      )}
      {channelsShown && <ChannelsSheet {...side} onClose={() => showChannels(false)} />}
    </div>
  )
}
