import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { maxReason } from '@bewezen/domain/membership/manage.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { UserChoice } from '../../base/parts/PersonChoice.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useAdminChange } from '../useAdminChange.ts'

type Typed = { person: ListedPerson | null; until: string; reason: string }
const blank: Typed = { person: null, until: '', reason: '' }

/** Gives somebody access without payment: whom, until when, and why (ADM-PANEL-10). */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(newId)
  const form = useForm({ start: blank, faultsOf })
  const { person, until, reason } = form.values
  const grant = useAdminChange(api.membership.grant, {
    said: () => words.granted(person ? displayName(person) : ''),
    onDone: onClose,
    onRefused: ({ code }) => {
      if (code === 'GRANT_OVER') form.refuse({ until: adminReason(code) })
      return code === 'GRANT_OVER'
    },
  })
  const send = (element: HTMLFormElement) => {
    // A date that is half filled in reads as none, and none is access without an end.
    const isHalf = element.querySelector<HTMLInputElement>('input[type=date]')?.validity.badInput
    if (!form.check(element, isHalf ? { until: words.untilHalf } : {}) || !person) return
    grant.mutate({ id, personId: person.id, productTier: 'student', validUntil: endOf(until), reason: reason.trim() })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={person !== null || until !== '' || reason !== ''}
      title={words.grant}
      description={words.grantText}
      verb={words.grant}
      busyText={adminWords.saving}
      busy={grant.isPending}
      beside={null}
      onSend={send}
    >
      <UserChoice
        label={words.grantWhom}
        chosen={person}
        onChoose={(chosen) => form.set('person', chosen)}
        error={form.errors.person ?? null}
      />
      <TextField
        type="date"
        label={words.until}
        optional
        hint={words.untilHint}
        error={form.errors.until}
        value={until}
        onChange={(event) => form.set('until', event.currentTarget.value)}
      />
      <TextArea
        label={words.reason}
        required
        hint={words.reasonHint}
        atMost={maxReason}
        error={form.errors.reason}
        value={reason}
        onChange={(event) => form.set('reason', event.currentTarget.value)}
      />
    </FormDialog>
  )
}

const faultsOf = ({ person, reason }: Typed) => ({
  person: person ? null : words.noPerson,
  until: null,
  reason: reason.trim() === '' ? words.noReason : null,
})

/** The moment at which a day is over, or null for no day. */
function endOf(day: string): string | null {
  if (day === '') return null
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return fromWallTime(`${next.toISOString().slice(0, 10)}T00:00`)
}
