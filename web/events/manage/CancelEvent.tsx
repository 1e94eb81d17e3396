import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { endWords as words } from '@bewezen/domain/events/formLabelWords.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import CalendarX from 'lucide-react/icons/calendar-x'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { CancelButton, ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { eventsChanged } from './eventsChanged.ts'

type Props = {
  event: { id: string; title: string }
  /** One date of a series; without it the event with all its dates to come. */
  occurrenceId?: string | null
  onDone?: () => void
}

/** Cancels an event or one date of a series; draw it for admins alone. Everybody gets all their money back (EV-ADMIN-31, EV-RECUR-20). */
export function CancelEvent({ event, occurrenceId = null, onDone }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button look="danger" icon={<CalendarX size={16} />} onClick={() => setOpened(true)}>
        {occurrenceId === null ? words.cancelEvent : saveWords.cancelDate}
      </Button>
      {opened && (
        <AskToCancel event={event} occurrenceId={occurrenceId} onDone={onDone} onClose={() => setOpened(false)} />
      )}
    </>
  )
}

function AskToCancel({ event, occurrenceId, onDone, onClose }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const isDate = occurrenceId !== null
  const cancel = useChange(api.events.cancelEvent, {
    onSuccess: () => {
      tellSuccess(isDate ? words.dateCancelled : words.cancelled, words.told)
      onClose()
      onDone?.()
      void eventsChanged()
    },
    onError: (error) => {
      const isForbidden = refusalOf(error)?.code === 'FORBIDDEN'
      if (isForbidden) tellError(gateWords.forbidden.title, gateWords.forbidden.text)
      else tellError(words.cancelFailed, words.tryAgain)
    },
  })
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      title={isDate ? words.cancelDateQuestion : words.cancelQuestion}
      description={event.title}
      readsFirst
      actions={
        <>
          <CancelButton>{words.keep}</CancelButton>
          <Button
            look="dangerFilled"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ eventId: event.id, occurrenceId, reason })}
          >
            {isDate ? saveWords.cancelDate : words.cancelEvent}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{words.cancelText}</p>
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          maxLength={4_000}
          optional
          rows={3}
          value={reason}
          onChange={(typed) => setReason(typed.currentTarget.value)}
        />
      </div>
    </ResponsiveModal>
  )
}
