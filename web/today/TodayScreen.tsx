import type { Community } from '@bewezen/domain/community/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useRead } from '../base/api/useRead.ts'
import { scrollsAsPage } from '../base/document/scrollsAsPage.ts'
import { useFollowedAtOnce } from '../base/document/useFollowedAtOnce.ts'
import { useMinuteOfDay } from '../base/document/useMinuteOfDay.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { Loaded } from '../base/parts/Loaded.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { askAheadIn } from '../chat/index.ts'
import { ChannelsButton, CommunityFrame, CommunityTiles, lastVisit, todayPath } from '../places/index.ts'
import { Greeting } from './Greeting.tsx'
import { MissedNews } from './MissedNews.tsx'
import { OwnDay } from './OwnDay.tsx'
import { todayQuery } from './todayCache.ts'
import { useNoticed } from './useNoticed.ts'
import { WaitingPeople } from './WaitingPeople.tsx'

const FirstDays = lazyPart(() => import('./FirstDays.tsx'), 'FirstDays')

/** `/community` without a place in the address: the member's own day beside the channels (SH-TODAY-01). */
export function TodayScreen({ communities }: { communities: Community[] }) {
  useTitle(words.title)
  const { day: drawn } = useRouteContext({ from: '__root__' })
  const day = { ...drawn, now: useMinuteOfDay(drawn.now) }
  const name = useOwnAccount()?.firstName ?? ''
  const read = useQuery(todayQuery, useQueries())
  // Shown with the rest of the day, or it would push down what is below; what could not be read says so there.
  const measured = useRead(api.experiments.mine, {})
  // Before it nobody can say that all is read.
  const talks = useRead(api.community.conversations, {})
  const { noticed, isComing } = useNoticed(communities)
  // Once it is there it stays, also while something else becomes the most noticed.
  const [hasCome, setHasCome] = useState(false)
  if (!hasCome && measured.isFetched && talks.isFetched && !isComing) setHasCome(true)
  const community = communities.find((one) => one.id === lastVisit()) ?? communities.find((one) => one.joined)
  return (
    <CommunityFrame communities={communities} community={community} current={todayPath} onPointAt={askAheadIn}>
      <div
        {...scrollsAsPage}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-bg px-3.5 py-4 lg:px-8 lg:py-8"
      >
        <div className="mx-auto grid max-w-[1144px] grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
          <div className="-mb-1 lg:hidden">
            <ChannelsButton named community={community} />
          </div>
          <Greeting name={name} day={day} />
          <Loaded read={read} failed={words.loadFailed} waiting={<Waiting />}>
            {(own) =>
              hasCome ? (
                // With the rest of the day too: the list of a new member would push it down.
                <Suspense fallback={<Waiting />}>
                  {own.firstDays && <FirstDays of={own.firstDays} lesson={own.lesson} dates={own.dates} />}
                  <OwnDay of={own} day={day} />
                  <div className="mt-4 grid gap-10 xl:grid-cols-2 xl:gap-14">
                    <MissedNews communities={communities} noticed={noticed} />
                    <WaitingPeople of={own.waiting} />
                  </div>
                </Suspense>
              ) : (
                <Waiting />
              )
            }
          </Loaded>
          <div className="mt-6 pb-10">
            <CommunityTiles communities={communities} />
          </div>
        </div>
      </div>
    </CommunityFrame>
  )
}

function Waiting() {
  const place = useRef<HTMLDivElement>(null)
  useFollowedAtOnce(place)
  return (
    <>
      <div ref={place}>
        <Skeleton className="h-40 w-full rounded-b-none lg:h-56" />
        <Skeleton className="mt-px h-72 w-full rounded-t-none" />
      </div>
      <Skeleton className="h-56 w-full" />
    </>
  )
}
