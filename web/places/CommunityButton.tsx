import type { Community } from '@bewezen/domain/community/contract.ts'
import { newInAll } from '@bewezen/domain/community/newIn.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ComponentProps } from 'react'
import { Count } from '../base/parts/Count.tsx'
import { CommunityArt } from './CommunityArt.tsx'

export type SwitcherProps = {
  communities: Community[]
  open: Community
  /** In the sheet of narrow windows: what is chosen takes its place in the history. */
  replace?: boolean
}

/** The open community, with what waits in the others; what a menu passes to its trigger goes to the button. */
export const CommunityButton = ({
  communities,
  open,
  replace: _,
  ...menu
}: SwitcherProps & ComponentProps<'button'>) => {
  const waiting = othersThan({ communities, open }).reduce((sum, community) => sum + newInAll(community), 0)
  return (
    <button
      type="button"
      {...menu}
      className="flex w-full items-center gap-3 rounded-[12px] border border-line bg-surface px-3 py-2.5 text-left fast hover:bg-surface-2"
    >
      <span className="size-[38px] flex-none overflow-hidden rounded-[9px]">
        <CommunityArt of={open} />
      </span>
      <span className="min-w-0 flex-1">
        <strong dir="auto" className="line-clamp-2 leading-[1.3] break-words">
          {open.name}
        </strong>
        <span className="text-fs-13 leading-[1.45] text-ink-3">{communityWords.members(open.memberCount)}</span>
      </span>
      {waiting > 0 && <span className="sr-only">, {communityWords.elsewhere(waiting)}</span>}
      <Count of={waiting} />
      <ChevronsUpDown size={18} className="text-ink-2" />
    </button>
  )
}

/** The communities that the viewer joined besides the open one. */
export const othersThan = ({ communities, open }: SwitcherProps): Community[] =>
  communities.filter((community) => community.joined && community.id !== open.id)
