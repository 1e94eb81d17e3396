import { inboxWords } from '@bewezen/domain/inbox/pageWords.ts'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { Button } from '../base/parts/Button.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { useClosedAcross } from '../base/parts/useClosedAcross.ts'
import { Filters, type JoinedCommunity } from './Filters.tsx'
import type { InboxChoices } from './useInboxView.ts'

type Props = { open: boolean; onClose: () => void; choices: InboxChoices; joined: readonly JoinedCommunity[] | null }

/** The filters where they have no room beside the list. */
export function FilterSheet({ open, onClose, ...filters }: Props) {
  useClosedAcross('wide', onClose)
  useBackCloses(onClose, open)
  return (
    <ResponsiveModal
      open={open}
      onClose={onClose}
      title={inboxWords.filters}
      width="s"
      actions={<Button onClick={onClose}>{inboxWords.showFilters}</Button>}
    >
      <Filters {...filters} />
    </ResponsiveModal>
  )
}
