import { managedStateLabels, subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { managedStates } from '@bewezen/domain/membership/adminContract.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { useTyped } from '../../base/parts/useTyped.ts'
import { AdminList } from '../AdminList.tsx'
import { Choice } from '../Choice.tsx'
import { useAdminView } from '../useAdminView.ts'
import { GrantDialog } from './GrantDialog.tsx'
import { PlansCard } from './PlansCard.tsx'
import { SubscriptionTable } from './SubscriptionTable.tsx'

const filters = ['running', ...managedStates] as const

/** Who pays for what, access without payment, and the plans on sale: searched, filtered, 50 at a time (ADM-PANEL-09..11). */
export function SubscriptionsSection() {
  const { query, turn, put, turnTo } = useAdminView()
  const [grants, setGrants] = useState(false)
  const state = filters.find((one) => one === query.status) ?? ''
  const search = (query.zoek ?? '').slice(0, 200)
  const [typed, setTyped] = useTyped(search, (zoek) => put({ zoek }))
  const read = useRead(
    api.membership.managed,
    { state, search, ...turn.asked },
    {
      placeholderData: keepPreviousData,
      select: ({ subscriptions, ...paged }) => ({ rows: subscriptions, ...paged }),
    },
  )
  const clear = () => {
    setTyped('')
    put({ zoek: '', status: '' })
  }
  const isWhole = state === '' && search.trim() === ''
  return (
    <div className="grid gap-6">
      <AdminList
        id="subscriptions"
        title={adminWords.subscriptions}
        search={{ label: words.searchPerson, typed, onType: setTyped }}
        filters={
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
        }
        action={<Button onClick={() => setGrants(true)}>{words.grant}</Button>}
        read={read}
        empty={
          isWhole
            ? { title: words.never, text: words.neverText }
            : {
                title: words.none,
                text: words.noneText,
                action: (
                  <Button look="line" onClick={clear}>
                    {words.clear}
                  </Button>
                ),
              }
        }
        onTurn={turnTo}
      >
        {(subscriptions) => <SubscriptionTable subscriptions={subscriptions} />}
      </AdminList>
      <PlansCard />
      {grants && <GrantDialog onClose={() => setGrants(false)} />}
    </div>
  )
}
