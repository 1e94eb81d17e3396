import { date } from '@bewezen/domain/base/dates.ts'
import type { Community } from '@bewezen/domain/community/contract.ts'
import type { MasterclassCard } from '@bewezen/domain/learning/contract.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import { learningWords, masterclassWords as words } from '@bewezen/domain/learning/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Check from 'lucide-react/icons/check'
import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Art } from './Art.tsx'
import { TeacherLine } from './TeacherLine.tsx'

const EditTools = browserOnly(() => import('./edit/EditTools.tsx'), 'EditTools')

/** A masterclass in the list: its drawing, its title, who gives it and since when it stands there (COM-LEARN-15). */
export const MasterclassCardView = ({
  community,
  masterclass,
}: {
  community: Community
  masterclass: MasterclassCard
}) => {
  const { teacher, publishedAt, isDone } = masterclass
  return (
    <article className="relative flex h-full flex-col overflow-clip rounded-l border border-line bg-surface">
      <div className="h-40 bg-surface-3">
        <Art of={masterclass.slug} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        {(isDone || !publishedAt) && (
          <div className="flex flex-wrap gap-2">
            {isDone && (
              <Badge look="moss" icon={<Check size={14} />}>
                {words.isDone}
              </Badge>
            )}
            {!publishedAt && <Badge look="line">{learningWords.draft}</Badge>}
          </div>
        )}
        <h2 className="heading text-fs-21 wrap-anywhere">
          <PathLink
            to={learningPath(community, 'masterclass', masterclass)}
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {masterclass.title}
          </PathLink>
        </h2>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 text-fs-14 text-ink-2">
          {teacher && <TeacherLine name={displayName(teacher)} teacher={teacher} />}
          {publishedAt && <time dateTime={publishedAt}>{date(publishedAt)}</time>}
        </div>
        {masterclass.mayEdit && (
          <div className="relative z-1">
            <EditTools kind="masterclass" community={community} item={masterclass} />
          </div>
        )}
      </div>
    </article>
  )
}
