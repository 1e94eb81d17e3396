import type { Community } from '@bewezen/domain/community/contract.ts'
import type { LessonCard } from '@bewezen/domain/learning/contract.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import { learningWords, universityWords as words } from '@bewezen/domain/learning/words.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { DoneMark } from './DoneMark.tsx'

const EditTools = browserOnly(() => import('./edit/EditTools.tsx'), 'EditTools')

type Props = {
  community: Community
  lesson: LessonCard
  isNext: boolean
  place: { isFirst: boolean; isLast: boolean }
}

/** A lesson in its week: done, next, open or closed (COM-LEARN-03, COM-LEARN-05). */
export const LessonRow = ({ community, lesson, isNext, place }: Props) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
    <DoneMark isDone={lesson.isDone} isNext={isNext} />
    <span className="min-w-0 flex-1 basis-32 lg:basis-48 font-[550]">
      {lesson.isOpen ? (
        <PathLink
          dir="auto"
          to={learningPath(community, 'lesson', lesson)}
          className="flex min-h-12 items-center wrap-anywhere no-underline hover:underline"
        >
          {lesson.title}
        </PathLink>
      ) : (
        <span dir="auto" className="flex min-h-12 items-center wrap-anywhere text-ink-3">
          {lesson.title}
        </span>
      )}
      <span className="sr-only">
        {lesson.isDone ? words.isDone : isNext ? words.isNext : lesson.isOpen ? '' : words.isClosed}
      </span>
    </span>
    {!lesson.isPublished && <Badge look="line">{learningWords.draft}</Badge>}
    <Badge>{lesson.isRequired ? words.required : words.optional}</Badge>
    {lesson.mayEdit && <EditTools kind="lesson" community={community} item={lesson} place={place} />}
  </li>
)
