import type { Community } from '@bewezen/domain/community/contract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { ChannelsButton } from '../../places/index.ts'

/** The heading of one's private messages, and of a conversation of which nothing more can be said. */
export const DirectTitle = ({ community }: { community: Community | undefined }) => (
  <header className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-2 py-2 lg:min-h-[66px] lg:px-6">
    <ChannelsButton community={community} />
    <h1 className="font-display text-fs-18 leading-[1.2] font-medium tracking-[-.02em] lg:text-fs-21">{words.title}</h1>
  </header>
)
