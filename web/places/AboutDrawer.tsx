import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { ChannelAbout } from './ChannelAbout.tsx'

type Props = { community: Community; channel: Channel; onClose: () => void }

/** What a channel is about, behind its title (COM-START-44). */
export function AboutDrawer({ community, channel, onClose }: Props) {
  useBackCloses(onClose)
  return (
    <ResponsiveModal open onClose={onClose} title={communityWords.about} look="drawer">
      <ChannelAbout community={community} channel={channel} />
    </ResponsiveModal>
  )
}
