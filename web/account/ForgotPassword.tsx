import { emailRefused, forgotWords, signInWords } from '@bewezen/domain/account/words.ts'
import { mayBeEmail } from '@bewezen/domain/base/email.ts'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useForm } from '../base/editing/useForm.ts'
import { Button } from '../base/parts/Button.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { askAuth, authSentence } from './askAuth.ts'
import { FormNotice } from './FormNotice.tsx'

type Outcome = { kind: 'error' | 'success'; text: string }

/** Asks for a link to a new password; every address gets the same answer (SH-AUTH-04, SH-RESET-01, SH-RESET-02, SH-RESET-10). */
export function ForgotPassword({ email, submit = forgotWords.send }: { email: string; submit?: string }) {
  const ready = useHydrated()
  const fields = useForm({ start: { email }, faultsOf })
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = fields.check(event.currentTarget)
    if (!typed || busy) return
    setBusy(true)
    setOutcome(null)
    const refused = await askAuth('request-password-reset', { email: typed.email })
    setOutcome(refused ? { kind: 'error', text: authSentence(refused) } : { kind: 'success', text: forgotWords.sent })
    setBusy(false)
  }

  return (
    <form method="post" noValidate ref={fields.form} onSubmit={send} className="grid gap-[18px]">
      {outcome?.kind === 'error' && (
        <FormNotice kind="error" title={forgotWords.failed}>
          {outcome.text}
        </FormNotice>
      )}
      {outcome?.kind === 'success' && (
        <FormNotice kind="success">
          <span lang="en">{outcome.text}</span>
        </FormNotice>
      )}
      <TextField
        {...fields.field('email')}
        label={signInWords.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <Button type="submit" look="sun" size="l" block disabled={!ready} busy={busy} busyText={forgotWords.sending}>
        {submit}
      </Button>
    </form>
  )
}

const faultsOf = ({ email }: { email: string }) => ({ email: mayBeEmail(email) ? null : emailRefused })
