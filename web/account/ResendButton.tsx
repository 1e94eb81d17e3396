import { verifyWords } from '@bewezen/domain/account/linkWords.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { useRouteContext } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Button, type ButtonProps } from '../base/parts/Button.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { browserStorage, keptAddress } from './registrationStorage.ts'
import { resendConfirmation } from './resendConfirmation.ts'

export type ResendButtonProps = Pick<ButtonProps, 'look' | 'size' | 'block'> & {
  /** Whom to send it to; without it the address that this browser remembers. */
  email?: string
  children: string
}

/** Sends the confirmation mail once more and tells how that went (SH-VERIFY-04, SH-VERIFY-14..17). */
export function ResendButton({ email, children, ...shape }: ResendButtonProps) {
  const { ask } = useRouteContext({ from: '__root__' })
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    const storage = browserStorage()
    const { sent, sentence } = await resendConfirmation(email ?? keptAddress(storage), {
      ask,
      storage,
      now: new Date(),
    })
    if (sent) tellSuccess(verifyWords.resentTitle, sentence)
    else tellError(failureWords.error, sentence)
    setBusy(false)
  }
  return (
    <Button {...shape} icon={<Mail size={18} />} busy={busy} onClick={() => void resend()}>
      {children}
    </Button>
  )
}
