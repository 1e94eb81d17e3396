import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { emailRefused } from '@bewezen/domain/account/words.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { adminReason } from '@bewezen/domain/admin/words.ts'
import { cleanEmail, isEmail } from '@bewezen/domain/base/email.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Asks a new address to be confirmed; until then the old one stays (SH-CONT-03). */
export function EmailChange({ person }: { person: ManagedPerson }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const change = useAdminChange(api.account.changeEmail, {
    said: (input) => peopleWords.linkSent(cleanEmail(input.email)),
    onDone: () => setEmail(''),
    onRefused: ({ code }) => {
      if (code !== 'EMAIL_IN_USE' && code !== 'CHANGED') return false
      setError(adminReason(code))
      return true
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmail(email)) return setError(emailRefused)
    setError(null)
    change.mutate({ id: newId(), personId: person.id, before: person.email, email })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      {person.pendingEmail && (
        <p className="rounded-m bg-sky-soft px-4 py-3 text-fs-14 text-sky-ink">
          {peopleWords.pending(person.pendingEmail.email, person.pendingEmail.askedAt)}
        </p>
      )}
      <TextField
        type="email"
        inputMode="email"
        autoComplete="off"
        label={peopleWords.newEmail}
        hint={peopleWords.emailHint}
        error={error}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setError(null)
        }}
      />
      <Button
        type="submit"
        look="line"
        busy={change.isPending}
        busyText={peopleWords.sending}
        className="justify-self-start"
      >
        {peopleWords.sendLink}
      </Button>
    </form>
  )
}
