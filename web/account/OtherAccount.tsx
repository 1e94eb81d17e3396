import { verifyWords } from '@bewezen/domain/account/linkWords.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { tellError } from '../base/parts/toast.ts'
import { leaveWithLink } from './leaveBy.ts'
import { StateCard } from './StateCard.tsx'

/** A link of another account than the one that is signed in: nothing happens before somebody chose (SH-EDGE-13). */
export function OtherAccount({ email, token }: { email: string; token: string }) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    if (await leaveWithLink(token)) return
    setBusy(false)
    tellError(failureWords.error, failureWords.offline)
  }
  return (
    <StateCard hour="dawn" title={verifyWords.otherAccount}>
      <p className="text-center text-ink-2">
        {verifyWords.otherAccountOf} <strong className="[overflow-wrap:anywhere] text-ink">{email}</strong>.{' '}
        {verifyWords.otherAccountText}
      </p>
      <div className="mt-2 grid gap-2">
        <LinkButton look="primary" to="/community">
          {verifyWords.keepAccount}
        </LinkButton>
        <Button look="line" busy={busy} onClick={() => void leave()}>
          {verifyWords.switchAccount}
        </Button>
      </div>
    </StateCard>
  )
}
