import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { Refusal } from '../base/api/refusal.ts'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'

type Props = { refusal: Refusal | null; own?: boolean; onRetry: () => void }

/** What stands where no profile can: it is on its way, missing, closed to the viewer, or could not be fetched (SH-PROF-16..18, SH-PROF-28). */
export function PersonUnknown({ refusal, own = false, onRetry }: Props) {
  if (!refusal)
    return (
      <p role="status" lang="en" className="py-16 text-center text-ink-3">
        {profileWords.loading}
      </p>
    )
  return (
    <div role="alert" className="py-6">
      <Why refusal={refusal} own={own} onRetry={onRetry} />
    </div>
  )
}

function Why({ refusal: { code }, own, onRetry }: Props & { refusal: Refusal }) {
  if (code === 'NOT_FOUND')
    return (
      <EmptyState
        art="arc"
        title={profileWords.notFound}
        text={own ? profileWords.ownNotFoundText : profileWords.notFoundText}
        action={
          <LinkButton to="/" look="line">
            {profileWords.toHome}
          </LinkButton>
        }
      />
    )
  if (code === 'NO_ACCESS' || code === 'TESTER_MODE')
    return <EmptyState art="arc" title={gateWords.noAccess} text={gateWords.noAccessText} />
  return (
    <EmptyState
      art="arc"
      title={panelWords.loadFailed}
      text={code === 'OFFLINE' ? failureWords.offline : undefined}
      action={
        <Button look="line" onClick={onRetry}>
          {failureWords.tryAgain}
        </Button>
      }
    />
  )
}
