import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { useClosedAcross } from '../base/parts/useClosedAcross.ts'
import { ChannelAbout } from './ChannelAbout.tsx'

type Props = { community: Community; channel: Channel; onClose: () => void }

/** What a channel is about, on windows without room for it beside the chat. */
export function AboutDrawer({ community, channel, onClose }: Props) {
  useClosedAcross('widest', onClose)
  return (
    <ResponsiveModal open onClose={onClose} title={communityWords.about} look="drawer">
      <ChannelAbout community={community} channel={channel} />
    </ResponsiveModal>
  )
}
