import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { maxReason } from '@bewezen/domain/membership/manage.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { PersonChoice } from '../../base/parts/PersonChoice.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Gives somebody access without payment: whom, until when, and why (ADM-PANEL-10). */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(newId)
  const [person, setPerson] = useState<ListedPerson | null>(null)
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [isPast, setPast] = useState(false)
  const grant = useAdminChange(api.membership.grant, {
    said: () => words.granted(person ? displayName(person) : ''),
    onDone: onClose,
    onRefused: ({ code }) => {
      if (code === 'GRANT_OVER') setPast(true)
      return code === 'GRANT_OVER'
    },
  })
  const send = () => {
    setTried(true)
    if (!person || reason.trim() === '') return
    grant.mutate({ id, personId: person.id, productTier: 'student', validUntil: endOf(until), reason: reason.trim() })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={person !== null || reason !== ''}
      title={words.grant}
      description={words.grantText}
      verb={words.grant}
      busyText={adminWords.saving}
      busy={grant.isPending}
      beside={null}
      onSend={send}
    >
      <PersonChoice
        label={words.grantWhom}
        chosen={person}
        onChoose={setPerson}
        error={tried && !person ? words.noPerson : null}
      />
      <TextField
        type="date"
        label={words.until}
        optional
        hint={words.untilHint}
        error={isPast ? adminReason('GRANT_OVER') : null}
        value={until}
        onChange={(event) => {
          setUntil(event.currentTarget.value)
          setPast(false)
        }}
      />
      <TextArea
        label={words.reason}
        required
        hint={words.reasonHint}
        atMost={maxReason}
        error={tried && reason.trim() === '' ? words.noReason : null}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

/** The moment at which a day is over, or null for no day. */
function endOf(day: string): string | null {
  if (day === '') return null
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return fromWallTime(`${next.toISOString().slice(0, 10)}T00:00`)
}
