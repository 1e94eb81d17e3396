import { byPins } from '@bewezen/domain/community/byPins.ts'
import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { newIn } from '@bewezen/domain/community/newIn.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import Archive from 'lucide-react/icons/archive'
import Hash from 'lucide-react/icons/hash'
import { useRef } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Count } from '../base/parts/Count.tsx'
import type { ChannelMenuProps } from './ChannelMenuButton.tsx'
import type { FocusProps } from './ChannelOptions.tsx'
import { lineLook } from './lineLook.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { channelPath } from './paths.ts'

// Their room stands, and nothing of the talk waits for them.
const ChannelOptions = browserOnly<'ChannelOptions', ChannelMenuProps>(
  () => import('./ChannelOptions.tsx'),
  'ChannelOptions',
)
const FocusGoesAlong = browserOnly<'FocusGoesAlong', FocusProps>(() => import('./ChannelOptions.tsx'), 'FocusGoesAlong')

type LineProps = {
  community: Community
  current: string
  onPointAt: (channelId: string) => void
  onChoose?: () => void
}

/** The channels of a community with what is unread in each, those that the viewer pinned on top (COM-CHAT-04, COM-PIN-02). */
export function ChannelLines(props: LineProps) {
  const box = useRef<HTMLDivElement>(null)
  const { pinned, others } = byPins(props.community.channels)
  return (
    <div ref={box} tabIndex={-1}>
      <FocusGoesAlong box={box} />
      {pinned.length > 0 && <Group title={communityWords.pinned} channels={pinned} {...props} />}
      {(others.length > 0 || pinned.length === 0) && (
        <Group title={communityWords.conversations} channels={others} {...props} />
      )}
    </div>
  )
}

function Group({ title, channels, ...line }: LineProps & { title: string; channels: Channel[] }) {
  return (
    <>
      <h2 className="px-3 pt-[18px] pb-1.5 text-fs-13 font-semibold text-ink-3">{title}</h2>
      <ul aria-label={title}>
        {channels.map((channel) => (
          <Line key={channel.id} channel={channel} {...line} />
        ))}
      </ul>
    </>
  )
}

function Line({ community, channel, current, onPointAt, onChoose }: LineProps & { channel: Channel }) {
  const path = channelPath(community, channel)
  const isOpen = path === current
  return (
    <li className="group/line relative">
      <PlaceLink
        to={path}
        onChoose={onChoose}
        onPointerEnter={() => onPointAt(channel.id)}
        aria-current={isOpen ? 'page' : undefined}
        data-row={`channel ${channel.id}`}
        className={`${lineLook(isOpen)} menu-room`}
      >
        {channel.isArchived ? <Archive size={17} /> : <Hash size={17} />}
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {channel.name}
        </span>
        {!isOpen && <Unread of={newIn(community, channel)} />}
      </PlaceLink>
      <ChannelOptions channel={channel} isOpen={isOpen} />
    </li>
  )
}

const Unread = ({ of: unread }: { of: number }) =>
  unread > 0 && (
    <>
      <span className="sr-only">, {communityWords.unread(unread)}</span>
      <Count of={unread} />
    </>
  )
