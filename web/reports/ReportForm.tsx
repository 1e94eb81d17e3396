import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { categoryOf, reportCategories } from '@bewezen/domain/reports/category.ts'
import { isTooShort, maxDescription, upToLimit } from '@bewezen/domain/reports/report.ts'
import { categoryLabels, reportWords } from '@bewezen/domain/reports/words.ts'
import { useLocation } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { type PickedFile, Screenshot } from './Screenshot.tsx'
import { useSendReport } from './useSendReport.ts'

const options = reportCategories.map((value) => ({ value, label: categoryLabels[value] }))

/** A problem with a page, told to the admins; what was typed stays until it is stored (SH-REPORT-01..19). */
export function ReportForm({ onClose }: { onClose: () => void }) {
  const path = useLocation({ select: (location) => location.pathname })
  const [category, setCategory] = useState<string>(() => categoryOf(path))
  const [description, setDescription] = useState('')
  const [file, setFile] = useState<PickedFile | null>(null)
  const { send, isSending, wrong } = useSendReport(onClose)
  const viewer = useOwnAccount()

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (viewer) void send({ category, description, file })
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      title={reportWords.title}
      unsaved={description.trim() !== '' || file !== null}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Select
          label={reportWords.category}
          options={options}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
          error={wrong.includes('category') ? reportWords.categoryRequired : null}
          required
        />
        <TextArea
          label={reportWords.description}
          value={description}
          onChange={(event) => setDescription(upToLimit(event.currentTarget.value))}
          onKeyDown={submitByKey}
          hint={isTooShort(description) ? reportWords.tooShort : ''}
          atMost={maxDescription}
          lengthOf={visibleLength}
          rows={5}
          required
        />
        <Screenshot file={file} onPick={setFile} />
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
    </ResponsiveModal>
  )
}
