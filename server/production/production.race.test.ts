import { newId } from '@bewezen/domain/base/ids.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { newCostForm } from '@bewezen/domain/production/costs.ts'
import { newPartnerForm } from '@bewezen/domain/production/partners.ts'
import { newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newListTask } from '@bewezen/domain/production/todoLists.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused } from '../base/testing/world.ts'

const world = await openWorld({ engine: 'server' })
const { given } = world
const admins = await Promise.all([1, 2, 3, 4].map(() => world.person({ role: 'admin' })))
const event = await given.event()
const eventId = event.id
const form = { ...newCostForm(), name: 'Zaalhuur', amount: '420', quantity: '1' }
const ada = admins[0] as (typeof admins)[number]

const outcomes = (asked: Promise<unknown>[]) =>
  Promise.all(
    asked.map((one) =>
      one.then(
        () => 'done',
        (error: unknown) => (error instanceof Refused ? error.code : String(error)),
      ),
    ),
  )

test('EV-MORE-06 of admins who save the same version at once one wins, and the others see what it stored', async () => {
  for (let round = 0; round < 5; round++) {
    const id = newId()
    await ada.does(contract.saveCost, { id, eventId, version: null, form })
    const answers = await outcomes(
      admins.map((who, at) =>
        who.does(contract.saveCost, { id, eventId, version: 1, form: { ...form, amount: String(at + 1) } }),
      ),
    )
    expect(answers.toSorted()).toEqual(['CHANGED', 'CHANGED', 'CHANGED', 'done'])
    const { costs } = await ada.does(contract.costs, { eventId })
    expect(costs.find((one) => one.id === id)).toMatchObject({
      version: 2,
      amountCents: (answers.indexOf('done') + 1) * 100,
    })
  }
})

test('EV-COST-20 EV-EDGE-41 of admins who approve at once one stays, without an error for the others', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await given.cost({ event, amount: '5' })
    const all = await Promise.all(admins.map((who) => who.does(contract.approveCost, { id })))
    expect(new Set(all.map(({ approver, approvedAt }) => `${approver?.id} ${approvedAt}`)).size).toBe(1)
  }
  const { rows } = await world.house.database.pool.query(
    `select count(*)::int as n from audit_log where action = 'cost.approved'`,
  )
  expect(rows[0].n).toBe(5)
})

test('EV-MORE-06 a save and a delete of the same version at once: one of them, never half', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await given.cost({ event, amount: '5' })
    const answers = await outcomes([
      ada.does(contract.remove, { kind: 'cost', id, version: 1 }),
      ada.does(contract.saveCost, { id, eventId, version: 1, form }),
    ])
    expect([
      ['done', 'CHANGED'],
      ['CHANGED', 'done'],
    ]).toContainEqual(answers)
  }
})

test('EV-PROG-09 a place that is deleted while an activity takes it leaves no activity that leads nowhere', async () => {
  for (let round = 0; round < 5; round++) {
    const place = await given.location({ event })
    const id = newId()
    const activity = {
      ...newActivityForm(),
      activityName: 'Welkom',
      start: '2027-03-22T10:00',
      end: '2027-03-22T11:00',
    }
    await outcomes([
      ada.does(contract.saveActivity, { id, eventId, version: null, form: { ...activity, locationId: place.id } }),
      ada.does(contract.remove, { kind: 'location', id: place.id, version: 1 }),
    ])
    const { activities } = await ada.does(contract.programme, { eventId })
    expect(activities.filter((one) => one.location?.id === place.id)).toEqual([])
  }
})

test('EV-PARTNER-02 two partners of one name at once: one is made, the other hears whose name it is', async () => {
  for (let round = 0; round < 5; round++) {
    const asked = { version: null, form: { ...newPartnerForm(), name: `Zon ${round}` } }
    const answers = await outcomes(admins.map((who) => who.does(contract.savePartner, { ...asked, id: newId() })))
    expect(answers.toSorted()).toEqual(['FAULTY_FIELDS', 'FAULTY_FIELDS', 'FAULTY_FIELDS', 'done'])
  }
})

test('EV-PARTNER-02 an old partner that takes a name which another takes at once is refused, never a fault of the server', async () => {
  for (let round = 0; round < 5; round++) {
    const made = await Promise.all(admins.map((_, at) => given.partner(`Oud ${round} ${at}`)))
    const form = { ...newPartnerForm(), name: `Nieuw ${round}` }
    const answers = await outcomes(
      admins.map((who, at) =>
        who.does(contract.savePartner, { id: (made[at] as { id: string }).id, version: 1, form }),
      ),
    )
    expect(answers.toSorted()).toEqual(['FAULTY_FIELDS', 'FAULTY_FIELDS', 'FAULTY_FIELDS', 'done'])
  }
})

test('EV-MORE-75 of admins who apply a list at the same moment one does, and the others are asked', async () => {
  const list = newId()
  const tasks = [{ ...newListTask(), taskName: 'Zaal huren', daysBefore: '14' }]
  await ada.does(contract.saveTodoList, { id: list, version: null, form: { name: 'Ademlab', tasks } })
  const { id: fresh } = await given.event()
  const wish = { listId: list, eventId: fresh, again: false }
  const answers = await outcomes(admins.map((who) => who.does(contract.applyTodoList, { id: newId(), ...wish })))
  expect(answers.toSorted()).toEqual(['LIST_APPLIED', 'LIST_APPLIED', 'LIST_APPLIED', 'done'])
  expect((await ada.does(contract.todos, { eventId: fresh })).todos).toHaveLength(1)
})
