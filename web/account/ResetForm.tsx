import { resetWords } from '@bewezen/domain/account/linkWords.ts'
import { type FormEvent, useState } from 'react'
import { useForm } from '../base/editing/useForm.ts'
import { Button } from '../base/parts/Button.tsx'
import { type AuthRefusal, authSentence } from './askAuth.ts'
import { FormNotice } from './FormNotice.tsx'
import { NewPassword } from './NewPassword.tsx'
import { passwordFaults } from './passwordFaults.ts'
import { useWarnedPassword } from './useWarnedPassword.ts'

const blank = { password: '', confirmation: '' }
const faultsOf = (typed: typeof blank) => passwordFaults('reset', typed)

type Props = { onSave: (password: string, anyway: boolean) => Promise<AuthRefusal | null> }

/** A new password and the same once more; `onSave` answers a refusal, or null (SH-RESET-03, SH-RESET-05..07). */
export function ResetForm({ onSave }: Props) {
  const fields = useForm({ start: blank, faultsOf })
  const warned = useWarnedPassword()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = fields.check(event.currentTarget)
    if (!typed || busy) return
    setBusy(true)
    setFailure(null)
    const refused = await onSave(typed.password, warned.isKnown(typed.password))
    const easy = refused && warned.hear(refused, typed.password)
    if (easy) fields.refuse({ password: easy })
    else setFailure(refused && authSentence(refused))
    // While the login is on its way the button stays busy.
    if (refused) setBusy(false)
  }

  return (
    <form method="post" noValidate ref={fields.form} onSubmit={send} className="mt-2 grid gap-[18px]">
      {failure && (
        <FormNotice kind="error" title={resetWords.saveFailed}>
          {failure}
        </FormNotice>
      )}
      <NewPassword fields={fields} password={fields.values.password} labels={resetWords} />
      <Button type="submit" look="sun" size="l" block busy={busy} busyText={resetWords.submitting}>
        {resetWords.submit}
      </Button>
    </form>
  )
}
