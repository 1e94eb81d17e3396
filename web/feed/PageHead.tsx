import type { Community } from '@bewezen/domain/community/contract.ts'
import type { ReactNode } from 'react'
import { scrollsAsPage } from '../base/document/scrollsAsPage.ts'
import { ChannelsButton } from '../places/index.ts'

/** The line above a page of the feed: on narrow windows the way to the channels, and what can be done here. */
export const PageHead = ({ community, children, actions }: Props) => (
  <header className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-2 py-2 lg:min-h-[66px] lg:gap-3 lg:px-6">
    <ChannelsButton community={community} />
    <div className="min-w-0 flex-1">{children}</div>
    {actions}
  </header>
)

type Props = { community: Community; children: ReactNode; actions?: ReactNode }

/** What stands under it, in the width of reading. */
export const PageBody = ({ children }: { children: ReactNode }) => (
  <div {...scrollsAsPage} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
    <div className="mx-auto w-full max-w-[768px] px-4 pt-5 pb-16 lg:px-6 lg:pt-8">{children}</div>
  </div>
)
