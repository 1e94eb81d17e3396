import type { Community } from '@bewezen/domain/community/contract.ts'
import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { Waiting } from './Waiting.tsx'

// Each page comes when it is opened: few people look at all of them in one visit.
const UniversityPage = browserOnly(() => import('./UniversityPage.tsx'), 'UniversityPage', <Waiting />)
const LessonPage = browserOnly(() => import('./LessonPage.tsx'), 'LessonPage', <Waiting />)
const ChallengesPage = browserOnly(() => import('./ChallengesPage.tsx'), 'ChallengesPage', <Waiting />)
const ChallengePage = browserOnly(() => import('./ChallengePage.tsx'), 'ChallengePage', <Waiting />)
const MasterclassesPage = browserOnly(() => import('./MasterclassesPage.tsx'), 'MasterclassesPage', <Waiting />)
const MasterclassPage = browserOnly(() => import('./MasterclassPage.tsx'), 'MasterclassPage', <Waiting />)

type Props = { community: Community; kind: LearningKind; slug?: string }

/** What there is to learn in a community: an overview, or one lesson, challenge or masterclass (ROUTE-TABLE-06, COM-LEARN-30). */
export function LearningScreen({ community, kind, slug }: Props) {
  switch (kind) {
    case 'challenge':
      return slug === undefined ? (
        <ChallengesPage community={community} />
      ) : (
        <ChallengePage key={slug} community={community} slug={slug} />
      )
    case 'masterclass':
      return slug === undefined ? (
        <MasterclassesPage community={community} />
      ) : (
        <MasterclassPage key={slug} community={community} slug={slug} />
      )
    case 'lesson':
      return slug === undefined ? (
        <UniversityPage community={community} />
      ) : (
        <LessonPage key={slug} community={community} slug={slug} />
      )
  }
}
