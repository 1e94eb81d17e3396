import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { Refusal } from '../base/api/refusal.ts'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'

type Props = { refusal: Refusal | null; own?: boolean; onRetry: () => void }

/** What stands where no profile can: it is on its way, missing, closed to the viewer, or could not be fetched (SH-PROF-16..18, SH-PROF-28). */
export function PersonUnknown({ refusal, own = false, onRetry }: Props) {
  if (!refusal)
    return (
      <div role="status" aria-busy="true" className="grid gap-6 py-4">
        <span lang="en" className="animate-late text-center text-fs-14 text-ink-3">
          {profileWords.loading}
        </span>
        <span className="flex items-center gap-5">
          <Skeleton round className="size-24 flex-none" />
          <span className="grid flex-1 gap-2.5">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </span>
        </span>
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
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
          {pageFailedWords.tryAgain}
        </Button>
      }
    />
  )
}
