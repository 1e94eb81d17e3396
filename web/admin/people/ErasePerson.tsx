import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { personDataRefused, personDataWords as words } from '@bewezen/domain/privacy/adminWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { OwnPasswordField } from '../../base/parts/OwnPasswordField.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { useAdminChange } from '../useAdminChange.ts'

type Props = { person: ManagedPerson; name: string; onClose: () => void; onErased: () => void }
type Faults = { username?: string; password?: string }

/** Says what goes and what stays, and wants the username and the admin's password (ADM-PANEL-07). */
export function ErasePerson({ person, name, onClose, onErased }: Props) {
  const [typed, setTyped] = useState({ username: '', password: '' })
  const [faults, setFaults] = useState<Faults>({})
  const erase = useAdminChange(api.privacy.erasePerson, {
    said: () => words.erased,
    onDone: onErased,
    onRefused: ({ code }) => {
      setTyped((before) => ({ ...before, password: '' }))
      if (code === 'WRONG_PASSWORD') setFaults({ password: personDataRefused.WRONG_PASSWORD.text })
      else if (code === 'WRONG_USERNAME') setFaults({ username: personDataRefused.WRONG_USERNAME.text })
      else tellError(adminWords.saveFailed, reasonOf(code))
      return true
    },
  })
  const send = () => {
    const isRight = typed.username.trim().toLowerCase() === person.username.toLowerCase()
    const found: Faults = {
      ...(isRight ? {} : { username: personDataRefused.WRONG_USERNAME.text }),
      ...(typed.password ? {} : { password: words.noPassword }),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) erase.mutate({ personId: person.id, ...typed })
  }
  const change = (field: keyof typeof typed, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setFaults((before) => ({ ...before, [field]: undefined }))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.eraseTitle(name)}
      readsFirst
      verb={words.erase}
      busyText={words.erasing}
      busy={erase.isPending}
      isDanger
      onSend={send}
    >
      <ul className="mb-1 grid list-disc gap-2 pl-5 text-ink-2">
        {words.eraseText.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextField
        label={words.username}
        hint={words.usernameHint(person.username)}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={faults.username}
        value={typed.username}
        onChange={({ currentTarget }) => change('username', currentTarget.value)}
      />
      <OwnPasswordField
        words={words}
        error={faults.password}
        value={typed.password}
        onType={(value) => change('password', value)}
      />
    </FormDialog>
  )
}

function reasonOf(code: string): string {
  const own: Readonly<Record<string, { text: string } | undefined>> = personDataRefused
  return own[code]?.text ?? adminReason(code)
}
