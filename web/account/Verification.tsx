import { verifyWords } from '@bewezen/domain/account/linkWords.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Button } from '../base/parts/Button.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { authAddress } from './authAddress.ts'
import { OtherAccount } from './OtherAccount.tsx'
import { ResendButton } from './ResendButton.tsx'
import { StateCard } from './StateCard.tsx'
import { StatePage } from './StatePage.tsx'
import { useVerification } from './useVerification.ts'
import type { VerifyPage } from './verify.ts'

/** The page behind a verification link: under way, done, or what went wrong and what can be done (SH-VERIFY-01..10). */
function Verification({ page }: { page: VerifyPage }) {
  const { verified, retry } = useVerification(page)
  return (
    <StatePage>
      {verified.state === 'done' && <Done />}
      {verified.state === 'failed' && <Failure sentence={verified.sentence} onRetry={retry} />}
      {verified.state === 'otherAccount' && <OtherAccount email={verified.email} token={verified.token} />}
      {(verified.state === 'busy' || verified.state === 'confirmedBefore') && <Busy />}
    </StatePage>
  )
}

const Busy = () => (
  <StateCard hour="dawn" title={verifyWords.busy}>
    <div role="status" className="grid justify-items-center gap-3.5 text-center text-ink-2">
      <p>{verifyWords.busyText}</p>
      <Spinner size={26} />
    </div>
  </StateCard>
)

const Done = () => (
  <StateCard hour="noon" title={verifyWords.done}>
    <p role="status" className="flex items-start justify-center gap-2 font-[550] text-moss-ink">
      <CircleCheck size={19} className="mt-0.5" />
      {verifyWords.doneText}
    </p>
  </StateCard>
)

const Failure = ({ sentence, onRetry }: { sentence: string; onRetry: () => void }) => (
  <StateCard hour="night" title={verifyWords.failed}>
    <p role="alert" className="flex items-start justify-center gap-2 font-[550] text-ember-ink">
      <CircleAlert size={19} className="mt-0.5" />
      {sentence}
    </p>
    <div className="mt-2 grid gap-2">
      <ResendButton look="primary">{verifyWords.resend}</ResendButton>
      <Button look="line" onClick={onRetry}>
        {verifyWords.retry}
      </Button>
      <LinkButton look="quiet" to={authAddress('signIn')}>
        {verifyWords.toSignIn}
      </LinkButton>
    </div>
  </StateCard>
)

/** `/auth/confirm`, where the link of a confirmation mail leads (SH-ROUTE-21). */
export const ConfirmScreen = () => <Verification page="confirm" />

/** `/auth/callback`, where other ways of signing in come back (SH-ROUTE-22). */
export const CallbackScreen = () => <Verification page="callback" />
