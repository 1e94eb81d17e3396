import { emailRefused, signInWords } from '@bewezen/domain/account/words.ts'
import { cleanEmail, isEmail } from '@bewezen/domain/base/email.ts'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, Suspense, useState } from 'react'
import { useForm } from '../base/editing/useForm.ts'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { Button } from '../base/parts/Button.tsx'
import { PasswordField } from '../base/parts/PasswordField.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { type AuthRefusal, askAuth, authSentence } from './askAuth.ts'
import { FormNotice } from './FormNotice.tsx'
import { ResendLater } from './ResendLater.tsx'
import { browserStorage, keepAddress } from './registrationStorage.ts'

// Most sign in with a password alone.
const SecondFactorForm = lazyPart(() => import('./security/SecondFactorForm.tsx'), 'SecondFactorForm')

type Props = {
  email: string
  onEmail: (email: string) => void
  forgotAddress: string
  /** What went wrong after the password was right. */
  failure: string | null
  onSignedIn: () => void
}

/** The login: e-mail address and password (SH-AUTH-03, SH-AUTH-27..30). */
export function SignInForm({ email, onEmail, forgotAddress, failure, onSignedIn }: Props) {
  const ready = useHydrated()
  const fields = useForm({ start: { email, password: '' }, faultsOf })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ why: AuthRefusal; email: string } | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = fields.check(event.currentTarget)
    if (!typed || busy) return
    setBusy(true)
    setRefused(null)
    const address = cleanEmail(typed.email)
    const why = await askAuth('sign-in/email', { email: address, password: typed.password })
    setBusy(false)
    if (why === 'EMAIL_NOT_VERIFIED') keepAddress(browserStorage(), address)
    if (why) setRefused({ why, email: address })
    else onSignedIn()
  }

  const withPasskey = async () => {
    setBusy(true)
    setRefused(null)
    const { signInByPasskey } = await import('./security/signInByPasskey.ts')
    const why = await signInByPasskey()
    setBusy(false)
    if (why) setRefused({ why, email: '' })
    else onSignedIn()
  }

  if (refused?.why === 'SECOND_FACTOR_NEEDED')
    return (
      <Suspense>
        <SecondFactorForm onSignedIn={onSignedIn} onExpired={() => setRefused(null)} />
      </Suspense>
    )
  const sentence = refused ? authSentence(refused.why) : failure
  return (
    // A press before the page has come to life must not put the password in the address.
    <form method="post" noValidate ref={fields.form} onSubmit={send} className="grid gap-[18px]">
      {sentence && (
        <FormNotice
          kind="error"
          title={signInWords.failed}
          lang="en"
          action={
            refused?.why === 'EMAIL_NOT_VERIFIED' && (
              <ResendLater look="line" size="s" email={refused.email}>
                {signInWords.resend}
              </ResendLater>
            )
          }
        >
          {sentence}
        </FormNotice>
      )}
      <TextField
        {...fields.field('email')}
        onBlur={() => {
          fields.field('email').onBlur()
          onEmail(fields.values.email)
        }}
        label={signInWords.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <PasswordField
        {...fields.field('password')}
        label={signInWords.password}
        autoComplete="current-password"
        required
      />
      <p className="-mt-2 justify-self-end text-fs-14">
        <PathLink to={forgotAddress} className="inline-flex min-h-6 items-center font-semibold underline">
          {signInWords.forgot}
        </PathLink>
      </p>
      <Button type="submit" look="sun" size="l" block disabled={!ready} busy={busy} busyText={signInWords.submitting}>
        {signInWords.submit}
      </Button>
      <Button look="line" block disabled={!ready || busy} onClick={() => void withPasskey()}>
        {signInWords.passkey}
      </Button>
    </form>
  )
}

const faultsOf = ({ email, password }: { email: string; password: string }) => ({
  email: isEmail(email) ? null : emailRefused,
  password: password === '' ? signInWords.passwordRequired : null,
})
