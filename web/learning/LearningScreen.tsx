import type { Community } from '@bewezen/domain/community/contract.ts'
import type { ContentType, Place } from '@bewezen/domain/community/slugs.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Waiting } from './Waiting.tsx'

// Each page comes when it is opened: few people look at all of them in one visit.
const UniversityPage = browserOnly(() => import('./UniversityPage.tsx'), 'UniversityPage', <Waiting />)
const LessonPage = browserOnly(() => import('./LessonPage.tsx'), 'LessonPage', <Waiting />)
const ChallengesPage = browserOnly(() => import('./ChallengesPage.tsx'), 'ChallengesPage', <Waiting />)
const ChallengePage = browserOnly(() => import('./ChallengePage.tsx'), 'ChallengePage', <Waiting />)
const MasterclassesPage = browserOnly(() => import('./MasterclassesPage.tsx'), 'MasterclassesPage', <Waiting />)
const MasterclassPage = browserOnly(() => import('./MasterclassPage.tsx'), 'MasterclassPage', <Waiting />)

/** An overview by its place, or one thing by its type and the last part of its address. */
type Props = { community: Community; what: Exclude<Place | ContentType, 'feed'>; slug?: string }

/** What there is to learn in a community: an overview, or one lesson, challenge or masterclass (ROUTE-TABLE-06, COM-LEARN-30). */
export function LearningScreen({ community, what, slug }: Props) {
  switch (what) {
    case 'challenges':
    case 'challenge':
      return slug === undefined ? (
        <ChallengesPage community={community} />
      ) : (
        <ChallengePage key={slug} community={community} slug={slug} />
      )
    case 'masterclasses':
    case 'masterclass':
      return slug === undefined ? (
        <MasterclassesPage community={community} />
      ) : (
        <MasterclassPage key={slug} community={community} slug={slug} />
      )
    case 'university':
    case 'lesson':
      return slug === undefined ? (
        <UniversityPage community={community} />
      ) : (
        <LessonPage key={slug} community={community} slug={slug} />
      )
  }
}
