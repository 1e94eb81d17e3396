import type { LearningField } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { noPicture, PictureField, sentPicture } from '../../base/parts/PictureField.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { EditForm } from './useEditForm.ts'

type Props = { form: EditForm; errorOf: (field: LearningField) => string | null }

/** What a challenge asks, from when to when, and its picture (COM-LEARN-11). */
export function ChallengeFields({ form, errorOf }: Props) {
  const { typed, put, sendFile } = form
  const pick = async (file: File) => {
    const sent = await sendFile('lesson-image', file)
    if (sent) put({ image: sentPicture(sent) })
  }
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
      <PictureField
        words={words.image}
        purpose="lesson-image"
        address={typed.image.address}
        alt={typed.imageAlt}
        isUploading={form.isUploading}
        onPick={(file) => void pick(file)}
        onTakeAway={() => put({ image: noPicture })}
      >
        {typed.image.address !== null && (
          <TextField
            label={words.imageAlt}
            required
            value={typed.imageAlt}
            error={errorOf('imageAlt')}
            onChange={(event) => put({ imageAlt: event.currentTarget.value })}
          />
        )}
      </PictureField>
    </>
  )
}
