import { signInWords, signUpWords } from '@bewezen/domain/account/words.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { ViewHeading } from './AuthPage.tsx'
import { FormNotice } from './FormNotice.tsx'
import { ResendLater } from './ResendLater.tsx'

/** After registering: look in your inbox (SH-AUTH-22). */
export const SignUpDone = ({ email, signInAddress }: { email: string; signInAddress: string }) => (
  <>
    <ViewHeading title={signUpWords.madeTitle} />
    <FormNotice kind="success">{signUpWords.made}</FormNotice>
    <p className="text-ink-2">
      {signUpWords.sentTo} <strong className="[overflow-wrap:anywhere] text-ink">{email}</strong>.{' '}
      {signUpWords.notReceived}
    </p>
    <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ResendLater look="line" email={email}>
        {signUpWords.resend}
      </ResendLater>
      <PathLink to={signInAddress} className="inline-flex min-h-11 items-center font-semibold underline">
        {signInWords.toSignIn}
      </PathLink>
    </p>
  </>
)
