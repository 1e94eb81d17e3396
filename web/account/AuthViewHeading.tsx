import { forgotWords, signInWords, signUpWords } from '@bewezen/domain/account/words.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { ViewHeading } from './AuthPage.tsx'
import { type AuthView, authAddress } from './authAddress.ts'

type Props = { view: AuthView; query: { readonly [name: string]: string | undefined } }

/** What each view is called, with the way to the other one (SH-AUTH-05). */
export function AuthViewHeading({ view, query }: Props) {
  if (view === 'forgot')
    return (
      <ViewHeading title={forgotWords.title} lang="en">
        {forgotWords.text}
      </ViewHeading>
    )
  if (view === 'register')
    return (
      <ViewHeading title={signUpWords.title}>
        {signUpWords.haveAccount} <Toggle to={authAddress('signIn', query)}>{signInWords.title}</Toggle>
      </ViewHeading>
    )
  return (
    <ViewHeading title={signInWords.title}>
      {signInWords.noAccount} <Toggle to={authAddress('register', query)}>{signInWords.register}</Toggle>
    </ViewHeading>
  )
}

export const Toggle = ({ to, children }: { to: string; children: string }) => (
  <PathLink to={to} className="inline-flex min-h-6 items-center font-semibold text-ink underline">
    {children}
  </PathLink>
)
