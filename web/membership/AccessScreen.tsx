import { date, longDate } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { accessBecause, eventInWords, accessWords as words } from '@bewezen/domain/membership/accessWords.ts'
import type { OwnAccess } from '@bewezen/domain/membership/contract.ts'
import { words as planWords } from '@bewezen/domain/membership/words.ts'
import Download from 'lucide-react/icons/download'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open'
import { type ReactNode, useId } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { Card } from '../base/parts/Card.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { MemberPage } from '../base/parts/MemberPage.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { LateBanner } from './LateBanner.tsx'
import { PortalButton } from './PortalButton.tsx'

export { WithdrawScreen } from './WithdrawScreen.tsx'

/** 'Mijn toegang': why access is open or closed, until when, and what led to it (SUB-WHY-01, SUB-WHY-02). */
export function AccessScreen() {
  const { data: access, isError, refetch } = useRead(api.membership.explain, {}, { staleTime: 0 })
  return (
    <MemberPage back={{ to: '/subscription', label: words.back }} title={words.title} intro={words.intro}>
      {access ? <Access access={access} /> : isError ? <Failed onRetry={() => void refetch()} /> : <Loading />}
    </MemberPage>
  )
}

const Access = ({ access }: { access: OwnAccess }) => (
  <>
    {(access.why === 'late' || access.why === 'lateOver') && access.until && (
      <div className="mt-6 overflow-hidden rounded-l">
        <LateBanner until={access.until} isOver={!access.open} />
      </div>
    )}
    <Verdict access={access} />
    <Part title={words.events}>
      {access.events.length === 0 ? (
        <p className="text-ink-2">{words.noEvents}</p>
      ) : (
        <ol className="grid divide-y divide-line">
          {access.events.map((event) => (
            <li key={event.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
              <span className="min-w-0 wrap-anywhere">{eventInWords(event)}</span>
              <time dateTime={event.at} className="text-fs-14 whitespace-nowrap text-ink-2">
                {longDate(event.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Part>
    <Part title={words.invoices}>
      {access.invoices.length === 0 ? (
        <p className="text-ink-2">{words.noInvoices}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {access.invoices.map((invoice) => (
            <InvoiceRow key={invoice.number} invoice={invoice} />
          ))}
        </ul>
      )}
    </Part>
  </>
)

const Verdict = ({ access }: { access: OwnAccess }) => (
  <Card as="section" pad className="mt-6 grid justify-items-start gap-3">
    <Badge
      look={access.open ? 'moss' : 'ember'}
      icon={access.open ? <LockKeyholeOpen size={14} /> : <LockKeyhole size={14} />}
    >
      {access.open ? words.open : words.closed}
    </Badge>
    <p className="text-fs-18 leading-normal">{accessBecause(access)}</p>
    {!access.open && access.why !== 'lateOver' && <LinkButton to="/subscription">{words.plans}</LinkButton>}
    {access.events.some(({ kind }) => kind === 'started') && <PortalButton />}
  </Card>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="heading mb-2 text-fs-26">
        {title}
      </h2>
      {children}
    </section>
  )
}

const InvoiceRow = ({ invoice: { number, at, amountCents, kind } }: { invoice: OwnAccess['invoices'][number] }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
    <span>
      {kind === 'credit' ? words.credit : words.invoice} {number}
      <span className="block text-fs-14 text-ink-2">{date(at)}</span>
    </span>
    <span className="flex items-center gap-4">
      <span className="font-semibold">{amount(amountCents)}</span>
      <a
        href={`/api/payments/invoice/${number}.pdf`}
        download
        aria-label={`PDF: ${words.download(number)}`}
        className="inline-flex min-h-11 items-center gap-1.5 font-[550] underline"
      >
        <Download size={18} aria-hidden="true" />
        PDF
      </a>
    </span>
  </li>
)

const Loading = () => (
  <div role="status" className="mt-6 grid gap-4">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-56 w-full" />
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="mt-6">
    <EmptyState
      art="arc"
      title={words.failed}
      action={
        <Button look="line" onClick={onRetry}>
          {planWords.retry}
        </Button>
      }
    />
  </div>
)
