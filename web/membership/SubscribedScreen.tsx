import { words } from '@bewezen/domain/membership/words.ts'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { useCheckoutResult } from './useCheckoutResult.ts'
import { Welcome } from './Welcome.tsx'

export { NotSubscribedScreen } from './NotSubscribedScreen.tsx'

/** Back from the provider: waits for the payment to be seen and says how it stands (SUB-RESULT-01..06). */
export function SubscribedScreen() {
  const sessionId = useSearch({ strict: false, select: (search: Record<string, string>) => search.session_id })
  const { result, own, again } = useCheckoutResult(sessionId ?? null)
  return (
    <Main>
      {result === 'active' && own ? (
        <Welcome own={own} />
      ) : (
        <div role="status" className="page max-w-[720px] py-14 lg:py-24">
          {result === 'failed' ? <Failed onAgain={again} /> : <Checking />}
        </div>
      )}
    </Main>
  )
}

const Checking = () => (
  <h1 className="flex items-center gap-4 text-fs-21 font-semibold">
    <Spinner />
    {words.success.checking}
  </h1>
)

function Failed({ onAgain }: { onAgain: () => void }) {
  const contactEmail = useRouteContext({ strict: false, select: (context) => context.site?.contactEmail ?? '' })
  return (
    <>
      <h1 className="heading text-center text-fs-46 leading-[1.1] tracking-[-0.03em]">{words.success.failed}</h1>
      <EmptyState
        title={words.success.failedText}
        action={
          <Button look="primary" onClick={onAgain}>
            {words.success.again}
          </Button>
        }
      />
      <p className="text-center text-ink-2">
        {words.success.contact}{' '}
        <a href={`mailto:${contactEmail}`} className="underline">
          {contactEmail}
        </a>
      </p>
    </>
  )
}
