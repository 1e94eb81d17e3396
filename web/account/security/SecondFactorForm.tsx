import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { signInWords } from '@bewezen/domain/account/words.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { type AuthRefusal, askAuth, authSentence } from '../askAuth.ts'

type Props = {
  onSignedIn: () => void
  /** The password has to be given again: it took too long, or too many codes were wrong. */
  onExpired: () => void
}

/** After the right password: the code of the app, or one of the recovery codes. */
export function SecondFactorForm({ onSignedIn, onExpired }: Props) {
  const [way, setWay] = useState<'two-factor/verify-totp' | 'two-factor/verify-backup-code'>('two-factor/verify-totp')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState<AuthRefusal | 'empty' | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isApp = way === 'two-factor/verify-totp'

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = isApp ? code.replace(/\s/g, '') : code.trim()
    if (typed === '') return setWhy('empty')
    setBusy(true)
    setWhy(null)
    const refused = await askAuth(way, { code: typed })
    setBusy(false)
    setWhy(refused)
    if (refused === null) onSignedIn()
  }
  const isExpired = why === 'SECOND_FACTOR_EXPIRED'
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-[18px]">
      <div className="grid gap-1">
        <h2 ref={title} tabIndex={-1} className="heading text-fs-21 outline-none">
          {securityWords.askTitle}
        </h2>
        <p className="text-ink-2">{isApp ? securityWords.askText : securityWords.askRecoveryText}</p>
      </div>
      <TextField
        key={way}
        label={isApp ? securityWords.code : securityWords.recoveryCode}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={20}
        required
        value={code}
        error={why === null ? null : why === 'empty' ? securityWords.codeRequired : authSentence(why)}
        onChange={(event) => {
          setWhy(null)
          setCode(event.currentTarget.value)
        }}
      />
      {isExpired ? (
        <Button size="l" block onClick={onExpired}>
          {securityWords.again}
        </Button>
      ) : (
        <Button type="submit" look="sun" size="l" block busy={busy} busyText={signInWords.submitting}>
          {signInWords.submit}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => {
          setWay(isApp ? 'two-factor/verify-backup-code' : 'two-factor/verify-totp')
          setCode('')
          setWhy(null)
        }}
      >
        {isApp ? securityWords.useRecovery : securityWords.useApp}
      </Button>
    </form>
  )
}
