import type { Briefing } from '@bewezen/domain/production/briefings.ts'
import type { Elsewhere } from '@bewezen/domain/production/clashes.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { sql } from 'drizzle-orm'
import { collapsed } from '../base/collapsing.ts'
import { listed } from '../base/database/listed.ts'
import { preparedSql } from '../base/database/prepared.ts'
import { serve } from '../base/serve.ts'
import { isoColumn, type Kind, type Stored } from './kind.ts'
import { openEvent } from './openEvent.ts'
import { briefingsQuery } from './records/briefings.ts'
import { budgetKind } from './records/budgets.ts'
import { codeKind } from './records/codes.ts'
import { costKind } from './records/costs.ts'
import { locationKind } from './records/locations.ts'
import { activityKind } from './records/programme.ts'
import { todoKind } from './records/todos.ts'

/**
 * Reads the records of an event, in one query; only where there are none it is asked whether there is such an event. They
 * are the same for all who may read them, and every open dashboard asks anew when it hears of a change (EV-MORE-110).
 */
const listOf = <Rec extends Stored>(kind: Pick<Kind<Rec, never>, 'read'>) =>
  collapsed(async (db, eventId) => {
    const all = await kind.read(db, { eventId })
    if (all.length === 0) await openEvent(db, eventId)
    return all
  })
const [costsOf, todosOf, activitiesOf] = [listOf(costKind), listOf(todoKind), listOf(activityKind)]
const [locationsOf, codesOf, budgetsOf] = [listOf(locationKind), listOf(codeKind), listOf(budgetKind)]

export const costs = serve(production.costs, async ({ db }, { eventId }) => ({ costs: await costsOf(db, eventId) }))
export const todos = serve(production.todos, async ({ db }, { eventId }) => ({ todos: await todosOf(db, eventId) }))
export const programme = serve(production.programme, async ({ db }, { eventId }) => ({
  activities: await activitiesOf(db, eventId),
}))
export const locations = serve(production.locations, async ({ db }, { eventId }) => ({
  locations: await locationsOf(db, eventId),
}))
export const codes = serve(production.codes, async ({ db }, { eventId }) => ({ codes: await codesOf(db, eventId) }))
export const budget = serve(production.budget, async ({ db }, { eventId }) => ({
  budget: (await budgetsOf(db, eventId))[0] ?? null,
}))

/** Briefings, and where their people are needed meanwhile (EV-MORE-01), in one query. */
export const briefings = serve(production.briefings, ({ db }, { eventId }) => briefingsOf(db, eventId))

const briefingsOf = collapsed(async (db, eventId) => {
  const [found = { briefings: [], elsewhere: [] }] = await withElsewhere(db, { eventId })
  if (found.briefings.length === 0) await openEvent(db, eventId)
  return found
})

/** Briefings at other events, which are not cancelled, that share a moment with one of the same person at this one. */
const elsewhereQuery = sql`
  select o.person_id as "personId", o.event_id as "eventId", e.title as "eventTitle", o.role,
    ${isoColumn('o.start_time')} as "startAt", ${isoColumn('o.end_time')} as "endAt"
  from event_briefings o join events e on e.id = o.event_id
  where o.event_id <> ${sql.placeholder('eventId')} and e.status = 'scheduled' and exists (
    select 1 from event_briefings r join profiles p on p.id = r.person_id
    where r.event_id = ${sql.placeholder('eventId')} and r.person_id = o.person_id and p.hidden_at is null
      and o.start_time < r.end_time and r.start_time < o.end_time)
  order by o.start_time, o.id`

const withElsewhere = preparedSql<{ briefings: Briefing[]; elsewhere: Elsewhere[] }>(
  'production briefings with elsewhere',
  sql`select ${listed(briefingsQuery(sql`r.event_id = ${sql.placeholder('eventId')}`))} as briefings,
    ${listed(elsewhereQuery)} as elsewhere`,
)
