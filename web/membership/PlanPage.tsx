import { longDate } from '@bewezen/domain/base/dates.ts'
import { untilLongDay } from '@bewezen/domain/base/untilWords.ts'
import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { type PlanState, planView, stateLabel } from '@bewezen/domain/membership/planPage.ts'
import { planOnOffer } from '@bewezen/domain/membership/plans.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import PartyPopper from 'lucide-react/icons/party-popper'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { useOwnAccess } from '../base/session/ownAccess.ts'
import { Faq } from './Faq.tsx'
import { FreePlan } from './FreePlan.tsx'
import { LateBanner } from './LateBanner.tsx'
import { Order } from './Order.tsx'
import { PlanPlace } from './PlanPlace.tsx'
import { PortalButton } from './PortalButton.tsx'
import { Steps } from './Steps.tsx'
import { StudentPlan } from './StudentPlan.tsx'
import { useNewRegistration } from './useNewRegistration.ts'

/** The own membership, or the plans and the way to the checkout, for somebody who is signed in (SUB-PAGE-05, SUB-PAGE-22, MKT-MORE-21). */
export function PlanPage() {
  const congratulates = useNewRegistration()
  const own = useRead(api.membership.mine, {}, { staleTime: 0 })
  const plans = useRead(api.membership.plans, {})
  const access = useOwnAccess()
  // The flag is told once, and the gate says the same for a day: the button keeps one name over a reload.
  const justRegistered = congratulates || access.data?.isNew === true
  const state = planState(own)
  const view = planView(own.data, access.data)
  if (view === 'loading' && !own.isError && !access.isError) return <PlanPlace />
  const isOwn = view === 'own' || view === 'owes'
  const { title, lead } = isOwn
    ? { title: words.own.title, lead: view === 'owes' ? words.own.owes : words.own.active }
    : words
  const priceCents = plans.data ? planOnOffer(plans.data)?.priceCents : undefined
  const student = (
    <StudentPlan priceCents={priceCents}>
      {plans.isError && (
        <p role="alert" className="text-fs-14 text-ember-ink">
          {words.problems.plansFailed}
        </p>
      )}
      {/* Somebody who owes a payment already has the agreement: it is repaired, and a second one would be refused. */}
      {view !== 'owes' && <Order state={state} priceCents={priceCents} justRegistered={justRegistered} />}
    </StudentPlan>
  )
  return (
    <>
      {congratulates && <Banner />}
      {own.data?.lateUntil && (
        <div className="mt-4 overflow-hidden rounded-l">
          <LateBanner until={own.data.lateUntil} isOver={view === 'owes'} />
        </div>
      )}
      <header className="mt-7 mb-6 grid items-end gap-4 lg:mt-11 lg:mb-8 lg:grid-cols-[1fr_auto] lg:gap-6">
        <div>
          <h1 className="heading text-fs-64 leading-[1.05] tracking-[-0.035em]">{title}</h1>
          <p className="mt-3 max-w-[54ch] text-fs-18 text-ink-2">{lead}</p>
        </div>
        <State state={state} own={own.data} onRetry={() => void own.refetch()} />
      </header>
      {isOwn ? (
        <>
          <Manage own={own.data} className="mb-6" />
          <div className="grid items-stretch gap-5 lg:grid-cols-[1.62fr_1fr]">
            {student}
            <FreePlan note={words.without} />
          </div>
        </>
      ) : (
        <>
          <div className="grid items-stretch gap-5 lg:grid-cols-[1fr_1.62fr]">
            <FreePlan note={state === 'none' ? words.yourPlan : undefined} />
            {student}
          </div>
          <Manage own={own.data} className="mt-6" />
          {state === 'none' && <Steps done={2} />}
          <Questions />
        </>
      )}
    </>
  )
}

/** The last questions of somebody who may buy; nobody else asks for them. */
const Questions = () => <Faq entries={useRead(api.site.faq, {}).data ?? []} />

const quiet = 'inline-flex min-h-11 items-center text-fs-14 font-[550] underline'

/** What can be done with the subscription, and why access is open or closed (SUB-PAGE-17, SUB-WHY-01, SUB-LAW-03). */
const Manage = ({ own, className }: { own?: OwnMembership; className: string }) => (
  <div className={classes('flex flex-wrap items-center gap-x-6 gap-y-2', className)}>
    {/* A line of its own: what comes in its place would push what stood beside it (SUB-PAGE-21). */}
    <div className="basis-full">
      <PortalButton />
    </div>
    <PathLink to="/profile/toegang" className={quiet}>
      {words.whyLink}
    </PathLink>
    {own?.withdrawUntil && (
      <PathLink to="/subscription/herroepen" className={quiet}>
        {words.withdrawLink}
      </PathLink>
    )}
  </div>
)

/** A state that cannot be read is unknown, never 'none', so that nobody pays twice (SUB-PAGE-18). */
function planState(own: { data?: OwnMembership; isError: boolean }): PlanState {
  if (own.isError) return 'unknown'
  return own.data?.state ?? 'loading'
}

/** Shown once, right after registration (SUB-PAGE-10, SUB-PAGE-16). */
const Banner = () => (
  <div role="status" className="flex items-center gap-4 rounded-l bg-moss-soft px-5 py-4 text-moss-ink">
    <PartyPopper size={22} aria-hidden="true" />
    <p className="text-ink">
      <strong>{words.banner.title}</strong> {words.banner.text}
    </p>
  </div>
)

function State({ state, own, onRetry }: { state: PlanState; own?: OwnMembership; onRetry: () => void }) {
  const facts = state === 'loading' || state === 'unknown' ? [] : factsOf(own)
  return (
    <div role="status" className="grid justify-items-start gap-2 lg:justify-items-end">
      <p className="inline-flex min-h-8 items-center rounded-s border border-line-strong px-3 text-fs-14 font-semibold text-ink-2">
        {stateLabel(state)}
      </p>
      {/* Its line is there before it is known what stands on it, so that nothing below moves then (SUB-PAGE-21). */}
      <div className="grid min-h-[1lh] gap-2 text-fs-14 text-ink-2 lg:justify-items-end">
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      {state === 'unknown' && (
        <Button look="line" size="s" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}

/** What is worth knowing beside the state itself (SUB-PAGE-14, SUB-STATE-10). */
function factsOf(own: OwnMembership | undefined): string[] {
  if (!own) return []
  const facts = own.throughRole ? [words.throughRole] : []
  if (own.state !== 'active') return facts
  if (own.accessUntil) return [...facts, words.accessUntil(untilLongDay(own.accessUntil))]
  return own.periodEnd ? [...facts, words.periodEnd(longDate(own.periodEnd))] : facts
}
