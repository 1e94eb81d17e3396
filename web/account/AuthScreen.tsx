import { signInWords } from '@bewezen/domain/account/words.ts'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { still } from '../base/hydration/still.tsx'
import { AuthPage, ViewHeading } from './AuthPage.tsx'
import { AuthViewHeading, Toggle } from './AuthViewHeading.tsx'
import { authAddress, authView, hasMessage } from './authAddress.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { browserStorage, keepRegistration } from './registrationStorage.ts'
import { returnPathOf } from './returnPath.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSignUp } from './useSignUp.ts'

// Of who has just registered, or is signed in already: nobody's first page.
const SignUpDone = browserOnly(() => import('./SignUpDone.tsx'), 'SignUpDone')
const Arriving = browserOnly(() => import('./Arriving.tsx'), 'Arriving')
const AddressMessage = still(() => import('./AddressMessage.tsx'), 'AddressMessage')

/** Signing in, registering and asking for a new password; who is signed in is led on (SH-ROUTE-18..20, SH-ROUTE-35). */
export function AuthScreen() {
  const { signedIn } = useRouteContext({ from: '__root__' })
  const query = useSearch({ from: '/auth' })
  const [session, setSession] = useState<'none' | 'before' | 'new' | 'lost'>(signedIn ? 'before' : 'none')
  const lost = useCallback(() => setSession((before) => (before === 'new' ? 'lost' : 'none')), [])

  if (session !== 'before' && session !== 'new')
    return <Forms query={query} isLost={session === 'lost'} onSignedIn={() => setSession('new')} />
  return (
    <AuthPage view="arriving">
      <ViewHeading title={signInWords.title} />
      <Arriving next={query.next} onSignedOut={lost} />
    </AuthPage>
  )
}

type FormsProps = {
  query: { readonly [name: string]: string | undefined }
  /** The password was right, and yet the browser has no session: it keeps no cookies. */
  isLost: boolean
  onSignedIn: () => void
}

/** One of the three forms. What was typed in one stays when somebody looks at another. */
function Forms({ query, isLost, onSignedIn }: FormsProps) {
  const [email, setEmail] = useState('')
  const [made, setMade] = useState<string | null>(null)
  const signUp = useSignUp(
    (ask, typed, anyway) => ask('account.register', { ...typed, anyway }),
    (address) => {
      keepRegistration(browserStorage(), address, returnPathOf(query.next))
      setEmail(address)
      setMade(address)
    },
  )
  const view = authView(query)
  const signInAddress = authAddress('signIn', query)
  if (view === 'register' && made !== null)
    return (
      <AuthPage view="made">
        <SignUpDone email={made} signInAddress={signInAddress} />
      </AuthPage>
    )
  const { error, error_code, error_description, melding } = query
  return (
    <AuthPage view={view}>
      <AuthViewHeading view={view} query={query} />
      <noscript>
        <p className="rounded-m bg-ember-soft px-4 py-3 text-ember-ink">{signInWords.noScript}</p>
      </noscript>
      {hasMessage(query) && (
        <AddressMessage error={error} error_code={error_code} error_description={error_description} melding={melding} />
      )}
      {view === 'signIn' && (
        <SignInForm
          email={email || signUp.fields.values.email}
          onEmail={setEmail}
          forgotAddress={authAddress('forgot', query)}
          failure={isLost ? signInWords.sessionNotSet : null}
          onSignedIn={onSignedIn}
        />
      )}
      {view === 'register' && <RegisterForm form={signUp} />}
      {view === 'forgot' && (
        <>
          <ForgotPassword email={email} />
          <p>
            <Toggle to={signInAddress}>{signInWords.toSignIn}</Toggle>
          </p>
        </>
      )}
    </AuthPage>
  )
}
