import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { signInWords } from '@bewezen/domain/account/words.ts'
import { type FormEvent, useState } from 'react'
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

/** Asks for the password again before something that opens the account. */
export function AskPassword({ text = securityWords.prove, verb = securityWords.next, busy, error, onPassword }: Props) {
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(password === '')
    if (password !== '' && !busy) onPassword(password)
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-2">{text}</p>
      <OwnPasswordField
        words={signInWords}
        value={password}
        error={empty ? signInWords.passwordRequired : error}
        onType={setPassword}
      />
      <Button type="submit" busy={busy} busyText={securityWords.busy} className="justify-self-start">
        {verb}
      </Button>
    </form>
  )
}
