import type { LearningField } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { DescribedPicture } from '../../base/editing/DescribedPicture.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { EditForm } from './useEditForm.ts'

type Props = { form: EditForm; errorOf: (field: LearningField) => string | null }

/** What a challenge asks, from when to when, and its picture (COM-LEARN-11). */
export function ChallengeFields({ form, errorOf }: Props) {
  const { typed, put } = form
  return (
    <>
      <TextField
        label={words.dailyTask}
        required
        value={typed.dailyTask}
        error={errorOf('dailyTask')}
        onChange={(event) => put({ dailyTask: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          type="date"
          label={words.startDate}
          required
          value={typed.startDate}
          error={errorOf('startDate')}
          onChange={(event) => put({ startDate: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={words.endDate}
          required
          value={typed.endDate}
          error={errorOf('endDate')}
          onChange={(event) => put({ endDate: event.currentTarget.value })}
        />
        <TextField
          label={words.durationDays}
          hint={words.durationHint}
          required
          inputMode="numeric"
          value={typed.durationDays}
          error={errorOf('durationDays')}
          onChange={(event) => put({ durationDays: event.currentTarget.value })}
        />
      </div>
      <DescribedPicture
        words={words.image}
        purpose="lesson-image"
        picture={typed.image}
        alt={typed.imageAlt}
        altError={errorOf('imageAlt')}
        altRequired
        form={form}
        onPicture={(image) => put({ image })}
        onAlt={(imageAlt) => put({ imageAlt })}
      />
    </>
  )
}
