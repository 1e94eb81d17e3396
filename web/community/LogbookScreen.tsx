import type { Community } from '@bewezen/domain/community/contract.ts'
import { logbookPath } from '@bewezen/domain/community/paths.ts'
import { logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { scrollsAsPage } from '../base/document/scrollsAsPage.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { askAheadIn } from '../chat/index.ts'
import { Logbook } from '../experiments/index.ts'
import { ChannelsButton, CommunityFrame, lastVisit } from '../places/index.ts'

/** `/community/logboek`: one's own experiments, beside the channels of the community that was open last (COM-N1-10). */
export function LogbookScreen({ communities }: { communities: Community[] }) {
  useTitle(words.title)
  const community = communities.find((one) => one.id === lastVisit()) ?? communities.find((one) => one.joined)
  return (
    <CommunityFrame communities={communities} community={community} current={logbookPath} onPointAt={askAheadIn}>
      <header className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-2 py-2 lg:min-h-[66px] lg:px-6">
        <ChannelsButton community={community} />
        <h1 className="font-display text-fs-18 leading-[1.2] font-medium tracking-[-.02em] lg:text-fs-21">
          {words.title}
        </h1>
      </header>
      <div
        {...scrollsAsPage}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3.5 py-4 lg:px-6 lg:py-6"
      >
        <Logbook communities={communities} />
      </div>
    </CommunityFrame>
  )
}
