import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { QrCode } from '../../base/qr/QrCode.tsx'
import { AskPassword } from './AskPassword.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useSecurityChange } from './useSecurityChange.ts'

/** Three steps: the password, the code of the app, the recovery codes. Only the second makes it count. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const start = useSecurityChange(api.account.startSecondFactor, { onRefused: setError, onDone: () => setError(null) })
  const confirm = useSecurityChange(api.account.confirmSecondFactor, { onRefused: setError })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError(securityWords.codeRequired)
    setError(null)
    confirm.mutate({ code })
  }
  if (!start.data)
    return (
      <AskPassword
        busy={start.isPending}
        error={error}
        onPassword={(password) => {
          setError(null)
          start.mutate({ password })
        }}
      />
    )
  if (confirm.data) return <RecoveryCodes codes={start.data.codes} onDone={onDone} />
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-2">{securityWords.scan}</p>
      <QrCode text={start.data.address} label={securityWords.qr} />
      <p className="text-fs-14 text-ink-2">
        {securityWords.byHand}
        <code className="mt-1 block font-mono text-[15px] tracking-wider wrap-anywhere text-ink">
          {start.data.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <TextField
        label={securityWords.code}
        hint={securityWords.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
        value={code}
        error={error}
        onChange={(event) => {
          setError(null)
          setCode(event.currentTarget.value)
        }}
      />
      <Button type="submit" busy={confirm.isPending} busyText={securityWords.busy} className="justify-self-start">
        {securityWords.confirm}
      </Button>
    </form>
  )
}
