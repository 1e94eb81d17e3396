import { newId } from '@bewezen/domain/base/ids.ts'
import { newBriefingForm } from '@bewezen/domain/production/briefings.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { type CostForm, costFormOf, newCostForm } from '@bewezen/domain/production/costs.ts'
import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import { newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newTodoForm, type TodoForm, todoFormOf } from '@bewezen/domain/production/todos.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const ada = await world.person({ role: 'admin', firstName: 'Ada', lastName: 'Vis' })
const bram = await world.person({ role: 'admin', firstName: 'Bram', lastName: 'Tol' })
const noor = await world.person({ firstName: 'Noor', lastName: 'Bos' })
const event = await given.event({ title: 'Ademlab' })
const eventId = event.id

const hall: CostForm = { ...newCostForm(), name: 'Zaalhuur', amount: '420', quantity: '2' }
const saveCost = (form: Partial<CostForm> = {}, at: { id?: string; version?: number | null; who?: typeof ada } = {}) =>
  (at.who ?? ada).does(contract.saveCost, {
    id: at.id ?? newId(),
    eventId,
    version: at.version ?? null,
    form: { ...hall, ...form },
  })
const task = (form: Partial<TodoForm>) => ({ ...newTodoForm(), taskName: 'Geluid testen', ...form })
const costsOf = async (id = eventId) => (await ada.does(contract.costs, { eventId: id })).costs
const audited = async () =>
  (await pool.query('select action, reason, old_value, new_value, actor_id from audit_log order by at, id')).rows
const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code, data }: { code: string; data: unknown }) => ({ code, data }),
  )

