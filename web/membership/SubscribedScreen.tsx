import { roleLabel } from '@bewezen/domain/access/roles.ts'
import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { useCheckoutResult } from './useCheckoutResult.ts'

export { NotSubscribedScreen } from './NotSubscribedScreen.tsx'

/** Back from the provider: waits for the payment to be seen and says how it stands (SUB-RESULT-01..06). */
export function SubscribedScreen() {
  const sessionId = useSearch({ strict: false, select: (search: Record<string, string>) => search.session_id })
  const { result, own, again } = useCheckoutResult(sessionId ?? null)
  return (
    <Main className="page max-w-[720px] py-14 lg:py-24">
      <div role="status">
        {result === 'checking' && <Checking />}
        {result === 'active' && own && <Active own={own} />}
        {result === 'failed' && <Failed onAgain={again} />}
      </div>
    </Main>
  )
}

const Checking = () => (
  <h1 className="flex items-center gap-4 text-fs-21 font-semibold">
    <Spinner />
    {words.success.checking}
  </h1>
)

const Active = ({ own }: { own: OwnMembership }) => (
  <>
    <h1 className="heading text-fs-46 leading-[1.1] tracking-[-0.03em]">{words.success.title}</h1>
    <dl className="mt-8 grid gap-3 border-y border-line py-5">
      {own.planName && <Fact name={words.success.plan} value={own.planName} />}
      <Fact name={words.success.role} value={roleLabel(own.role)} />
    </dl>
    <p className="mt-5 font-semibold text-moss-ink">{words.success.status}</p>
    <div className="mt-8 flex flex-wrap gap-3">
      <LinkButton to="/community" look="sun" size="l">
        {words.success.toCommunity}
      </LinkButton>
      <LinkButton to="/subscription" look="line" size="l">
        {words.success.toPlans}
      </LinkButton>
    </div>
  </>
)

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
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
