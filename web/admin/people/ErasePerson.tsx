import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { personDataRefused, personDataWords as words } from '@bewezen/domain/privacy/adminWords.ts'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { OwnPasswordField } from '../../base/parts/OwnPasswordField.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { useAdminChange } from '../useAdminChange.ts'

type Props = { person: ManagedPerson; name: string; onClose: () => void; onErased: () => void }
const blank = { username: '', password: '' }

/** Says what goes and what stays, and wants the username and the admin's password (ADM-PANEL-07). */
export function ErasePerson({ person, name, onClose, onErased }: Props) {
  const form = useForm({ start: blank })
  const erase = useAdminChange(api.privacy.erasePerson, {
    said: () => words.erased,
    onDone: onErased,
    onRefused: ({ code }) => {
      const field = code === 'WRONG_PASSWORD' ? 'password' : code === 'WRONG_USERNAME' ? 'username' : null
      form.refuse(field ? { [field]: reasonOf(code) } : {}, { password: '' })
      if (!field) tellError(adminWords.saveFailed, reasonOf(code))
      return true
    },
  })
  const send = (element: HTMLFormElement) => {
    const { username, password } = form.values
    const isRight = username.trim().toLowerCase() === person.username.toLowerCase()
    const typed = form.check(element, {
      username: isRight ? null : personDataRefused.WRONG_USERNAME.text,
      password: password ? null : words.noPassword,
    })
    if (typed) erase.mutate({ personId: person.id, ...typed })
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
        {...form.field('username')}
        label={words.username}
        hint={words.usernameHint(person.username)}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <OwnPasswordField
        words={words}
        error={form.errors.password}
        value={form.values.password}
        onType={(password) => form.set('password', password)}
      />
    </FormDialog>
  )
}

function reasonOf(code: string): string {
  const own: Readonly<Record<string, { text: string } | undefined>> = personDataRefused
  return own[code]?.text ?? adminReason(code)
}
