import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { formNoticeWords } from '@bewezen/domain/events/formWords.ts'
import { useId } from 'react'
import { useBackCloses } from '../../base/address/useBackCloses.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { closeOverlay, type ShownForm } from '../../base/document/overlay.ts'
import { WaitingDialog } from '../../base/editing/WaitingDialog.tsx'
import { AskBeforeLeaving } from '../../base/parts/AskBeforeLeaving.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { CancelButton, ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { useMay } from '../../base/session/ownAccess.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { CancelEvent } from '../manage/CancelEvent.tsx'
import { DeleteEvent } from '../manage/DeleteEvent.tsx'
import { EventFields } from './EventFields.tsx'
import { NewerFields } from './NewerFields.tsx'
import { SaveQuestions } from './SaveQuestions.tsx'
import { type OpenedEvent, useEventForm } from './useEventForm.ts'

type Props = { shown: ShownForm; onClose?: () => void }

/** Makes an event or edits one, over any page (EV-FORM, EV-CAL-12, EV-RECUR-22). */
export function EventFormDialog({ shown, onClose = closeOverlay }: Props) {
  return 'eventId' in shown ? (
    <Edited eventId={shown.eventId} onClose={onClose} />
  ) : (
    <Made day={shown.day} onClose={onClose} />
  )
}

function Made({ day, onClose }: { day: string | null; onClose: () => void }) {
  const viewer = useOwnAccount()
  return viewer && <FormDialog opened={null} makerId={viewer.id} day={day} onClose={onClose} />
}

function Edited({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const read = useRead(api.events.form, { eventId }, { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false })
  const opened = read.data && { id: eventId, ...read.data }
  // What was kept from an earlier time would be an older version.
  if (opened && !(read.isFetching && !read.isFetchedAfterMount)) {
    const readAgain = async () => {
      const { data, isSuccess } = await read.refetch()
      if (!isSuccess) tellError(labels.failed)
      return isSuccess ? { id: eventId, ...data } : undefined
    }
    return <FormDialog opened={opened} makerId="" day={null} readAgain={readAgain} onClose={onClose} />
  }
  return <WaitingDialog title={labels.edit} read={read} onClose={onClose} failed={labels.failed} />
}

type FormProps = {
  opened: OpenedEvent | null
  makerId: string
  day: string | null
  readAgain?: () => Promise<OpenedEvent | undefined>
  onClose: () => void
}

function FormDialog({ opened, makerId, day, readAgain, onClose }: FormProps) {
  const formId = useId()
  const form = useEventForm({ opened, blank: newEventForm(makerId, day), readAgain, onDone: onClose })
  const { before } = form
  const mayCancel = useMay('manageEvents')
  useBackCloses(onClose)
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      unsaved={form.isTouched}
      unsavedQuestion={formNoticeWords.unsaved}
      width="l"
      title={opened ? labels.edit : labels.create}
      description={labels.requiredHint}
      actions={
        <>
          <CancelButton>{labels.cancel}</CancelButton>
          <Button type="submit" form={formId} busy={form.isSaving} busyText={labels.saving}>
            {labels.save}
          </Button>
        </>
      }
    >
      <div className="mb-4 has-[:empty]:hidden">
        <NewerFields changes={form.changes} takeOver={form.takeOver} goOn={form.goOn} />
      </div>
      {before?.form.isRecurring && (
        <p className="mb-4 rounded-m bg-sky-soft px-4 py-3 text-fs-14 text-sky-ink">
          <span className="block font-semibold">{formNoticeWords.wholeSeries}</span>
          {formNoticeWords.oneDate}
        </p>
      )}
      <form id={formId} noValidate onSubmit={form.submit} className="grid">
        <EventFields form={form} />
      </form>
      {before && (
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-4">
          {mayCancel && before.status === 'scheduled' && (
            <CancelEvent event={{ ...before.form, id: before.id }} onDone={onClose} />
          )}
          <DeleteEvent event={{ ...before.form, id: before.id }} onDone={onClose} />
        </div>
      )}
      <SaveQuestions form={form} />
      <AskBeforeLeaving when={form.isTouched} closing={formNoticeWords.unsaved} />
    </ResponsiveModal>
  )
}
