import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { endWords as words } from '@bewezen/domain/events/formLabelWords.ts'
import { formNoticeWords, saveWords } from '@bewezen/domain/events/formWords.ts'
import { removeRefused } from '@bewezen/domain/events/removeRefused.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { eventsChanged } from './eventsChanged.ts'

type Props = {
  event: { id: string; title: string; isRecurring: boolean }
  /** One date of a series that is not its start; without it the event goes, with all its dates. */
  occurrenceId?: string | null
  /** It is gone. */
  onDone: () => void
}

/** Deletes an event or one date of a series, after asking (EV-DETAIL-21, EV-ADMIN-30, EV-RECUR-06, EV-RECUR-21, EV-FORM-39). */
export function DeleteEvent({ event, occurrenceId = null, onDone }: Props) {
  const [asks, setAsks] = useState(false)
  const isDate = occurrenceId !== null && occurrenceId !== event.id
  // Whoever deletes sees first how many places go with it.
  const { data } = useRead(api.events.form, { eventId: event.id }, { enabled: asks && !isDate })
  const remove = useChange(api.events.remove, {
    onSuccess: () => {
      setAsks(false)
      tellSuccess(enrolWords.success, saveWords.deleted)
      onDone()
      void eventsChanged()
    },
    onError: (error) => {
      setAsks(false)
      const { title, text } = removeRefused(refusalOf(error)?.code ?? '', isDate)
      tellError(title, text)
    },
  })
  const active = isDate ? 0 : (data?.active ?? 0)
  const text = [
    event.title,
    ...(event.isRecurring && !isDate ? [formNoticeWords.deletesSeries] : []),
    ...(active > 0 ? [words.active(active)] : []),
  ]
  return (
    <>
      <Button look="danger" icon={<Trash size={16} />} onClick={() => setAsks(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={saveWords.deleteQuestion}
        text={text.join('. ').replace('..', '.')}
        verb={words.removeEvent}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ eventId: event.id, occurrenceId })}
      />
    </>
  )
}
