import { production as contract } from '@bewezen/domain/production/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { personal } from '../personal.ts'
import { eraseDueAccounts } from '../privacy/eraseDueAccounts.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const ada = await world.person({ role: 'admin' })
const event = await given.event({ title: 'Ademlab' })

test('EV-DATA-31 who leaves for good is named nowhere in a production, and what was written about their briefing goes', async () => {
  const lea = await world.person({ role: 'admin', firstName: 'Lea' })
  await given.cost({ event, by: lea, amount: '5', approvedBy: lea })
  await given.todo({ event, by: lea, assigneeId: lea.id })
  await given.briefing({ event, by: lea, person: lea, role: 'Gastvrouw', notes: 'Heeft stilte nodig' })
  await given.briefing({ event, person: ada, notes: 'Parkeerplek' })
  await given.activity({ event, by: lea, start: '2026-07-14T11:00', end: '2026-07-14T12:00' })
  await given.location({ event, by: lea })

  const collected = await personal.production.collect?.(house, house.database.db, lea.id)
  expect(collected?.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['event_briefings', 1],
    ['event_todos', 1],
    ['event_costs', 1],
    ['event_timetable', 1],
    ['event_locations', 1],
  ])
  expect(collected?.[0]?.rows[0]).toMatchObject({ title: 'Ademlab', role: 'Gastvrouw', notes: 'Heeft stilte nodig' })

  await pool.query('insert into account_deletions (person_id, asked_at, due_at) values ($1, app_now(), app_now())', [
    lea.id,
  ])
  expect(await eraseDueAccounts(house, personal)).toBe(1)
  const asked = { eventId: event.id }
  const left = [
    ...(await ada.does(contract.costs, asked)).costs,
    ...(await ada.does(contract.todos, asked)).todos,
    ...(await ada.does(contract.briefings, asked)).briefings,
    ...(await ada.does(contract.programme, asked)).activities,
    ...(await ada.does(contract.locations, asked)).locations,
  ]
  expect(left).toHaveLength(6)
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${lea.id}|Lea|stilte`))
  expect(JSON.stringify(left)).toContain('Parkeerplek')
})
