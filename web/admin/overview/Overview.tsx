import { asRole, roles } from '@bewezen/domain/access/roles.ts'
import { overviewWords } from '@bewezen/domain/admin/overviewWords.ts'
import { kindSlugs } from '@bewezen/domain/admin/waitingWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { RoleBadge } from '../../base/parts/RoleBadge.tsx'
import { Trends } from './Trends.tsx'
import { Waiting } from './Waiting.tsx'

/** 'Overzicht': what waits for a person, how it goes, and what there is (ADM-MORE-01, ADM-PANEL-02, ADM-PANEL-18). */
export function Overview() {
  const { isPending } = useRead(api.admin.waiting, {})
  return (
    <>
      <Waiting />
      {/* How much waits is not known before it is read: what stands below it would be pushed down. */}
      <div hidden={isPending}>
        <Trends />
        <Counts />
      </div>
    </>
  )
}

/** Users, subscriptions, open reports, answers to outside that failed, and users per role; each number leads to what it counts. */
function Counts() {
  const read = useRead(api.access.overview, {})
  return (
    <Loaded read={read} failed={adminWords.loadFailed}>
      {(data) => (
        <>
          <dl className="mt-8 grid grid-cols-2 border-y-[1.5px] border-ink lg:grid-cols-4">
            <Figure
              label={overviewWords.people}
              hint={overviewWords.newPeople(data.newPeople)}
              value={data.people}
              to="/admin/gebruikers"
            />
            <Figure
              label={overviewWords.subscriptions}
              hint={overviewWords.subscriptionsHint}
              value={data.activeSubscriptions}
              to="/admin/abonnementen?status=running"
            />
            <Figure
              label={overviewWords.reports}
              hint={overviewWords.reportsHint}
              value={data.openReports}
              to="/admin/meldingen?status=open"
            />
            <Figure
              label={overviewWords.failedExternal}
              hint={overviewWords.failedExternalHint}
              value={data.failedExternalMessages}
              to={`/admin/overzicht?soort=${kindSlugs.externalFailed}`}
            />
          </dl>
          <Card as="section" className="mt-7 overflow-hidden lg:pb-3" aria-labelledby="per-role">
            <h2 id="per-role" className="heading px-4 pt-5 pb-2 text-fs-21 lg:px-6">
              {overviewWords.perRole}
            </h2>
            <ul className="lg:flex lg:flex-wrap lg:gap-x-2 lg:px-3">
              {inOrder(data.roles).map(({ role, people }) => (
                <li key={role} className="border-t border-line first:border-t-0 lg:border-t-0">
                  <PathLink
                    to={asRole(role) ? `/admin/gebruikers?rol=${role}` : '/admin/gebruikers'}
                    className="flex min-h-12 items-center justify-between gap-4 px-4 no-underline fast hover:bg-surface-2 lg:flex-col lg:items-start lg:justify-start lg:gap-1.5 lg:rounded-m lg:px-3 lg:py-2"
                  >
                    <RoleBadge of={role} />
                    <span className="font-semibold lg:text-fs-18">{wholeNumber(people)}</span>
                  </PathLink>
                </li>
              ))}
            </ul>
          </Card>
          <p className="mt-7 flex flex-wrap gap-x-2 gap-y-1 text-ink-2">
            {overviewWords.partnersAt}
            <PathLink to="/events/admin">{overviewWords.toPartners}</PathLink>
          </p>
        </>
      )}
    </Loaded>
  )
}

const Figure = ({ label, value, hint, to }: { label: string; value: number; hint: string; to: string }) => (
  <div className="flex flex-col py-4 max-lg:even:border-l max-lg:even:border-line max-lg:even:pl-4 max-lg:nth-[n+3]:border-t max-lg:nth-[n+3]:border-line lg:py-[18px] lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-6">
    <dt className="text-[15px] font-[550] text-ink-2">{label}</dt>
    <dd>
      <PathLink
        to={to}
        className="inline-block font-display text-fs-34 leading-[1.15] tracking-[-0.035em] no-underline hover:underline lg:text-fs-46"
      >
        {wholeNumber(value)}
        <span className="sr-only"> {label}</span>
      </PathLink>
      <span className="block text-fs-14 text-ink-3">{hint}</span>
    </dd>
  </div>
)

/** In the order of the roles; a stored role that is none of ours comes last. */
function inOrder(counts: { role: string; people: number }[]) {
  const known: readonly string[] = roles
  const place = (role: string) => (known.includes(role) ? known.indexOf(role) : known.length)
  return counts.toSorted((one, other) => place(one.role) - place(other.role))
}
