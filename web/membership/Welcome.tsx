import { roleLabel } from '@bewezen/domain/access/roles.ts'
import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import { threeSteps } from '@bewezen/domain/today/steps.ts'
import { stepWords } from '@bewezen/domain/today/stepWords.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { Sunrise } from './Sunrise.tsx'

/** What was bought under a sunrise, and the first steps beside it (SUB-RESULT-02, COM-START-05). */
export function Welcome({ own }: { own: OwnMembership }) {
  // The right to read it is a moment old: the server may not know of it yet.
  const { data: days, isPending } = useRead(api.today.beginning, {}, { staleTime: 0, retry: 5, retryDelay: 1000 })
  const name = useOwnAccount()?.firstName
  const steps = days ? threeSteps(days.steps) : []
  return (
    <>
      <section className="relative overflow-hidden">
        <Sunrise />
        <div className="page relative grid items-end pt-[190px] pb-8 lg:min-h-[440px] lg:items-center lg:py-11">
          <div
            role="status"
            className="w-full max-w-[560px] rounded-xl border border-line bg-surface px-6 py-7 lg:px-9 lg:py-8"
          >
            <h1 className="heading text-[2.125rem] leading-[1.06] tracking-[-0.03em] lg:text-fs-46">
              {words.success.title}
            </h1>
            <p dir="auto" className="mt-3 min-h-[3em] text-fs-18 leading-normal wrap-anywhere text-ink-2">
              {name && stepWords.welcome(name)} {days?.start?.joined && stepWords.memberOf(days.start.name)}
            </p>
          </div>
        </div>
      </section>
      <div className="page grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10 pt-10 pb-16 lg:grid-cols-[1.2fr_1fr] lg:pb-24">
        {(isPending || steps.length > 0) && (
          <section aria-labelledby="subscribed-steps" className="min-w-0">
            <h2 id="subscribed-steps" className="heading mb-4 text-fs-26">
              {stepWords.after}
            </h2>
            {days ? <FirstSteps of={days} steps={steps} /> : <Skeleton className="h-[563px] w-full sm:h-[350px]" />}
          </section>
        )}
        <Bought own={own} />
      </div>
    </>
  )
}

const Bought = ({ own }: { own: OwnMembership }) => (
  <section aria-label={words.success.plan} className="min-w-0">
    <dl className="grid gap-3 border-y border-line py-5">
      {own.planName && <Fact name={words.success.plan} value={own.planName} />}
      <Fact name={words.success.role} value={roleLabel(own.role)} />
    </dl>
    <p className="mt-5 font-semibold text-moss-ink">{words.success.status}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <LinkButton to="/community">{words.success.toCommunity}</LinkButton>
      <LinkButton to="/subscription" look="line">
        {words.success.toPlans}
      </LinkButton>
    </div>
  </section>
)

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
)
