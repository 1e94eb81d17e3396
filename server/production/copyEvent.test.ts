import { newId } from '@bewezen/domain/base/ids.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { newBriefingForm } from '@bewezen/domain/production/briefings.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { newCostForm } from '@bewezen/domain/production/costs.ts'
import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import { newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newTodoForm } from '@bewezen/domain/production/todos.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const [ada, noor] = [await world.person({ role: 'admin' }), await world.person()]

/** An event in the summer of 2027 with something of every kind, approved, ordered and done, and a participant. */
async function anEvent() {
  const event = await given.event({
    title: 'Ademlab',
    slug: newId(),
    startWall: '2027-09-21T14:00',
    endWall: '2027-09-21T17:00',
    isLive: true,
  })
  await given.enrolment({ event, person: noor })
  const saved = { eventId: event.id, version: null }
  const cost = newId()
  await ada.does(contract.saveCost, {
    ...saved,
    id: cost,
    form: { ...newCostForm(), name: 'Zaal', amount: '420', quantity: '2' },
  })
  await ada.does(contract.approveCost, { id: cost })
  await ada.does(contract.setOrdered, { id: cost, isOrdered: true })
  await ada.does(contract.saveTodo, {
    ...saved,
    id: newId(),
    form: { ...newTodoForm(), taskName: 'Zaal huren', deadline: '2027-09-01', status: 'voltooid', assigneeId: ada.id },
  })
  await ada.does(contract.saveBriefing, {
    ...saved,
    id: newId(),
    form: {
      ...newBriefingForm(),
      personId: ada.id,
      role: 'Gastvrouw',
      phone: '06 12345678',
      start: '2027-09-21T13:00',
      end: '2027-09-21T17:30',
    },
  })
  const location = newId()
  await ada.does(contract.saveLocation, { ...saved, id: location, form: { ...newLocationForm(), name: 'Tuin' } })
  await ada.does(contract.saveActivity, {
    ...saved,
    id: newId(),
    form: {
      ...newActivityForm(),
      activityName: 'Ademen',
      start: '2027-09-21T14:00',
      end: '2027-09-21T15:00',
      locationId: location,
    },
  })
  return event
}
const copies = (eventId: string, change: { id?: string; title?: string; day?: string } = {}, who = ada) =>
  who.does(contract.copyEvent, { id: newId(), eventId, title: 'Ademlab, herfst', day: '2027-11-02', ...change })
const codeOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const rowOf = async (id: string) => (await pool.query('select * from events where id = $1', [id])).rows[0]

describe('copying an event', () => {
  test('EV-MORE-71 EV-MORE-72 EV-MORE-73 all of its production goes along, moved over the change of the clock, and nothing of its people', async () => {
    const event = await anEvent()
    const before = await ada.does(contract.costs, { eventId: event.id })
    const { id: eventId, slug } = await copies(event.id)
    expect(slug).toBe('ademlab-herfst')
    expect(await rowOf(eventId)).toMatchObject({
      title: 'Ademlab, herfst',
      start_wall: '2027-11-02T14:00',
      end_wall: '2027-11-02T17:00',
      start_date: new Date('2027-11-02T13:00:00Z'),
      is_live: false,
      version: 1,
      created_by: ada.id,
    })
    const { costs } = await ada.does(contract.costs, { eventId })
    expect(costs).toMatchObject([
      {
        name: 'Zaal',
        amountCents: 42_000,
        totalCents: 84_000,
        isOrdered: false,
        approver: null,
        approvedAt: null,
        version: 1,
      },
    ])
    expect((await ada.does(contract.todos, { eventId })).todos).toMatchObject([
      { taskName: 'Zaal huren', deadline: '2027-10-13', status: 'niet_gestart', assignee: { id: ada.id } },
    ])
    const at = (wall: string) => fromWallTime(`2027-11-02T${wall}`)
    expect((await ada.does(contract.briefings, { eventId })).briefings).toMatchObject([
      { role: 'Gastvrouw', startAt: at('13:00'), endAt: at('17:30'), person: { id: ada.id }, phone: '' },
    ])
    const { locations } = await ada.does(contract.locations, { eventId })
    expect(locations).toMatchObject([{ name: 'Tuin' }])
    const { activities } = await ada.does(contract.programme, { eventId })
    expect(activities).toMatchObject([
      { activityName: 'Ademen', startAt: at('14:00'), endAt: at('15:00'), location: { id: locations[0]?.id } },
    ])
    const places = await pool.query('select 1 from event_enrollments where event_id = $1', [eventId])
    expect(places.rows).toEqual([])
    // The event itself stays as it was.
    expect(await ada.does(contract.costs, { eventId: event.id })).toEqual(before)
    expect(await rowOf(event.id)).toMatchObject({ title: 'Ademlab', is_live: true, version: 1 })
  })

  test('EV-MORE-71 sent again it is made once, and something else under that id is refused', async () => {
    const event = await anEvent()
    const id = newId()
    const first = await copies(event.id, { id })
    expect(await copies(event.id, { id })).toEqual(first)
    expect((await ada.does(contract.costs, { eventId: id })).costs).toHaveLength(1)
    expect(await codeOf(copies(event.id, { id, day: '2027-11-09' }))).toBe('ID_IN_USE')
    expect(await codeOf(copies(event.id, { id: event.id }))).toBe('ID_IN_USE')
  })

  test('EV-MORE-71 EV-MORE-76 what cannot be is told under its field, and nothing is made', async () => {
    const event = await anEvent()
    const id = newId()
    await expect(copies(event.id, { id, title: ' ' })).rejects.toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { title: expect.any(String) } },
    })
    await expect(copies(event.id, { id, day: '2024-11-02' })).rejects.toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { start: 'Kies een dag die nog komt.' } },
    })
    await expect(copies(event.id, { id, day: '2200-01-01' })).rejects.toMatchObject({ code: 'FAULTY_FIELDS' })
    expect(await rowOf(id)).toBeUndefined()
    expect(await codeOf(copies(newId()))).toBe('EVENT_NOT_FOUND')
    expect(await codeOf(copies(event.id, {}, noor))).toBe('FORBIDDEN')
  })

  test('EV-MORE-71 EV-MORE-72 the automatic messages go along, and the copy stands in the log', async () => {
    const event = await anEvent()
    await pool.query(`insert into event_letters values ($1, false, true, 'Dank!')`, [event.id])
    const { id } = await copies(event.id)
    const { rows } = await pool.query('select reminds, thanks, thanks_text from event_letters where event_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ reminds: false, thanks: true, thanks_text: 'Dank!' }])
    const log = await pool.query(
      `select old_value, new_value from audit_log where action = 'event.copied' and subject_id = $1`,
      [id],
    )
    expect(log.rows).toEqual([{ old_value: 'Ademlab', new_value: 'Ademlab, herfst' }])
  })
})
