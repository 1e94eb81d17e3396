import type { Community } from '@bewezen/domain/community/contract.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { ChannelLines } from './ChannelLines.tsx'
import { CommunitySwitcher } from './CommunitySwitcher.tsx'

// The talk goes first: its code need not wait for the ways out of it, which stand under everything else.
const Places = browserOnly(() => import('./Places.tsx'), 'Places')

export type SidebarProps = {
  communities: Community[]
  /** The open one; on a page that belongs to none of them, the one that was open last. */
  community: Community | undefined
  /** The address of the open page, which is marked. */
  current: string
  /** Somebody points at a channel, and may be about to open it. */
  onPointAt: (channelId: string) => void
}

/** The open community with the way to the others, its channels with what is unread in each, and what else there is (COM-CHAT-04). */
export const Sidebar = ({
  communities,
  community,
  current,
  onPointAt,
  onChoose,
}: SidebarProps & { onChoose?: () => void }) => (
  <>
    {community && (
      <>
        <CommunitySwitcher communities={communities} open={community} replace={onChoose !== undefined} />
        <ChannelLines community={community} current={current} onPointAt={onPointAt} onChoose={onChoose} />
      </>
    )}
    <Places community={community} current={current} onChoose={onChoose} />
  </>
)
