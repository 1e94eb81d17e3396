import { managedStateLabels, subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { managedStates } from '@bewezen/domain/membership/adminContract.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { SkeletonRow } from '../../base/parts/Skeleton.tsx'
import { Choice } from '../Choice.tsx'
import { Pager } from '../Pager.tsx'
import { useAdminView } from '../useAdminView.ts'
import { GrantDialog } from './GrantDialog.tsx'
import { PlansCard } from './PlansCard.tsx'
import { SubscriptionTable } from './SubscriptionTable.tsx'

const filters = ['running', ...managedStates] as const

/** Who pays for what, access without payment, and the plans on sale (ADM-PANEL-09..11). */
export function SubscriptionsSection() {
  const { query, page, put } = useAdminView()
  const [grants, setGrants] = useState(false)
  const state = filters.find((one) => one === query.status) ?? ''
  const { data, isError, refetch } = useRead(
    api.membership.managed,
    { state, page },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className="grid gap-6">
      <Card as="section" className="overflow-hidden" aria-labelledby="subscriptions">
        <div className="flex flex-col gap-3 px-4 py-4 lg:flex-row lg:items-center lg:justify-between lg:px-6">
          <h2 id="subscriptions" className="heading text-fs-21">
            {adminWords.subscriptions}
          </h2>
          <div className="flex flex-col gap-2 sm:flex-row">
            <Choice
              label={words.state}
              value={state}
              onChange={(status) => put({ status })}
              options={[
                { value: '', label: words.allStates },
                { value: 'running', label: words.running },
                ...managedStates.map((value) => ({ value, label: managedStateLabels[value] })),
              ]}
            />
            <Button onClick={() => setGrants(true)}>{words.grant}</Button>
          </div>
        </div>
        {isError && !data ? (
          <LoadFailed title={adminWords.loadFailed} onRetry={() => void refetch()} />
        ) : !data ? (
          <div role="status" className="px-4 lg:px-6">
            <span className="sr-only">{adminWords.loading}</span>
            {[1, 2, 3, 4, 5].map((row) => (
              <SkeletonRow key={row} />
            ))}
          </div>
        ) : data.subscriptions.length === 0 ? (
          state === '' ? (
            <EmptyState title={words.never} text={words.neverText} />
          ) : (
            <EmptyState
              title={words.none}
              text={words.noneText}
              action={
                <Button look="line" onClick={() => put({ status: '' })}>
                  {words.clear}
                </Button>
              }
            />
          )
        ) : (
          <>
            <SubscriptionTable subscriptions={data.subscriptions} />
            <Pager page={page} total={data.total} onPage={(to) => put({ pagina: String(to) })} />
          </>
        )}
      </Card>
      <PlansCard />
      {grants && <GrantDialog onClose={() => setGrants(false)} />}
    </div>
  )
}
