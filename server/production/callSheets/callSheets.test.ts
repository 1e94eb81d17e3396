import { newId } from '@bewezen/domain/base/ids.ts'
import { type BriefingForm, briefingFormOf } from '@bewezen/domain/production/briefings.ts'
import { changeCount } from '@bewezen/domain/production/callSheet.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { activityFormOf } from '@bewezen/domain/production/programme.ts'
import { describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { forgetPhones } from './forgetPhones.ts'

const world = await openWorld({ jobs: true })
const { given, house } = world
const { pool } = house.database
const zone = 'Europe/Amsterdam'
const ada = await world.person({ role: 'admin', firstName: 'Ada', lastName: 'Vis' })
const teun = await world.person({ firstName: 'Teun', lastName: 'Bakker' })
const noor = await world.person({ firstName: 'Noor', lastName: 'Bos' })
const stranger = await world.person()

const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const own = (who: Pick<TestPerson, 'does'>, eventId: string) => who.does(contract.callSheet, { eventId })
const sends = (eventId: string, person: { id: string }, id = newId()) =>
  ada.does(contract.sendCallSheet, { id, eventId, personId: person.id })

/** An afternoon with two helpers: Teun from a quarter past one to three, Noor the whole day. */
async function anEvent() {
  const event = await given.event({ title: 'Ademlab', slug: `ademlab-${newId()}`, venueName: 'De Nieuwe Liefde' })
  const hall = await given.location({ event, name: 'Grote zaal' })
  const plan = { event, locationId: hall.id }
  const first = await given.activity({
    ...plan,
    activityName: 'Welkom',
    start: '2027-03-13T14:00',
    end: '2027-03-13T14:30',
  })
  await given.activity({ ...plan, activityName: 'Slot', start: '2027-03-13T16:00', end: '2027-03-13T17:00' })
  const teuns = await given.briefing({
    event,
    person: teun,
    role: 'Ademdocent',
    start: '2027-03-13T13:15',
    end: '2027-03-13T15:00',
    notes: 'Heeft stilte nodig',
    phone: '06 11111111',
  })
  const noors = await given.briefing({
    event,
    person: noor,
    role: 'Gastvrouw',
    notes: 'kanarie-noor',
    phone: '06 22222222',
  })
  return { eventId: event.id, event, first, teuns, noors }
}

async function edits(eventId: string, id: string, change: Partial<BriefingForm>) {
  const one = (await ada.does(contract.briefings, { eventId })).briefings.find((it) => it.id === id)
  if (!one) throw new Error('no briefing')
  await ada.does(contract.saveBriefing, {
    id,
    eventId,
    version: one.version,
    form: { ...briefingFormOf(one, zone), ...change },
  })
}

describe('who reads a sheet', () => {
  test('EV-MORE-42 EV-BRIEF-11 its person from the first mail on, and before that nobody but admins', async () => {
    const { eventId } = await anEvent()
    expect(await refused(own(teun, eventId))).toBe('NOT_FOUND')
    await sends(eventId, teun)
    expect((await own(teun, eventId)).sheet).toMatchObject({
      person: { id: teun.id },
      briefings: [{ notes: 'Heeft stilte nodig' }],
    })
    // Another helper, somebody without a task and an admin have no sheet of their own there.
    for (const who of [noor, stranger, ada]) expect(await refused(own(who, eventId))).toBe('NOT_FOUND')
    expect(await refused(own(world.visitor(), eventId))).toBe('SIGN_IN_REQUIRED')
    expect(await refused(own(teun, newId()))).toBe('NOT_FOUND')
  })

  test('EV-MORE-42 it ends with their last briefing there', async () => {
    const { eventId, teuns } = await anEvent()
    await sends(eventId, teun)
    await ada.does(contract.remove, { kind: 'briefing', id: teuns.id, version: 1 })
    expect(await refused(own(teun, eventId))).toBe('NOT_FOUND')
  })

  test('EV-MORE-42 EV-MORE-43 EV-MORE-45 only admins read all sheets or mail one', async () => {
    const { eventId } = await anEvent()
    const teacher = await world.person({ role: 'teacher' })
    for (const who of [teun, teacher]) {
      expect(await refused(who.does(contract.callSheets, { eventId }))).toBe('FORBIDDEN')
      expect(await refused(who.does(contract.sendCallSheet, { id: newId(), eventId, personId: teun.id }))).toBe(
        'FORBIDDEN',
      )
    }
    expect(await refused(ada.does(contract.callSheets, { eventId: newId() }))).toBe('EVENT_NOT_FOUND')
  })
})

describe('what stands on it', () => {
  test('EV-MORE-40 EV-MORE-41 the own briefing, the own part of the programme, the place and the numbers typed in for this event', async () => {
    const { eventId } = await anEvent()
    await pool.query(
      `insert into contact_info (profile_id, phone) values ($1, '0699999999') on conflict (profile_id) do update set phone = excluded.phone`,
      [noor.id],
    )
    await sends(eventId, teun)
    const answer = await own(teun, eventId)
    const { event, sheet } = answer
    expect(event).toMatchObject({ title: 'Ademlab', venueName: 'De Nieuwe Liefde', zone })
    expect(sheet.activities.map(({ name, place }) => [name, place])).toEqual([['Welkom', 'Grote zaal']])
    expect(sheet.contacts.map(({ name, role, phone }) => [name, role, phone])).toEqual([
      ['Noor Bos', 'Gastvrouw', '06 22222222'],
    ])
    // Nothing of the contact panel, nor what another helper was told.
    expect(JSON.stringify(answer)).not.toMatch(/99999999|kanarie/)
  })

  test('EV-MORE-45 the sheet for all has everybody, the whole programme and what the kitchen must know, without a name to it', async () => {
    const { event, eventId } = await anEvent()
    await given.enrolment({ event, person: stranger, dietaryRestrictions: ['Halal'], allergies: ['Pinda'] })
    await given.enrolment({ event, person: noor, dietaryRestrictions: ['Halal', 'Keto'] })
    const all = await ada.does(contract.callSheets, { eventId })
    expect(all.sheets.map(({ person, contacts }) => [person.firstName, contacts.length])).toEqual([
      ['Noor', 1],
      ['Teun', 1],
    ])
    expect(all.activities).toHaveLength(2)
    expect(all.date).toMatchObject({ taken: 2 })
    expect(all.date.kitchen).toEqual({
      dietaryRestrictions: [
        { name: 'Halal', count: 2 },
        { name: 'Keto', count: 1 },
      ],
      allergies: [{ name: 'Pinda', count: 1 }],
    })
    await sends(eventId, teun)
    expect(JSON.stringify(await own(teun, eventId))).not.toMatch(/Halal|Keto|Pinda/)
  })
})

describe('what changed since the last mail', () => {
  test('EV-MORE-44 is marked until the next one: a moved activity, a new number, another task, what was taken away', async () => {
    const { eventId, first, noors, teuns } = await anEvent()
    await sends(eventId, teun)
    expect(changeCount((await own(teun, eventId)).sheet)).toBe(0)

    const [activity] = (await ada.does(contract.programme, { eventId })).activities
    if (activity?.id !== first.id) throw new Error('another activity')
    const form = { ...activityFormOf(activity, zone), start: '2027-03-13T14:05' }
    await ada.does(contract.saveActivity, { id: first.id, eventId, version: 1, form })
    await edits(eventId, noors.id, { phone: '06 33333333' })
    await edits(eventId, teuns.id, { tasks: ['Microfoon testen'] })
    const { sheet } = await own(teun, eventId)
    expect(sheet.activities[0]?.change).toMatchObject({ how: 'changed', what: ['start'], wasStartAt: activity.startAt })
    expect(sheet.contacts[0]?.change).toMatchObject({ how: 'changed' })
    expect(sheet.briefings[0]?.change).toMatchObject({ how: 'changed' })

    await ada.does(contract.remove, { kind: 'activity', id: first.id, version: 2 })
    await pool.query(`update events set venue_name = 'Elders' where id = $1`, [eventId])
    const later = (await own(teun, eventId)).sheet
    expect([later.gone, later.isVenueChanged]).toEqual([[{ kind: 'activity', name: 'Welkom' }], true])

    expect(await sends(eventId, teun)).toMatchObject({ version: 2 })
    const now = (await own(teun, eventId)).sheet
    expect([changeCount(now), now.sent.map(({ version }) => version)]).toEqual([0, [2, 1]])
  })

  test('EV-MORE-44 of what was mailed neither a number nor a free text is stored again', async () => {
    const { eventId } = await anEvent()
    await sends(eventId, teun)
    await sends(eventId, teun)
    const { rows } = await pool.query<{ noted: unknown[] }>(
      'select noted from event_call_sheets where event_id = $1 order by version',
      [eventId],
    )
    expect(rows[0]?.noted).toEqual([])
    expect(rows[1]?.noted).toHaveLength(4)
    expect(JSON.stringify(rows)).not.toMatch(/22222222|stilte|Noor/)
  })
})

describe('the mail', () => {
  test('EV-MORE-43 goes to that person alone, with the link and nothing of the sheet, once however often it is sent', async () => {
    const { eventId } = await anEvent()
    await sends(eventId, noor)
    const id = newId()
    const once = await sends(eventId, teun, id)
    expect(await sends(eventId, teun, id)).toEqual(once)
    const other = { id, eventId, personId: noor.id }
    expect(await refused(ada.does(contract.sendCallSheet, other))).toBe('ID_IN_USE')
    expect(await refused(sends(eventId, stranger))).toBe('NOT_FOUND')
    const mailsTo = async ({ email }: { email: string }) =>
      (await house.mail.listLocal(email)).filter(({ text }) => text.includes(`/events/${eventId}/callsheet`))
    // In whatever order they go out.
    for (const who of [noor, teun]) await world.eventually(async () => expect(await mailsTo(who)).toHaveLength(1))
    await house.settled()
    const [mail, ...more] = await mailsTo(teun)
    expect(more).toEqual([])
    expect(mail?.text).not.toMatch(/22222222|11111111|Noor|Bos|Ademdocent|stilte|Welkom/)
    expect(await mailsTo(noor)).toHaveLength(1)
    const { rows } = await pool.query(
      `select reason from audit_log where action = 'callSheet.sent' and subject_id = $1`,
      [teun.id],
    )
    expect(rows.every(({ reason }) => reason === 'Ademlab')).toBe(true)
  })

  test('EV-MORE-43 that it went is heard by its person and by admins, and by nobody else', async () => {
    const { eventId } = await anEvent()
    const ears = await Promise.all([teun, ada, noor].map((who) => who.listens()))
    await sends(eventId, teun)
    await house.settled()
    await world.eventually(() => expect(ears[0]?.kinds()).toContain('callSheet.sent'))
    expect(ears.map(({ heard }) => heard.filter(({ kind }) => kind === 'callSheet.sent').length)).toEqual([1, 1, 0])
  })
})

test('EV-MORE-41 numbers are forgotten 30 days after the last date, and not a day before', async () => {
  const { eventId } = await anEvent()
  const other = await anEvent()
  const ended = (id: string, days: number) =>
    pool.query(
      `update event_dates set starts_at = now() - $2 * interval '1 day' - interval '2 hours', ends_at = now() - $2 * interval '1 day' where event_id = $1`,
      [id, days],
    )
  await ended(eventId, 31)
  await ended(other.eventId, 29)
  await forgetPhones(house)
  const phones = async (id: string) =>
    (await ada.does(contract.briefings, { eventId: id })).briefings.map(({ phone }) => phone)
  expect((await phones(eventId)).join('')).toBe('')
  expect((await phones(other.eventId)).filter(Boolean)).toHaveLength(2)
})
