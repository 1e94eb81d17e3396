import { resetWords, verifyWords } from '@bewezen/domain/account/linkWords.ts'
import { Button } from '../base/parts/Button.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { authAddress } from './authAddress.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { FormNotice } from './FormNotice.tsx'
import { OtherAccount } from './OtherAccount.tsx'
import { ResetForm } from './ResetForm.tsx'
import { StateCard } from './StateCard.tsx'
import { useReset } from './useReset.ts'

/** `/reset-password`, where the link of a reset mail leads (SH-ROUTE-23, SH-RESET-03..12). */
export function ResetPasswordScreen() {
  const { reset, retry, save } = useReset()
  return (
    <Main className="px-5 py-10 lg:py-16">
      {reset.state === 'opening' && (
        <StateCard hour="dawn" title={resetWords.title}>
          <p role="status" className="flex items-center justify-center gap-3 text-ink-2">
            <Spinner />
            {resetWords.opening}
          </p>
        </StateCard>
      )}
      {reset.state === 'open' && (
        <StateCard hour="noon" title={resetWords.title}>
          <ResetForm onSave={save} />
        </StateCard>
      )}
      {reset.state === 'expired' && <Expired />}
      {reset.state === 'otherAccount' && <OtherAccount email={reset.email} token={reset.token} />}
      {reset.state === 'unknown' && (
        <StateCard hour="night" title={resetWords.title}>
          <FormNotice kind="error">{reset.sentence}</FormNotice>
          <Button look="line" onClick={retry}>
            {verifyWords.retry}
          </Button>
        </StateCard>
      )}
    </Main>
  )
}

/** The link does not work: why, and a new one (SH-RESET-08..10, SH-EDGE-11). */
const Expired = () => (
  <StateCard hour="night" title={resetWords.expired}>
    <p role="alert" className="text-center text-ink-2">
      {resetWords.expiredText}
    </p>
    <div className="mt-2">
      <ForgotPassword email="" submit={resetWords.askNew} />
    </div>
    <p className="text-center">
      <PathLink to={authAddress('signIn')} className="inline-flex min-h-11 items-center font-semibold underline">
        {verifyWords.toSignIn}
      </PathLink>
    </p>
  </StateCard>
)
