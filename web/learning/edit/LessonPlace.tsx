import type { Level } from '@bewezen/domain/learning/contract.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { weeksPerLevel } from '@bewezen/domain/learning/level.ts'
import { universityWords } from '@bewezen/domain/learning/words.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { Select } from '../../base/parts/Select.tsx'
import type { EditForm } from './useEditForm.ts'

const weeks = Array.from({ length: weeksPerLevel }, (_, at) => at + 1)

type Props = { form: EditForm; levels: readonly Level[]; error: string | null }

/** In which week of which level a lesson stands, and whether it counts (COM-LEARN-06). */
export const LessonPlace = ({ form: { typed, put }, levels, error }: Props) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={words.level}
        value={typed.levelId || (levels[0]?.id ?? '')}
        options={levels.map(({ id, number, title }) => ({ value: id, label: `${number}. ${title}` }))}
        onChange={(event) => put({ levelId: event.currentTarget.value })}
      />
      <Select
        label={words.week}
        value={String(typed.week)}
        error={error}
        options={weeks.map((week) => ({ value: String(week), label: universityWords.week(week) }))}
        onChange={(event) => put({ week: Number(event.currentTarget.value) })}
      />
    </div>
    <Checkbox
      label={words.isRequired}
      checked={typed.isRequired}
      onChange={(event) => put({ isRequired: event.currentTarget.checked })}
    />
  </>
)
