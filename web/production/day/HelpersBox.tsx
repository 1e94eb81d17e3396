import { dayOf, longDateTime } from '@bewezen/domain/base/dates.ts'
import { helperWords as words } from '@bewezen/domain/production/helperWords.ts'
import { dayPath } from '@bewezen/domain/production/helping.ts'
import { screenWords } from '@bewezen/domain/production/screenWords.ts'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PersonChoice } from '../../base/parts/PersonChoice.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { fresh } from '../fresh.ts'
import { usePeopleFound } from '../record/usePerson.ts'

/** Who may check people in on the day, named by an admin for one date (EV-MORE-50). */
export function HelpersBox({ eventId, zone }: { eventId: string; zone: string }) {
  const read = useRead(api.production.helpers, { eventId }, fresh)
  const [now] = useState(() => Date.now())
  const [picked, pick] = useState('')
  const dates = read.data?.dates ?? []
  const next = dates.find(({ startAt }) => dayOf(startAt) >= dayOf(now)) ?? dates.at(-1)
  const chosen = picked || next?.id
  return (
    <Card as="section" aria-labelledby="helpers" className="mt-5 grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="helpers" className="heading text-fs-21">
            {words.title}
          </h2>
          <p className="max-w-[60ch] text-fs-14 text-ink-2">{words.text}</p>
        </div>
        <LinkButton to={dayPath(eventId, chosen)} look="line">
          {words.open}
        </LinkButton>
      </div>
      <Loaded read={read} failed={words.failed}>
        {(named) => <Helpers {...named} chosen={chosen ?? ''} choose={pick} zone={zone} />}
      </Loaded>
    </Card>
  )
}

type Dates = readonly { id: string; startAt: string }[]
type Named = readonly { dateId: string; person: { id: string; name: string } }[]
type Props = { dates: Dates; helpers: Named; chosen: string; choose: (dateId: string) => void; zone: string }

function Helpers({ dates, helpers, chosen, choose, zone }: Props) {
  const cache = useQueries()
  const change = useChange(api.production.setHelper, {
    onSettled: () => cache.invalidateQueries({ queryKey: api.production.helpers.key() }),
    onError: (error) => tellError(words.notSaved, refusalOf(error)?.code === 'DAY_OVER' ? words.over : undefined),
  })
  const shown = helpers.filter(({ dateId }) => dateId === chosen)
  return (
    <>
      {dates.length > 1 && (
        <Select
          label={words.date}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
          options={dates.map(({ id, startAt }) => ({ value: id, label: longDateTime(startAt, zone) }))}
        />
      )}
      {shown.length === 0 && <p className="text-ink-2">{words.none}</p>}
      <ul>
        {shown.map(({ person }) => (
          <li key={person.id} className="flex items-center justify-between gap-3 border-b border-line py-1.5">
            <span className="wrap-anywhere">{person.name}</span>
            <IconButton
              size="s"
              label={words.remove(person.name)}
              icon={<X size={16} />}
              onClick={() => change.mutate({ dateId: chosen, personId: person.id, on: false })}
            />
          </li>
        ))}
      </ul>
      <PersonChoice
        label={words.person}
        useFound={usePeopleFound}
        without={shown.map(({ person }) => person.id)}
        searchLabel={screenWords.searchPerson}
        chosen={null}
        error={null}
        onChoose={(person) => person && change.mutate({ dateId: chosen, personId: person.id, on: true })}
      />
    </>
  )
}
