import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import { isOutOfReach } from '@bewezen/domain/learning/challenge.ts'
import type { Challenge } from '@bewezen/domain/learning/contract.ts'
import { learningPoints } from '@bewezen/domain/learning/editing.ts'
import { overviewPath } from '@bewezen/domain/learning/paths.ts'
import { learningWords, challengeWords as words } from '@bewezen/domain/learning/words.ts'
import { useRouteContext } from '@tanstack/react-router'
import Award from 'lucide-react/icons/award'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Sun from 'lucide-react/icons/sun'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { lappedStyle } from '../base/parts/lappedStyle.ts'
import { Main } from '../base/parts/Screen.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import { FramedText } from '../legal/index.ts'
import { Advice } from './Advice.tsx'
import { Art } from './Art.tsx'
import { ChallengePart } from './ChallengePart.tsx'
import { ChallengeRanking } from './ChallengeRanking.tsx'
import { Crumbs } from './Crumbs.tsx'
import { periodOf, stateLook } from './challengeLook.ts'
import { Opened } from './Opened.tsx'
import { StopButton } from './StopButton.tsx'

const EditTools = browserOnly(() => import('./edit/EditTools.tsx'), 'EditTools')

/** A challenge: what it asks, how far one is, and today's tick (COM-LEARN-11..13, COM-LEARN-21). */
export function ChallengePage({ community, slug }: { community: Community; slug: string }) {
  const read = useRead(
    api.learning.challenge,
    { communityId: community.id, slug },
    // Which day it is decides what can be ticked: a page that stood open overnight asks anew.
    { refetchOnWindowFocus: 'always', refetchInterval: 300_000 },
  )
  useTitle(read.data?.title ?? words.title)
  return (
    <Opened community={community} read={read} back={{ to: overviewPath(community, 'challenge'), label: words.all }}>
      {(challenge) => <Content community={community} challenge={challenge} />}
    </Opened>
  )
}

/** The head of the challenge lies over the lowest part of its picture. */
const underTitle = 'overflow-visible! pb-(--under)'

function Content({ community, challenge }: { community: Community; challenge: Challenge }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { image, state, mine, award, durationDays } = challenge
  // What cannot be earned any more is not promised (COM-LEARN-39).
  const isLate = state !== 'over' && isOutOfReach(challenge)
  return (
    <Main className="pb-12 [--under:40px] lg:pb-20 lg:[--under:80px]">
      <div className="h-[200px] overflow-clip bg-surface-3 lg:h-[300px]">
        {image ? (
          <StoredPicture
            src={image.full}
            fallback={<Art of={challenge} className={underTitle} />}
            alt={image.alt}
            style={lappedStyle(image.full)}
            className="size-full object-cover"
          />
        ) : (
          <Art of={challenge} className={underTitle} />
        )}
      </div>
      <div className="page grid max-w-[1240px] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_330px]">
        <div className="min-w-0">
          <header className="relative -mx-5 -mt-(--under) rounded-t-xl bg-bg px-5 pt-4 lg:px-10 lg:pt-6">
            <Crumbs
              of={[
                { to: communityPath(community), label: community.name },
                { to: overviewPath(community, 'challenge'), label: words.title },
                { label: challenge.title },
              ]}
            />
            <div className="mt-2 flex flex-wrap gap-2">
              <Badge look={stateLook[state]}>{words.states[state]}</Badge>
              <Badge look="line">{words.kind}</Badge>
              {!challenge.isPublished && <Badge look="line">{learningWords.draft}</Badge>}
            </div>
            <h1 dir="auto" className="heading mt-3 text-fs-34 leading-[1.08]! wrap-anywhere lg:text-[56px]">
              {challenge.title}
            </h1>
            <p className="mt-2.5 text-fs-18 text-ink-2 wrap-anywhere">{challenge.dailyTask}</p>
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-fs-14 text-ink-2">
              <Fact icon={<CalendarDays size={16} />}>{periodOf(challenge)}</Fact>
              <Fact icon={<Users size={16} />}>{words.participants(challenge.participants)}</Fact>
              {!isLate && <Fact icon={<Sun size={16} />}>{learningWords.points(learningPoints.challenge)}</Fact>}
            </p>
            {challenge.mayEdit && (
              <div className="mt-3">
                <EditTools kind="challenge" community={community} item={challenge} leaves />
              </div>
            )}
          </header>
          <div className="lg:px-5">
            <ChallengePart challenge={challenge} />
            <FramedText
              html={challenge.content}
              asks={site.asksConsent ?? false}
              button={learningWords.loadVideo}
              className="max-w-[68ch] pt-8 text-fs-16 lg:text-[17px]"
            />
            <Advice />
            {mine && !mine.completedAt && state !== 'over' && <StopButton challenge={challenge} />}
          </div>
        </div>
        <aside aria-label={words.beside} className="grid content-start gap-5 lg:pt-10">
          {!isLate && (
            <section className="rounded-l border border-line bg-surface px-6 py-5">
              <h2 className="font-[650]">{words.reward}</h2>
              <ul className="mt-3 grid gap-2.5 text-[15px]">
                <li>
                  <Fact icon={<Sun size={17} />}>{words.rewardPoints(learningPoints.challenge, durationDays)}</Fact>
                </li>
                {award && (
                  <li>
                    <Fact icon={<Award size={17} />}>{words.rewardAward(award)}</Fact>
                  </li>
                )}
              </ul>
            </section>
          )}
          <ChallengeRanking challenge={challenge} />
        </aside>
      </div>
    </Main>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2 [&>svg]:flex-none">
    {icon}
    {children}
  </span>
)
