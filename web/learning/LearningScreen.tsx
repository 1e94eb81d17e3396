import type { Community } from '@bewezen/domain/community/contract.ts'
import type { Place } from '@bewezen/domain/community/slugs.ts'
import { learningWords } from '@bewezen/domain/learning/words.ts'
import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { Main } from '../base/parts/Screen.tsx'

const Loading = () => (
  <Main className="px-5 py-24 text-center text-ink-3">
    <p role="status">{learningWords.loading}</p>
  </Main>
)
// Each page comes when it is opened: few people look at all of them in one visit.
const UniversityPage = browserOnly(() => import('./UniversityPage.tsx'), 'UniversityPage', <Loading />)
const LessonPage = browserOnly(() => import('./LessonPage.tsx'), 'LessonPage', <Loading />)
const ChallengesPage = browserOnly(() => import('./ChallengesPage.tsx'), 'ChallengesPage', <Loading />)
const ChallengePage = browserOnly(() => import('./ChallengePage.tsx'), 'ChallengePage', <Loading />)
const MasterclassesPage = browserOnly(() => import('./MasterclassesPage.tsx'), 'MasterclassesPage', <Loading />)
const MasterclassPage = browserOnly(() => import('./MasterclassPage.tsx'), 'MasterclassPage', <Loading />)

type Props = { community: Community; place: Place; slug?: string }

/** What there is to learn in a community: an overview, or one lesson, challenge or masterclass (ROUTE-TABLE-06, COM-LEARN-30). */
export function LearningScreen({ community, place, slug }: Props) {
  switch (place) {
    case 'challenges':
      return slug === undefined ? (
        <ChallengesPage community={community} />
      ) : (
        <ChallengePage key={slug} community={community} slug={slug} />
      )
    case 'masterclasses':
      return slug === undefined ? (
        <MasterclassesPage community={community} />
      ) : (
        <MasterclassPage key={slug} community={community} slug={slug} />
      )
    default:
      return slug === undefined ? (
        <UniversityPage community={community} />
      ) : (
        <LessonPage key={slug} community={community} slug={slug} />
      )
  }
}
