import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { mayCopyTo } from '@bewezen/domain/events/copying.ts'
import { copyWords as words } from '@bewezen/domain/events/copyWords.ts'
import { deskWords } from '@bewezen/domain/events/deskWords.ts'
import { useNavigate } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { type Refusal, refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { words as partWords } from '../../base/parts/words.ts'
import { faultsOf as refusedFields } from '../form/saveError.ts'
import { eventsChanged } from './eventsChanged.ts'

type Copied = { id: string; title: string; zone: string; startDate: string }

/** Copies an event with its production to another day, and leads to the copy; draw it for admins alone (EV-MORE-71). */
export function CopyEvent({ event }: { event: Copied }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button look="line" icon={<Copy size={16} />} onClick={() => setOpened(true)}>
        {words.copy}
      </Button>
      {opened && <CopyForm event={event} onClose={() => setOpened(false)} />}
    </>
  )
}

type Typed = { title: string; day: string }

function CopyForm({ event, onClose }: { event: Copied; onClose: () => void }) {
  const navigate = useNavigate()
  const attempt = useAttemptId()
  // The same day of the week, four weeks on.
  const [start] = useState<Typed>({ title: event.title, day: plusDays(dayOf(event.startDate, event.zone), 28) })
  const faultsOf = ({ day }: Typed) => {
    if (!day) return { day: words.dayMissing }
    return { day: mayCopyTo(day, Date.now(), event.zone) ? null : words.dayPast }
  }
  const form = useForm<Typed>({ start, faultsOf })
  const copy = useChange(api.production.copyEvent, {
    onSuccess: ({ id }) => {
      onClose()
      void eventsChanged()
      void navigate({ to: `/events/admin?event=${id}` as '.' })
      tellSuccess(words.done, words.doneText)
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      const { title, ...others } = refusedFields(refusal?.data)
      const [day] = Object.values(others)
      form.refuse({ ...(title ? { title } : {}), ...(day ? { day } : {}) })
      if (!title && !day) tellError(words.failed, reasonOf(refusal?.code))
    },
  })
  const submit = (element: HTMLFormElement) => {
    const values = form.check(element)
    if (!values) return
    const wish = { eventId: event.id, ...values }
    copy.mutate({ id: attempt.idFor(wish), ...wish })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      unsaved={Object.keys(form.typed).length > 0 && !copy.isPending}
      verb={words.verb}
      busyText={words.busy}
      busy={copy.isPending}
      onSend={submit}
    >
      <TextField label={words.name} required autoComplete="off" {...form.field('title')} />
      <TextField type="date" label={words.day} required {...form.field('day')} />
    </FormDialog>
  )
}

function reasonOf(code: Refusal['code'] | undefined): string {
  if (code === 'EVENT_NOT_FOUND') return deskWords.missing
  return code === 'OFFLINE' ? partWords.offline : words.failedText
}
