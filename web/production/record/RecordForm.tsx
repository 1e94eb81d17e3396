import { screenWords as words } from '@bewezen/domain/production/screenWords.ts'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, type ReactNode, useId } from 'react'
import { ChangedStrip } from '../../base/editing/ChangedStrip.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import type { RecordState } from './useRecord.ts'

type Props = {
  record: RecordState & { isNew: boolean }
  title: string
  /** Closes the dialog; without it the form stands beside its list. */
  onClose?: () => void
  children: ReactNode
}

/**
 * The form of one record: beside the list to add many, in a dialog to change one, and on a phone always in a dialog. What
 * is typed for a new one is kept, so that no page is left with a question (EV-MORE-99).
 */
export function RecordForm({ record, title, onClose, children }: Props) {
  const headingId = useId()
  const verb = record.isNew ? words.add : words.save
  const busyText = record.isNew ? words.adding : words.saving
  if (onClose)
    return (
      <FormDialog
        onClose={() => {
          record.forget()
          onClose()
        }}
        unsaved={record.isTouched}
        title={title}
        verb={verb}
        busyText={busyText}
        busy={record.isBusy}
        onSend={record.send}
      >
        <ChangedStrip record={record} />
        {children}
      </FormDialog>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    record.send(event.currentTarget)
  }
  return (
    <Card as="section" pad aria-labelledby={headingId}>
      <h2 id={headingId} className="heading mb-4 text-fs-21">
        {title}
      </h2>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ChangedStrip record={record} />
        {children}
        <Button type="submit" icon={<Plus size={18} />} busy={record.isBusy} busyText={busyText}>
          {verb}
        </Button>
      </form>
    </Card>
  )
}
