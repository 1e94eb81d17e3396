import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import Archive from 'lucide-react/icons/archive'
import Hash from 'lucide-react/icons/hash'
import { Count } from '../base/parts/Count.tsx'
import { classes } from '../base/parts/classes.ts'
import { onNeed } from '../base/parts/onNeed.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { useMay } from '../base/session/standing.ts'
import { CommunitySwitcher } from './CommunitySwitcher.tsx'
import { askAheadIn } from './chat/channelRead.ts'
import { channelPath } from './where/paths.ts'

const ModerationLink = onNeed(() => import('./moderation/ModerationLink.tsx'), 'ModerationLink')

type Props = { communities: Community[]; community: Community; channel: Channel; onChoose?: () => void }

const line =
  'flex min-h-11 items-center gap-2.5 rounded-[9px] px-3 text-[15px] font-medium no-underline fast lg:min-h-[38px]'
const open = 'bg-primary font-[650] text-on-primary'
const closed = 'text-ink-2 hover:bg-surface-2'

/** The open community with the way to the others, and its channels with what is unread in each (COM-CHAT-04). */
export const Sidebar = ({ communities, community, channel, onChoose }: Props) => (
  <>
    <CommunitySwitcher communities={communities} open={community} />
    <h2 id="channels" className="px-3 pt-[18px] pb-1.5 text-fs-13 font-semibold text-ink-3">
      {communityWords.conversations}
    </h2>
    <ul aria-labelledby="channels">
      {community.channels.map((each) => (
        <li key={each.id}>
          <PathLink
            to={channelPath(community, each)}
            onClick={onChoose}
            onPointerEnter={() => askAheadIn(each.id)}
            aria-current={each.id === channel.id ? 'page' : undefined}
            className={classes(line, each.id === channel.id ? open : closed)}
          >
            {each.isArchived ? <Archive size={17} /> : <Hash size={17} />}
            <span className="min-w-0 flex-1 truncate">{each.name}</span>
            {each.id !== channel.id && <Unread of={each} />}
          </PathLink>
        </li>
      ))}
    </ul>
    {useMay('judgeReports') && <ModerationLink className={classes(line, closed)} onChoose={onChoose} />}
  </>
)

const Unread = ({ of: { unread } }: { of: Channel }) =>
  unread > 0 && (
    <>
      <span className="sr-only">, {communityWords.unread(unread)}</span>
      <Count of={unread} />
    </>
  )
