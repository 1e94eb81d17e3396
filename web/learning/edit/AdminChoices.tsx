import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { learningWords } from '@bewezen/domain/learning/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import type { EditForm } from './useEditForm.ts'

/** What only admins decide: whose it is, and which award a challenge gives (COM-LEARN-13, COM-LEARN-16). */
export function AdminChoices({ kind, form: { typed, put } }: { kind: LearningKind; form: EditForm }) {
  const read = useRead(api.learning.choices, {})
  return (
    <Loaded read={read} failed={learningWords.failed} waiting={<Skeleton className="h-[74px] w-full" />}>
      {({ teachers, awards }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={words.teacher}
            placeholder={words.noTeacher}
            value={typed.teacherId ?? ''}
            options={teachers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => put({ teacherId: event.currentTarget.value || null })}
          />
          {kind === 'challenge' && (
            <Select
              label={words.award}
              placeholder={words.noAward}
              value={typed.awardId ?? ''}
              options={awards.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => put({ awardId: event.currentTarget.value || null })}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}
