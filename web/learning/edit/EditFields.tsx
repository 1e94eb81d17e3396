import type { Level } from '@bewezen/domain/learning/contract.ts'
import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import type { Edited } from '@bewezen/domain/learning/editingContract.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { EditingDialog } from '../../base/editing/EditingDialog.tsx'
import type { ReadAgain } from '../../base/editing/useEditing.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { RichTextField } from '../../base/richText/RichTextField.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
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
  readAgain: ReadAgain<Edited>
  onClose: () => void
}

/** The form of a lesson, challenge or masterclass (COM-LEARN-06, COM-LEARN-11, COM-LEARN-15). */
export function EditFields({ kind, edited, communityId, levels, readAgain, onClose }: Props) {
  const form = useEditForm({
    kind,
    edited,
    communityId,
    readAgain,
    firstLevelId: levels[0]?.id ?? '',
    onDone: onClose,
  })
  const mayManage = useMay('manageLearning')
  const { typed, put, errorOf, before } = form
  return (
    <EditingDialog
      title={edited ? words.editTitle[kind] : words.make[kind]}
      words={words}
      form={form}
      onClose={onClose}
    >
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
        error={errorOf('content') ?? form.contentError}
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
    </EditingDialog>
  )
}
