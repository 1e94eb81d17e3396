import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { categoryOf, reportCategories } from '@bewezen/domain/reports/category.ts'
import { isTooShort, maxDescription, upToLimit } from '@bewezen/domain/reports/report.ts'
import { categoryLabels, reportWords } from '@bewezen/domain/reports/words.ts'
import { useLocation } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { faultsAt } from '../base/editing/filling.ts'
import { useForm } from '../base/editing/useForm.ts'
import { AskBeforeLeaving } from '../base/parts/AskBeforeLeaving.tsx'
import { Button } from '../base/parts/Button.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { words as dialogWords } from '../base/parts/words.ts'
import { useOwnAccount } from '../base/session/viewer.ts'
import { Screenshot } from './Screenshot.tsx'
import { type TypedReport, useSendReport } from './useSendReport.ts'

const options = reportCategories.map((value) => ({ value, label: categoryLabels[value] }))

/** A problem with a page, told to the admins; what was typed stays until it is stored (SH-REPORT-01..19). */
export function ReportForm({ onClose }: { onClose: () => void }) {
  const path = useLocation({ select: (location) => location.pathname })
  const [start] = useState<TypedReport>(() => ({ category: categoryOf(path), description: '', file: null }))
  const form = useForm({ start })
  const { category, description, file } = form.values
  const { send, isSending } = useSendReport({
    onSent: onClose,
    // What is wrong with the description is told in a toast.
    onWrong: (faults) =>
      form.refuse(
        faultsAt(
          faults.filter((field) => field === 'category'),
          () => reportWords.categoryRequired,
        ),
      ),
  })
  const viewer = useOwnAccount()
  useBackCloses(onClose)
  const isTyped = description.trim() !== '' || file !== null

  const submit = (element: HTMLFormElement | null) => {
    const typed = element && form.check(element)
    if (viewer && typed) void send(typed)
  }
  const submitByKey = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) submit(currentTarget.form)
  }
  return (
    <ResponsiveModal open onClose={onClose} title={reportWords.title} unsaved={isTyped}>
      <form
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
        noValidate
        className="grid gap-4"
      >
        <Select
          label={reportWords.category}
          options={options}
          value={category}
          onChange={(event) => form.set('category', event.currentTarget.value)}
          error={form.errors.category}
          required
        />
        <TextArea
          label={reportWords.description}
          value={description}
          onChange={(event) => form.set('description', upToLimit(event.currentTarget.value))}
          onKeyDown={submitByKey}
          hint={isTooShort(description) ? reportWords.tooShort : ''}
          atMost={maxDescription}
          lengthOf={visibleLength}
          rows={5}
          required
        />
        <Screenshot file={file} onPick={(picked) => form.set('file', picked)} />
        <Button
          type="submit"
          block
          icon={<Send size={18} />}
          disabled={isTooShort(description) || !viewer}
          busy={isSending}
          busyText={reportWords.submitting}
        >
          {reportWords.submit}
        </Button>
      </form>
      <AskBeforeLeaving when={isTyped && !isSending} closing={dialogWords.unsaved.question} />
    </ResponsiveModal>
  )
}
