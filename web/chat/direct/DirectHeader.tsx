import type { Community } from '@bewezen/domain/community/contract.ts'
import { conversationName } from '@bewezen/domain/community/desk.ts'
import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { directPath } from '@bewezen/domain/community/paths.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { FaceLink } from '../../base/parts/FaceLink.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { ChannelsButton } from '../../places/index.ts'
import { OtherHere } from '../presence/PresentHere.tsx'
import { useBlock } from './useBlock.ts'

type Props = { community: Community | undefined; conversation: Conversation }

/** Whom one talks with, the way back to the list, and 'Blokkeren' (COM-CHAT-19, COM-CHAT-24). */
export function DirectHeader({ community, conversation }: Props) {
  const { id, other, isBlocked, isDesk } = conversation
  const [asks, setAsks] = useState(false)
  const block = useBlock(conversation)
  const name = conversationName(conversation)
  return (
    <header className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-2 py-2 lg:min-h-[66px] lg:gap-3 lg:px-6">
      <ChannelsButton community={community} />
      <PathLink
        to={directPath}
        aria-label={words.back}
        className="grid size-11 flex-none place-items-center rounded-full fast hover:bg-surface-2"
      >
        <ArrowLeft size={20} />
      </PathLink>
      {other ? <FaceLink person={other} name={name} size={38} /> : <Avatar name={name} size={38} />}
      <div className="min-w-0 flex-1">
        <h1
          dir="auto"
          className="truncate font-display text-fs-18 leading-[1.2] font-medium tracking-[-.02em] lg:text-fs-21"
        >
          {name}
        </h1>
        <p className="flex gap-3 text-fs-13 leading-[1.45] text-ink-3">
          <OtherHere channelId={id} />
          {/* A phone has room for one of the two, and the name above stays whole. */}
          <span className="truncate max-sm:not-first:hidden">{isDesk ? words.betweenDesk : words.between}</span>
        </p>
      </div>
      {other && !isBlocked && (
        <IconButton
          label={words.block}
          icon={<Ban size={19} />}
          aria-haspopup="dialog"
          aria-expanded={asks}
          onClick={() => setAsks(true)}
        />
      )}
      {asks && (
        <ConfirmDialog
          open
          question={words.blockQuestion(name)}
          text={words.blockText}
          verb={words.block}
          harmless
          busy={block.isBusy}
          onClose={() => setAsks(false)}
          onConfirm={() => void block.want(true).then(() => setAsks(false))}
        />
      )}
    </header>
  )
}
