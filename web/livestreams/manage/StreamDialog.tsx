import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { ChangedStrip } from '../../base/editing/ChangedStrip.tsx'
import { MeanwhileNotice } from '../../base/editing/Meanwhile.tsx'
import { AskBeforeLeaving } from '../../base/parts/AskBeforeLeaving.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { StreamFields } from './StreamFields.tsx'
import { useStreamForm } from './useStreamForm.ts'

type Props = { stored: Livestream | null; isGone?: boolean; onClose: () => void }

/** What another manager did meanwhile (LIVE-MORE-65). */
const gone = { title: screenWords.gone, text: screenWords.goneText, verb: screenWords.asNew }

/** Makes a livestream or edits one; what is typed stays through a refusal (LIVE-FORM-01, X3-EDGE-13). */
export function StreamDialog({ stored, isGone = false, onClose }: Props) {
  const form = useStreamForm({ stored, isGone, onDone: onClose })
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isDirty}
      width="l"
      title={form.isNew ? words.newTitle : words.editTitle}
      verb={words.save}
      busyText={words.saving}
      busy={form.isSaving}
      onSend={form.send}
    >
      {form.isGone && <MeanwhileNotice says={gone} onPress={form.makeAnew} />}
      <ChangedStrip record={form.newer} />
      <StreamFields form={form} />
      <AskBeforeLeaving when={form.isDirty} />
      <ConfirmDialog
        open={form.early !== null}
        onClose={form.keepEditing}
        question={screenWords.startQuestion}
        text={form.early?.startTime && screenWords.startText(form.early.title, fullDateTime(form.early.startTime))}
        verb={words.start}
        busy={form.isSaving}
        harmless
        onConfirm={form.sendEarly}
      />
    </FormDialog>
  )
}
