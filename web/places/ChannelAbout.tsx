import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { chatWords, communityWords } from '@bewezen/domain/community/words.ts'
import Archive from 'lucide-react/icons/archive'
import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useRef } from 'react'
import { useKeptFocus } from '../base/focus/useKeptFocus.ts'
import { JoinButton } from './JoinButton.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { EditChannel, HearAll } from './managing/ChannelTools.tsx'

type Props = { community: Community; channel: Channel }

/** What a channel and its community are about, and whether one can write there. */
export const ChannelAbout = ({ community, channel }: Props) => (
  <div className="grid content-start gap-7">
    <section>
      {channel.description && (
        <p dir="auto" className="text-[15px] leading-normal text-ink-2">
          {channel.description}
        </p>
      )}
      {channel.isArchived && <Fact icon={<Archive size={17} />}>{chatWords.archived}</Fact>}
      <div className="mt-4 grid justify-items-start gap-3">
        <HearAll channel={channel} />
        <EditChannel community={community} channel={channel} />
      </div>
      {!channel.isArchived && !channel.mayPost && <Fact icon={<Lock size={17} />}>{chatWords.readOnly}</Fact>}
    </section>
    <hr className="border-line" />
    <section>
      <h2 dir="auto" className="heading text-fs-18 font-medium tracking-[-.015em]">
        {community.name}
      </h2>
      {community.description && (
        <p dir="auto" className="mt-2 text-[15px] leading-normal text-ink-2">
          {community.description}
        </p>
      )}
      <Fact icon={<Users size={17} />}>{communityWords.members(community.memberCount)}</Fact>
      <JoinOrLeave community={community} />
    </section>
  </div>
)

/** The one button takes the place of the other, and its focus. */
function JoinOrLeave({ community }: { community: Community }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, 'button')
  return (
    <div ref={box} tabIndex={-1} className="mt-4">
      {community.joined ? <LeaveButton community={community} /> : <JoinButton community={community} />}
    </div>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="mt-3 flex items-start gap-2 text-fs-14 leading-normal text-ink-3 [&>svg]:mt-[3px]">
    {icon}
    {children}
  </p>
)
