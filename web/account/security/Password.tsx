import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { askAuth, authSentence } from '../askAuth.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Part } from './Part.tsx'

/** The password: changed with the present one, or by a link in a mail for whoever does not know it (SEC-ACC-05). */
export function Password() {
  const [opened, setOpened] = useState(false)
  return (
    <Part title={securityWords.password} text={securityWords.passwordText}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="line" onClick={() => setOpened(true)}>
          {securityWords.passwordChange}
        </Button>
        <ByMail />
      </div>
      {opened && <ChangePassword onClose={() => setOpened(false)} />}
    </Part>
  )
}

function ByMail() {
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
    <span className="flex flex-wrap items-center gap-x-1 text-fs-14 text-ink-2">
      {securityWords.passwordForgotten}
      <Button look="quiet" size="s" busy={busy} busyText={securityWords.sending} onClick={() => void ask()}>
        {securityWords.passwordAsk}
      </Button>
    </span>
  )
}
