import { resetWords } from '@bewezen/domain/account/linkWords.ts'
import { type FormEvent, useState } from 'react'
import { useForm } from '../base/editing/useForm.ts'
import { Button } from '../base/parts/Button.tsx'
import { FormNotice } from './FormNotice.tsx'
import { NewPassword } from './NewPassword.tsx'
import { passwordFaults } from './passwordFaults.ts'

const blank = { password: '', confirmation: '' }
const faultsOf = (typed: typeof blank) => passwordFaults('reset', typed)

/** A new password and the same once more; `onSave` answers the sentence of a refusal, or null (SH-RESET-03, SH-RESET-05..07). */
export function ResetForm({ onSave }: { onSave: (password: string) => Promise<string | null> }) {
  const fields = useForm({ start: blank, faultsOf })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = fields.check(event.currentTarget)
    if (!typed || busy) return
    setBusy(true)
    setFailure(null)
    const refused = await onSave(typed.password)
    setFailure(refused)
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
