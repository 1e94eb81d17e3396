import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { signInWords } from '@bewezen/domain/account/words.ts'
import type { FormEvent } from 'react'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { OwnPasswordField } from '../../base/parts/OwnPasswordField.tsx'

type Props = {
  /** What follows from it, above the field. */
  text?: string
  verb?: string
  busy: boolean
  error: string | null
  onPassword: (password: string) => void
}

const blank = { password: '' }
const faultsOf = ({ password }: typeof blank) => ({ password: password ? null : signInWords.passwordRequired })

/** Asks for the password again before something that opens the account. */
export function AskPassword({ text = securityWords.prove, verb = securityWords.next, busy, error, onPassword }: Props) {
  const form = useForm({ start: blank, faultsOf })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = form.check(event.currentTarget)
    if (typed && !busy) onPassword(typed.password)
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-2">{text}</p>
      <OwnPasswordField
        words={signInWords}
        value={form.values.password}
        error={form.errors.password ?? error}
        onType={(password) => form.set('password', password)}
      />
      <Button type="submit" busy={busy} busyText={securityWords.busy} className="justify-self-start">
        {verb}
      </Button>
    </form>
  )
}
