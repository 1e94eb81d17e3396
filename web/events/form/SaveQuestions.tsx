import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { DatesDialog } from './DatesDialog.tsx'
import type { EventFormState } from './useEventForm.ts'

/** What is asked before an event is stored; nothing of it stands in the way (EV-FORM-43, EV-FORM-44, EV-FORM-64, EV-CANCEL-06, EV-RECUR-17). */
export const SaveQuestions = ({ form }: { form: EventFormState }) => (
  <>
    <ConfirmDialog
      open={form.notices.length > 0}
      onClose={form.dropNotices}
      question={labels.askSave}
      text={form.notices.join(' ')}
      verb={labels.save}
      harmless
      onConfirm={() => void form.save({})}
    />
    {form.vanishing && (
      <DatesDialog
        {...form.vanishing}
        isSaving={form.isSaving}
        onClose={form.dropVanishing}
        onAnswer={(answers) => void form.save(answers)}
      />
    )}
  </>
)
