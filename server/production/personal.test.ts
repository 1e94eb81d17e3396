import { newId } from '@bewezen/domain/base/ids.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { newListTask } from '@bewezen/domain/production/todoLists.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { personal } from '../personal.ts'
import { eraseDueAccounts } from '../privacy/eraseDueAccounts.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const ada = await world.person({ role: 'admin' })
const [event, other] = [await given.event({ title: 'Ademlab' }), await given.event()]

test('EV-DATA-31 EV-MORE-41 EV-MORE-44 EV-MORE-50 EV-MORE-51 who leaves for good is named nowhere in a production, and what was written about their briefing goes', async () => {
  const lea = await world.person({ role: 'admin', firstName: 'Lea' })
  await given.cost({ event, by: lea, amount: '5', approvedBy: lea })
  await given.code({ event, by: lea })
  await given.todo({ event, by: lea, assigneeId: lea.id })
  await given.briefing({
    event,
    by: lea,
    person: lea,
    role: 'Gastvrouw',
    notes: 'Heeft stilte nodig',
    phone: '06 12345678',
  })
  await given.briefing({ event, person: ada, notes: 'Parkeerplek' })
  await given.activity({ event, by: lea, start: '2026-07-14T11:00', end: '2026-07-14T12:00' })
  await given.location({ event, by: lea })
  await ada.does(contract.setHelper, { dateId: event.id, personId: lea.id, on: true })
  const { id: placeId } = await given.enrolment({ event, person: ada })
  const press = { id: newId(), inside: true, at: new Date().toISOString() }
  await lea.does(contract.checkIn, { dateId: event.id, placeId, press })
  const listId = newId()
  const form = { name: 'Opbouw', tasks: [{ ...newListTask(), taskName: 'Zaal huren' }] }
  await lea.does(contract.saveTodoList, { id: listId, version: null, form })
  await lea.does(contract.applyTodoList, { id: newId(), listId, eventId: other.id, again: false })

  // Ada's own sheet remembers a digest of Lea's number, and Lea's was mailed too.
  for (const person of [ada, lea])
    await ada.does(contract.sendCallSheet, { id: newId(), eventId: event.id, personId: person.id })
  const remembered = async () =>
    (
      await pool.query<{ noted: { key: string }[] }>('select noted from event_call_sheets where person_id = $1', [
        ada.id,
      ])
    ).rows
  expect(JSON.stringify(await remembered())).toContain('contact ')

  const collected = await personal.production.collect?.(house, house.database.db, lea.id)
  expect(collected?.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['event_briefings', 1],
    ['event_call_sheets', 1],
    ['event_helpers', 1],
    ['event_presses', 1],
    ['event_todos', 2],
    ['event_costs', 1],
    ['event_todo_lists', 1],
    ['event_todo_list_uses', 1],
    ['event_budgets', 0],
    ['event_codes', 1],
    ['event_timetable', 1],
    ['event_locations', 1],
  ])
  expect(collected?.[0]?.rows[0]).toMatchObject({
    title: 'Ademlab',
    role: 'Gastvrouw',
    notes: 'Heeft stilte nodig',
    phone: '06 12345678',
  })

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
    ...(await ada.does(contract.todos, { eventId: other.id })).todos,
    ...(await ada.does(contract.todoLists, { eventId: other.id })).lists,
  ]
  expect(left).toHaveLength(8)
  expect(JSON.stringify(await remembered())).not.toContain('contact ')
  expect((await pool.query('select 1 from event_call_sheets where person_id = $1', [lea.id])).rows).toEqual([])
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${lea.id}|Lea|stilte|12345678`))
  expect(JSON.stringify(left)).toContain('Parkeerplek')
})
