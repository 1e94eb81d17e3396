import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import Archive from 'lucide-react/icons/archive'
import Hash from 'lucide-react/icons/hash'
import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { Count } from '../base/parts/Count.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { CommunitySwitcher } from './CommunitySwitcher.tsx'
import { askAheadIn } from './chat/channelRead.ts'
import { lineLook } from './lineLook.ts'
import { channelPath } from './where/paths.ts'

// The talk goes first: its code need not wait for the ways out of it, which stand under everything else.
const Places = browserOnly(() => import('./Places.tsx'), 'Places')

export type SidebarProps = {
  communities: Community[]
  /** The open one; on a page that belongs to none of them, the one that was open last. */
  community: Community | undefined
  /** The address of the open page, which is marked. */
  current: string
}

/** The open community with the way to the others, its channels with what is unread in each, and what else there is (COM-CHAT-04). */
export const Sidebar = ({ communities, community, current, onChoose }: SidebarProps & { onChoose?: () => void }) => (
  <>
    {community && (
      <>
        <CommunitySwitcher communities={communities} open={community} />
        <h2 id="channels" className="px-3 pt-[18px] pb-1.5 text-fs-13 font-semibold text-ink-3">
          {communityWords.conversations}
        </h2>
        <ul aria-labelledby="channels">
          {community.channels.map((each) => {
            const path = channelPath(community, each)
            return (
              <li key={each.id}>
                <PathLink
                  to={path}
                  onClick={onChoose}
                  onPointerEnter={() => askAheadIn(each.id)}
                  aria-current={path === current ? 'page' : undefined}
                  className={lineLook(path === current)}
                >
                  {each.isArchived ? <Archive size={17} /> : <Hash size={17} />}
                  <span className="min-w-0 flex-1 truncate">{each.name}</span>
                  {path !== current && <Unread of={each} />}
                </PathLink>
              </li>
            )
          })}
        </ul>
      </>
    )}
    <Places community={community} current={current} onChoose={onChoose} />
  </>
)

const Unread = ({ of: { unread } }: { of: Pick<Channel, 'unread'> }) =>
  unread > 0 && (
    <>
      <span className="sr-only">, {communityWords.unread(unread)}</span>
      <Count of={unread} />
    </>
  )
