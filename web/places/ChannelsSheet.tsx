import { communityWords } from '@bewezen/domain/community/words.ts'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { useClosedAcross } from '../base/parts/useClosedAcross.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

/** The channels where there is no room beside the chat; choosing one closes it, and so does the Back button (SH-ROUTE-06, SH-UI-22). */
export function ChannelsSheet({ onClose, ...side }: SidebarProps & { onClose: () => void }) {
  useClosedAcross('wide', onClose)
  useBackCloses(onClose)
  return (
    <ResponsiveModal open onClose={onClose} title={communityWords.channels} width="s">
      <nav aria-label={communityWords.channels} className="-mx-2">
        <Sidebar {...side} onChoose={onClose} />
      </nav>
    </ResponsiveModal>
  )
}