describe('a cost', () => {
  test('EV-COST-02 EV-COST-11 EV-COST-12 EV-COST-17 EV-CALL-18 EV-CALL-34 EV-DATA-18 is made pending, tax inclusive, with its maker and its total', async () => {
    const made = await saveCost({
      taxInclusive: false,
      amount: '0,10',
      quantity: '3',
      linkUrl: 'https://zaal.example',
      notes: 'tot 18:00',
    })
    expect(made).toMatchObject({
      eventId,
      version: 1,
      name: 'Zaalhuur',
      amountCents: 10,
      quantity: 3,
      totalCents: 30,
      taxInclusive: true,
      linkUrl: 'https://zaal.example',
      notes: 'tot 18:00',
      isOrdered: false,
      approver: null,
      approvedAt: null,
      createdBy: { id: ada.id, firstName: 'Ada' },
    })
    expect(await costsOf()).toContainEqual(made)
  })

  test('EV-COST-15 EV-COST-06 EV-COST-07 EV-COST-08 is edited and deleted, and one with faults is refused as a whole', async () => {
    const made = await saveCost()
    const edited = await saveCost({ name: 'Zaal', taxInclusive: false }, made)
    expect(edited).toMatchObject({
      id: made.id,
      version: 2,
      name: 'Zaal',
      taxInclusive: false,
      createdAt: made.createdAt,
    })
    const faulty = await refused(saveCost({ name: 'Z', amount: '-1', quantity: '0' }, edited))
    expect(faulty).toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { name: expect.any(String), amount: expect.any(String), quantity: expect.any(String) } },
    })
    expect(await ada.does(contract.remove, { kind: 'cost', id: made.id, version: 2 })).toEqual({ done: true })
    expect((await costsOf()).map(({ id }) => id)).not.toContain(made.id)
  })

  test('EV-COST-03 EV-COST-14 EV-COST-20 EV-EDGE-41 is approved once: the first admin stays, a second has no effect and no error', async () => {
    const { id } = await saveCost()
    const first = await ada.does(contract.approveCost, { id })
    expect(first).toMatchObject({ approver: { id: ada.id }, approvedAt: expect.any(String), version: 1 })
    expect(await bram.does(contract.approveCost, { id })).toEqual(first)
    expect(await refused(ada.does(contract.approveCost, { id: newId() }))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('EV-COST-04 EV-COST-18 EV-MORE-07 that is approved stays editable and approved, and approving is no newer version', async () => {
    const made = await saveCost()
    const { approvedAt } = await ada.does(contract.approveCost, { id: made.id })
    const edited = await saveCost({ amount: '500' }, { id: made.id, version: made.version, who: bram })
    expect(edited).toMatchObject({ version: 2, totalCents: 100_000, approver: { id: ada.id }, approvedAt })
  })

  test('EV-COST-05 EV-MORE-07 is ordered or not by a switch that sets a state, whatever somebody types meanwhile', async () => {
    const made = await saveCost()
    for (const _ of 'twice')
      expect(await bram.does(contract.setOrdered, { id: made.id, isOrdered: true })).toMatchObject({
        isOrdered: true,
        version: 1,
      })
    expect(await saveCost({ notes: 'anders' }, made)).toMatchObject({ isOrdered: true, version: 2 })
    expect(await ada.does(contract.setOrdered, { id: made.id, isOrdered: false })).toMatchObject({ isOrdered: false })
  })

  test('EV-DATA-31 EV-COST-14 keeps its approval when the account of who gave it is gone', async () => {
    const gone = await world.person({ role: 'admin' })
    const { id } = await given.cost({ event, name: 'Matten', amount: '5', approvedBy: gone })
    await pool.query('delete from profiles where id = $1', [gone.id])
    expect((await costsOf()).find((one) => one.id === id)).toMatchObject({
      approver: null,
      approvedAt: expect.any(String),
    })
  })
})

describe('two admins on the same record', () => {
  test('EV-MORE-06 EV-EDGE-41 the second save is refused with the newer record, a delete too, and nothing is lost', async () => {
    const made = await saveCost()
    const newer = await saveCost({ amount: '450' }, { ...made, who: bram })
    const late = await refused(saveCost({ amount: '999' }, made))
    expect(late).toEqual({ code: 'CHANGED', data: { current: newer } })
    expect(await refused(ada.does(contract.remove, { kind: 'cost', id: made.id, version: 1 }))).toEqual({
      code: 'CHANGED',
      data: { current: newer },
    })
    expect((await costsOf()).find(({ id }) => id === made.id)).toEqual(newer)
  })

  test('EV-MORE-06 what was deleted meanwhile says so, and a delete of it is done', async () => {
    const made = await saveCost()
    await bram.does(contract.remove, { kind: 'cost', id: made.id, version: 1 })
    expect(await refused(saveCost({ name: 'Te laat' }, made))).toEqual({ code: 'CHANGED', data: { current: null } })
    expect(await ada.does(contract.remove, { kind: 'cost', id: made.id, version: 1 })).toEqual({ done: true })
  })

  test('EV-MORE-06 sent again after a lost answer it is the same record, in the log once', async () => {
    const id = newId()
    const before = (await audited()).length
    const made = await saveCost({}, { id })
    expect(await saveCost({}, { id })).toEqual(made)
    expect(await saveCost({}, { id, version: 7 })).toEqual(made)
    expect((await audited()).length).toBe(before + 1)
    expect(await refused(saveCost({ name: 'Iets anders' }, { id }))).toMatchObject({ code: 'ID_IN_USE' })
    const other = await given.event()
    const elsewhere = ada.does(contract.saveCost, { id, eventId: other.id, version: 1, form: costFormOf(made) })
    expect(await refused(elsewhere)).toMatchObject({ code: 'ID_IN_USE' })
  })
})

describe('a task', () => {
  const saveTodo = (form: Partial<TodoForm>, at: { id?: string; version?: number | null } = {}) =>
    ada.does(contract.saveTodo, { id: at.id ?? newId(), eventId, version: at.version ?? null, form: task(form) })

  test('EV-TODO-08 EV-TODO-09 EV-CALL-20 EV-CALL-35 EV-DATA-20 has a deadline and an assignee, and is added, edited and deleted', async () => {
    const made = await saveTodo({
      deadline: '2026-10-26',
      assigneeId: noor.id,
      priority: 'hoog',
      description: 'dik papier',
    })
    expect(made).toMatchObject({
      taskName: 'Geluid testen',
      description: 'dik papier',
      deadline: '2026-10-26',
      status: 'niet_gestart',
      priority: 'hoog',
      isAssigned: true,
      assignee: { id: noor.id, firstName: 'Noor' },
      createdBy: { id: ada.id },
    })
    expect((await ada.does(contract.todos, { eventId })).todos).toEqual([made])
    const edited = await saveTodo({ assigneeId: '' }, made)
    expect(edited).toMatchObject({ version: 2, isAssigned: false, assignee: null, deadline: null })
    await ada.does(contract.remove, { kind: 'todo', id: made.id, version: 2 })
    expect((await ada.does(contract.todos, { eventId })).todos).toEqual([])
  })

  test('EV-TODO-02 EV-MORE-07 its status goes from any to any by the dropdown, and its form never writes it back', async () => {
    const made = await saveTodo({ status: 'bezig' })
    for (const status of ['voltooid', 'niet_gestart', 'uitgesteld', 'bezig', 'voltooid'] as const)
      expect(await bram.does(contract.setTodoStatus, { id: made.id, status })).toMatchObject({ status, version: 1 })
    expect(await saveTodo({ ...todoFormOf(made), priority: 'laag' }, made)).toMatchObject({
      status: 'voltooid',
      version: 2,
    })
  })

  test('EV-TODO-11 EV-DATA-31 is for somebody who is there; one whose account is gone was theirs', async () => {
    expect(await refused(saveTodo({ assigneeId: newId() }))).toMatchObject({
      data: { faults: { assigneeId: 'Dit account bestaat niet meer' } },
    })
    const gone = await world.person()
    const made = await saveTodo({ assigneeId: gone.id })
    await pool.query('delete from profiles where id = $1', [gone.id])
    const left = (await ada.does(contract.todos, { eventId })).todos.find(({ id }) => id === made.id)
    expect(left).toMatchObject({ isAssigned: true, assignee: null })
  })

  test('EV-TODO-14 earns nobody points and stands in nobody’s own tasks', async () => {
    const { id } = await saveTodo({ assigneeId: noor.id })
    await ada.does(contract.setTodoStatus, { id, status: 'voltooid' })
    const { rows } = await pool.query('select points from profiles where id = $1', [noor.id])
    expect(rows[0].points).toBe(0)
    expect((await pool.query('select 1 from user_todos')).rows).toEqual([])
  })

  test('EV-TODO-11 EV-CALL-08 people are found by name, in order, without who is leaving', async () => {
    const zoe = await world.person({ firstName: 'Zoë', lastName: 'Bosma' })
    const hidden = await world.person({ firstName: 'Ab', lastName: 'Bosch' })
    await pool.query('update profiles set hidden_at = now() where id = $1', [hidden.id])
    const { people } = await ada.does(contract.people, { search: 'bos' })
    expect(people.map(({ id }) => id)).toEqual([noor.id, zoe.id])
    expect(people[0]).toMatchObject({ firstName: 'Noor', lastName: 'Bos', role: expect.any(String) })
    expect((await ada.does(contract.people, {})).people.length).toBeGreaterThan(3)
  })
})

describe('a briefing, an activity and a place', () => {
  test('EV-BRIEF-01 EV-BRIEF-04 EV-BRIEF-07 EV-BRIEF-08 EV-CALL-21 EV-DATA-21 a briefing is of a person, with times on the clock of the event', async () => {
    const form = {
      ...newBriefingForm(),
      personId: noor.id,
      role: 'Gastvrouw',
      start: '2026-07-14T13:00',
      end: '2026-07-14T17:30',
      tasks: ['Potloden neerleggen'],
      notes: 'Heeft een parkeerplek',
    }
    const id = newId()
    const made = await ada.does(contract.saveBriefing, { id, eventId, version: null, form })
    expect(made).toMatchObject({
      person: { id: noor.id, lastName: 'Bos' },
      role: 'Gastvrouw',
      startAt: '2026-07-14T11:00:00.000Z',
      endAt: '2026-07-14T15:30:00.000Z',
      tasks: ['Potloden neerleggen'],
      notes: 'Heeft een parkeerplek',
      createdBy: { id: ada.id },
    })
    const edited = await ada.does(contract.saveBriefing, { id, eventId, version: 1, form: { ...form, start: '' } })
    expect(edited).toMatchObject({ startAt: null, version: 2 })
    expect((await ada.does(contract.briefings, { eventId })).briefings).toEqual([edited])
    const gone = { ...form, personId: newId() }
    expect(
      await refused(ada.does(contract.saveBriefing, { id: newId(), eventId, version: null, form: gone })),
    ).toMatchObject({
      data: { faults: { personId: 'Dit account bestaat niet meer' } },
    })
    await ada.does(contract.remove, { kind: 'briefing', id, version: 2 })
    expect((await ada.does(contract.briefings, { eventId })).briefings).toEqual([])
  })

  test('EV-PROG-02 EV-PROG-03 EV-PROG-04 EV-CALL-19 EV-CALL-36 EV-DATA-19 EV-MORE-02 an activity stands with its place, which is one of the event', async () => {
    const hallId = (await given.location({ event, capacity: '40' })).id
    const other = await given.location({ event: await given.event() })
    const form = {
      ...newActivityForm(),
      activityName: 'Welkom',
      start: '2026-07-14T14:00',
      end: '2026-07-14T14:30',
      people: '12',
      locationId: hallId,
    }
    const id = newId()
    const made = await ada.does(contract.saveActivity, { id, eventId, version: null, form })
    expect(made).toMatchObject({
      activityName: 'Welkom',
      startAt: '2026-07-14T12:00:00.000Z',
      people: 12,
      location: { id: hallId, name: 'Grote zaal', capacity: 40 },
    })
    expect((await ada.does(contract.programme, { eventId })).activities).toEqual([made])
    const astray = ada.does(contract.saveActivity, { id, eventId, version: 1, form: { ...form, locationId: other.id } })
    expect(await refused(astray)).toMatchObject({ data: { faults: { locationId: 'Deze locatie bestaat niet meer' } } })
    await ada.does(contract.remove, { kind: 'activity', id, version: 1 })
    expect((await ada.does(contract.programme, { eventId })).activities).toEqual([])
  })

  test('EV-PROG-05 an older row without a name is called by its title', async () => {
    const { id } = await given.activity({ event, start: '2026-07-14T09:00', end: '2026-07-14T10:00' })
    await pool.query(`update event_timetable set activity_name = '', title = 'Opbouw' where id = $1`, [id])
    expect((await ada.does(contract.programme, { eventId })).activities[0]?.activityName).toBe('Opbouw')
  })

  test('EV-PROG-09 when its place is deleted the activity stays, without it', async () => {
    const place = await given.location({ event, name: 'Foyer' })
    const { id } = await given.activity({
      event,
      start: '2026-07-14T11:00',
      end: '2026-07-14T12:00',
      locationId: place.id,
    })
    await ada.does(contract.remove, { kind: 'location', id: place.id, version: 1 })
    const { activities } = await ada.does(contract.programme, { eventId })
    expect(activities.find((one) => one.id === id)).toMatchObject({ location: null })
  })

  test('EV-LOC-01 EV-LOC-07 EV-LOC-08 EV-CALL-22 EV-DATA-22 a place has its flags and numbers, and is added, edited and deleted', async () => {
    const own = await given.event()
    const form = {
      ...newLocationForm(),
      name: 'Binnentuin',
      locationType: 'buiten' as const,
      accessibility: { ov: true, auto: false },
      facilities: { wc: false, douche: true, slaapplek: false },
      technicalFacilities: { stopcontacten: true, scherm: false, geluid: true, verlichting: false, wifi: true },
      surfaceArea: '95,5',
      capacity: '8',
      isBackstage: true,
      notes: 'Bij regen binnen',
    }
    const id = newId()
    const made = await ada.does(contract.saveLocation, { id, eventId: own.id, version: null, form })
    expect(made).toMatchObject({ ...form, surfaceArea: 95.5, capacity: 8, createdBy: { id: ada.id } })
    expect((await ada.does(contract.locations, { eventId: own.id })).locations).toEqual([made])
    const again = await ada.does(contract.saveLocation, { id, eventId: own.id, version: 1, form })
    expect(again.version).toBe(1)
    const edited = await ada.does(contract.saveLocation, {
      id,
      eventId: own.id,
      version: 1,
      form: { ...form, capacity: '' },
    })
    expect(edited).toMatchObject({ version: 2, capacity: null })
    await ada.does(contract.remove, { kind: 'location', id, version: 2 })
    expect((await ada.does(contract.locations, { eventId: own.id })).locations).toEqual([])
  })
})

describe('the loads of an event', () => {
  test('EV-ADMIN-15 are each of one event, and refuse one that is not there', async () => {
    const [one, two] = [await given.event(), await given.event()]
    for (const of of [one, two]) {
      await given.cost({ event: of, name: 'Zaal', amount: '1' })
      await given.todo({ event: of })
      await given.briefing({ event: of, person: noor })
      await given.activity({ event: of, start: '2026-07-14T11:00', end: '2026-07-14T12:00' })
      await given.location({ event: of })
    }
    const asked = { eventId: one.id }
    const loads = [
      (await ada.does(contract.costs, asked)).costs,
      (await ada.does(contract.todos, asked)).todos,
      (await ada.does(contract.briefings, asked)).briefings,
      (await ada.does(contract.programme, asked)).activities,
      (await ada.does(contract.locations, asked)).locations,
    ]
    for (const load of loads) expect(load.map(({ eventId }) => eventId)).toEqual([one.id])
    for (const list of ['costs', 'todos', 'briefings', 'programme', 'locations'] as const)
      expect(await refused(ada.does(contract[list], { eventId: newId() }))).toMatchObject({ code: 'EVENT_NOT_FOUND' })
    const away = ada.does(contract.saveCost, { id: newId(), eventId: newId(), version: null, form: hall })
    expect(await refused(away)).toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })

  test('EV-MORE-01 tell where somebody is needed at the same time at another event that is not cancelled', async () => {
    const [here, there, off] = [await given.event(), await given.event({ title: 'Koudebad' }), await given.event()]
    await pool.query(`update events set status = 'cancelled' where id = $1`, [off.id])
    const times = { start: '2026-07-14T13:00', end: '2026-07-14T15:00' }
    await given.briefing({ event: here, person: noor, ...times })
    await given.briefing({ event: off, person: noor, ...times })
    await given.briefing({ event: there, person: bram, ...times })
    await given.briefing({ event: there, person: noor, role: 'Deur', start: times.end, end: '2026-07-14T16:00' })
    expect((await ada.does(contract.briefings, { eventId: here.id })).elsewhere).toEqual([])
    await given.briefing({
      event: there,
      person: noor,
      role: 'Keuken',
      start: '2026-07-14T14:59',
      end: '2026-07-14T16:00',
    })
    expect((await ada.does(contract.briefings, { eventId: here.id })).elsewhere).toEqual([
      {
        personId: noor.id,
        eventId: there.id,
        eventTitle: 'Koudebad',
        role: 'Keuken',
        startAt: '2026-07-14T12:59:00.000Z',
        endAt: '2026-07-14T14:00:00.000Z',
      },
    ])
  })

  test('EV-ADMIN-30 go with their event when it is deleted', async () => {
    const own = await given.event()
    await given.cost({ event: own, name: 'Zaal', amount: '1' })
    await given.activity({
      event: own,
      start: '2026-07-14T11:00',
      end: '2026-07-14T12:00',
      locationId: (await given.location({ event: own })).id,
    })
    await ada.does((await import('@bewezen/domain/events/contract.ts')).events.remove, { eventId: own.id })
    for (const table of ['event_costs', 'event_timetable', 'event_locations'])
      expect((await pool.query(`select 1 from ${table} where event_id = $1`, [own.id])).rows).toEqual([])
  })
})
