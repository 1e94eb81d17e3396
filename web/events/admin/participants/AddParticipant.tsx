import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { participantWords } from '@bewezen/domain/events/adminWords.ts'
import type { DeskDate } from '@bewezen/domain/events/desk.ts'
import { addRefused, deskWords, deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useId, useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useAttemptId } from '../../../base/api/useAttemptId.ts'
import { useForm } from '../../../base/editing/useForm.ts'
import { Checkbox } from '../../../base/parts/Checkbox.tsx'
import { FieldError } from '../../../base/parts/Field.tsx'
import { FormDialog } from '../../../base/parts/FormDialog.tsx'
import { UserChoice } from '../../../base/parts/PersonChoice.tsx'
import { Select } from '../../../base/parts/Select.tsx'
import { tellSuccess } from '../../../base/parts/toast.ts'
import type { About } from '../about.ts'
import { countedOf } from '../counted.ts'
import { useDeskChange } from './useDeskChange.ts'

type Typed = { dateId: string; person: ListedPerson | null; beyond: boolean }
type Props = { event: About['event']; date: DeskDate | null; onClose: () => void }

/** Gives a member a free place; above the capacity only when the admin says so (EV-PART-05, EV-PART-06). */
export function AddParticipant({ event, date, onClose }: Props) {
  const refusedId = useId()
  const attempt = useAttemptId()
  const [start] = useState<Typed>({ dateId: (date ?? event.date).id, person: null, beyond: false })
  const form = useForm({ start, faultsOf })
  const { dateId, person, beyond } = form.values
  const [refused, setRefused] = useState<string | null>(null)
  const add = useDeskChange(api.events.addParticipant, {
    onDone: () => {
      tellSuccess(words.added(displayName(person)))
      onClose()
    },
    onRefused: setRefused,
  })
  const chosen = event.dates.find(({ id }) => id === dateId)
  const isFull = refused === 'CAPACITY_EXCEEDED' || (chosen !== undefined && countedOf(chosen).spotsLeft === 0)
  const submit = (element: HTMLFormElement) => {
    setRefused(null)
    if (!form.check(element) || !person) return
    const wish = { eventId: event.id, occurrenceId: dateId, personId: person.id, beyond: isFull && beyond }
    add.mutate({ id: attempt.idFor(wish), ...wish })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={participantWords.add}
      description={words.addHint}
      unsaved={person !== null && !add.isPending}
      verb={words.add}
      busyText={words.adding}
      busy={add.isPending}
      onSend={submit}
    >
      <UserChoice
        label={words.member}
        chosen={person}
        onChoose={(chosen) => form.set('person', chosen)}
        error={form.errors.person ?? null}
      />
      {event.dates.length > 1 && (
        <Select
          label={deskWords.date}
          value={dateId}
          onChange={(change) => form.set('dateId', change.currentTarget.value)}
          options={event.dates.map(({ id, startAt }) => ({ value: id, label: longDateTime(startAt, event.zone) }))}
        />
      )}
      {isFull && (
        <Checkbox
          label={participantWords.addBeyond}
          hint={words.beyondHint}
          checked={beyond}
          onChange={(change) => form.set('beyond', change.currentTarget.checked)}
        />
      )}
      <FieldError id={refusedId}>{refused && addRefused(refused)}</FieldError>
    </FormDialog>
  )
}

const faultsOf = ({ person }: Typed) => ({ person: person ? null : words.choose })
