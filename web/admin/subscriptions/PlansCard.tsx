import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { PlanDialog } from './PlanDialog.tsx'

/** The plans on sale, each with the way to change it (ADM-PANEL-11). */
export function PlansCard() {
  const { data, isError, refetch } = useRead(api.membership.managedPlans, {})
  const [opened, setOpened] = useState<string | null>(null)
  const plan = data?.find(({ id }) => id === opened)
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <h2 id="plans" className="heading text-fs-21">
        {words.plans}
      </h2>
      {isError && !data ? (
        <LoadFailed title={adminWords.loadFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {data.map(({ id, name, priceCents, stock, subscribers }) => (
            <Card key={id} as="li" pad className="grid justify-items-start gap-1.5">
              <h3 className="text-fs-18 font-[650] wrap-anywhere">{name}</h3>
              <p className="font-display text-fs-26">{amount(priceCents)}</p>
              <p className="text-fs-14 text-ink-2">
                {words.stockIs(stock)}, {words.subscribers(subscribers)}
              </p>
              <Button look="line" size="s" aria-label={words.editOf(name)} onClick={() => setOpened(id)}>
                {words.edit}
              </Button>
            </Card>
          ))}
        </ul>
      )}
      {plan && <PlanDialog key={plan.id} plan={plan} onClose={() => setOpened(null)} />}
    </section>
  )
}
