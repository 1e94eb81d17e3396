import type { Edited, Level } from '@bewezen/domain/learning/contract.ts'
import type { LearningField, LearningKind } from '@bewezen/domain/learning/editing.ts'
import { learningFaultWords, learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { useId } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { CancelButton, ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { RichTextField } from '../../base/richText/RichTextField.tsx'
import { useMay } from '../../base/session/standing.ts'
import { AdminChoices } from './AdminChoices.tsx'
import { AttachmentsField } from './AttachmentsField.tsx'
import { ChallengeFields } from './ChallengeFields.tsx'
import { LessonPlace } from './LessonPlace.tsx'
import { hasText } from './typed.ts'
import { useEditForm } from './useEditForm.ts'

type Props = {
  kind: LearningKind
  edited: Edited | null
  communityId: string
  levels: readonly Level[]
  readAgain: () => Promise<Edited | undefined>
  onClose: () => void
}

/** The form of a lesson, challenge or masterclass (COM-LEARN-06, COM-LEARN-11, COM-LEARN-15). */
export function EditFields({ kind, edited, communityId, levels, readAgain, onClose }: Props) {
  const formId = useId()
  const form = useEditForm({ kind, edited, communityId, firstLevelId: levels[0]?.id ?? '', onDone: onClose })
  const mayManage = useMay('manageLearning')
  const { typed, put, faults, before, newerTitle } = form
  const errorOf = (field: LearningField) => (faults.includes(field) ? learningFaultWords[field] : null)
  const reload = async () => {
    const newer = await readAgain()
    if (newer) form.takeOver(newer)
  }
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      unsaved={form.isTouched}
      width="l"
      title={edited ? words.editTitle[kind] : words.make[kind]}
      actions={
        <>
          <CancelButton>{words.cancel}</CancelButton>
          <Button
            type="submit"
            form={formId}
            busy={form.isBusy || form.isUploading}
            busyText={form.isUploading ? words.uploading : words.saving}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.send} className="grid gap-4">
        {newerTitle !== null && <ChangedMeanwhile current={newerTitle} onReload={() => void reload()} />}
        <TextField
          label={words.title}
          required
          value={typed.title}
          error={errorOf('title')}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        {kind === 'lesson' && <LessonPlace form={form} levels={levels} error={errorOf('week')} />}
        {kind === 'challenge' && <ChallengeFields form={form} errorOf={errorOf} />}
        {hasText(kind) && (
          <TextField
            label={words.videoUrl}
            hint={words.videoHint}
            type="url"
            value={typed.videoUrl}
            error={errorOf('videoUrl')}
            onChange={(event) => put({ videoUrl: event.currentTarget.value })}
          />
        )}
        <RichTextField
          key={before?.updatedAt ?? 'new'}
          label={words.content[kind]}
          kind="article"
          pictures="lesson-image"
          required={kind === 'challenge'}
          initial={before?.content ?? ''}
          error={errorOf('content')}
          onChange={(content) => put({ content })}
        />
        {hasText(kind) && <AttachmentsField form={form} error={errorOf('attachments')} />}
        {mayManage && <AdminChoices kind={kind} form={form} />}
        <Checkbox
          label={words.isPublished}
          hint={words.publishedHint}
          checked={typed.isPublished}
          onChange={(event) => put({ isPublished: event.currentTarget.checked })}
        />
      </form>
    </ResponsiveModal>
  )
}
