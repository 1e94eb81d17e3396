import { subscriptionStates } from '@bewezen/domain/access/people.ts'
import { asRole, roleLabel, roles } from '@bewezen/domain/access/roles.ts'
import { peopleWords, stateLabels } from '@bewezen/domain/admin/peopleWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { useTyped } from '../../base/parts/useTyped.ts'
import { AdminList } from '../AdminList.tsx'
import { Choice } from '../Choice.tsx'
import { useAdminView } from '../useAdminView.ts'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonDrawer } from './PersonDrawer.tsx'

/** The users of the site: searched, filtered, 50 at a time; each opens in a drawer (ADM-PANEL-03). */
export function PeopleSection() {
  const { query, turn, put, turnTo } = useAdminView()
  const role = asRole(query.rol) ?? ''
  const state = subscriptionStates.find((one) => one === query.abonnement) ?? ''
  const search = (query.zoek ?? '').slice(0, 200)
  const [typed, setTyped] = useTyped(search, (zoek) => put({ zoek }))
  const asked = { search, role, state, ...turn.asked } as const
  const read = useRead(api.access.people, asked, {
    placeholderData: keepPreviousData,
    select: ({ people, ...paged }) => ({ rows: people, ...paged }),
  })
  const clear = () => {
    setTyped('')
    put({ zoek: '', rol: '', abonnement: '' })
  }
  return (
    <>
      <AdminList
        id="people"
        title={adminWords.people}
        search={{ label: peopleWords.search, typed, onType: setTyped }}
        filters={
          <>
            <Choice
              label={peopleWords.role}
              value={role}
              onChange={(rol) => put({ rol })}
              options={[
                { value: '', label: peopleWords.allRoles },
                ...roles.map((value) => ({ value, label: roleLabel(value) })),
              ]}
            />
            <Choice
              label={peopleWords.state}
              value={state}
              onChange={(abonnement) => put({ abonnement })}
              options={[
                { value: '', label: peopleWords.allStates },
                ...subscriptionStates.map((value) => ({ value, label: stateLabels[value] })),
              ]}
            />
          </>
        }
        read={read}
        empty={{
          title: peopleWords.nobody,
          text: peopleWords.nobodyText,
          action: (
            <Button look="line" onClick={clear}>
              {peopleWords.clear}
            </Button>
          ),
        }}
        onTurn={turnTo}
      >
        {(people) => <PeopleTable people={people} onOpen={(lid) => put({ lid, ...turn.inAddress })} />}
      </AdminList>
      {query.lid && <PersonDrawer personId={query.lid} onClose={() => put({ lid: '', ...turn.inAddress })} />}
    </>
  )
}
