import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { askAuth, authSentence } from '../askAuth.ts'
import { Part } from './Part.tsx'

/** Changing the password goes by a link in a mail, as for somebody who forgot it (SH-PROF-04). */
export function PasswordByMail() {
  const email = useOwnAccount()?.email
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    if (!email || busy) return
    setBusy(true)
    const refused = await askAuth('request-password-reset', { email })
    setBusy(false)
    if (refused) tellError(securityWords.saveFailed, authSentence(refused))
    else tellSuccess(securityWords.passwordSent(email))
  }
  return (
    <Part title={securityWords.password} text={securityWords.passwordText}>
      <Button
        look="line"
        busy={busy}
        busyText={securityWords.sending}
        onClick={() => void ask()}
        className="justify-self-start"
      >
        {securityWords.passwordAsk}
      </Button>
    </Part>
  )
}
