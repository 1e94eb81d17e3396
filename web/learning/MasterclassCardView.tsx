import { date } from '@bewezen/domain/base/dates.ts'
import type { Community } from '@bewezen/domain/community/contract.ts'
import type { MasterclassCard } from '@bewezen/domain/learning/contract.ts'
import { learningWords, masterclassWords as words } from '@bewezen/domain/learning/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Check from 'lucide-react/icons/check'
import { Badge } from '../base/parts/Badge.tsx'
import { Art } from './Art.tsx'
import { LearningCard } from './LearningCard.tsx'
import { TeacherLine } from './TeacherLine.tsx'

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
    <LearningCard
      community={community}
      kind="masterclass"
      item={masterclass}
      picture={<Art of={masterclass} />}
      badges={
        <>
          {isDone && (
            <Badge look="moss" icon={<Check size={14} />}>
              {words.isDone}
            </Badge>
          )}
          {!publishedAt && <Badge look="line">{learningWords.draft}</Badge>}
        </>
      }
    >
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 text-fs-14 text-ink-2">
        {teacher && <TeacherLine name={displayName(teacher)} teacher={teacher} />}
        {publishedAt && <time dateTime={publishedAt}>{date(publishedAt)}</time>}
      </div>
    </LearningCard>
  )
}
