import { newId } from '@bewezen/domain/base/ids.ts'
import { insideSince } from '@bewezen/domain/production/checkIns.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { codeText, readCode } from '@bewezen/domain/production/placeCodes.ts'
import { describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { productionPersonal } from '../personal.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const ada = await world.person({ role: 'admin', firstName: 'Ada', lastName: 'Vis' })
const noor = await world.person({ firstName: 'Noor', lastName: 'Bos' })
const sanne = await world.person({ firstName: 'Sanne', lastName: 'de Wit' })
const bram = await world.person({ firstName: 'Bram', lastName: 'Tol' })
const hourMs = 3_600_000

const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const names = (who: Pick<TestPerson, 'does'>, dateId: string, personId: string, on = true) =>
  who.does(contract.setHelper, { dateId, personId, on })
const dayOf = (who: Pick<TestPerson, 'does'>, eventId: string) => who.does(contract.day, { eventId })
const pressed = (inside = true, minutesAgo = 1) => ({
  id: newId(),
  inside,
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
})
/** Moves a date so that it began so many hours from now, and lasts two. */
const begins = (dateId: string, hours: number) =>
  pool.query('update event_dates set starts_at = $2, ends_at = $3 where id = $1', [
    dateId,
    new Date(Date.now() + hours * hourMs),
    new Date(Date.now() + (hours + 2) * hourMs),
  ])

/** An event that goes on now, at which Sanne has a place. */
async function anEvent(wish: { maxParticipants?: number } = {}) {
  const event = await given.event({ title: 'Ademlab', slug: `ademlab-${newId()}`, ...wish })
  await begins(event.id, -1)
  const { id: placeId } = await given.enrolment({
    event,
    person: sanne,
    dietaryRestrictions: ['kanarie-dieet'],
    allergies: ['kanarie-allergie'],
    notes: 'kanarie-notitie',
  })
  return { event, eventId: event.id, dateId: event.id, placeId }
}

describe('who works on the day', () => {
  test('EV-MORE-50 admins, and a helper whom an admin named for that date; for all others there is none', async () => {
    const { eventId, dateId, placeId } = await anEvent()
    const other = await anEvent()
    const teacher = await world.person({ role: 'teacher' })
    await names(ada, other.dateId, noor.id)
    for (const who of [noor, teacher, sanne]) {
      expect(await refused(dayOf(who, eventId))).toBe('NOT_FOUND')
      expect(await refused(who.does(contract.checkIn, { dateId, placeId, press: pressed() }))).toBe('NOT_FOUND')
      for (const asking of [
        who.does(contract.kitchen, { dateId }),
        who.does(contract.helpers, { eventId }),
        names(who, dateId, who.id),
      ])
        expect(await refused(asking)).toBe('FORBIDDEN')
    }
    expect(await refused(dayOf(world.visitor(), eventId))).toBe('SIGN_IN_REQUIRED')
    await names(ada, dateId, noor.id)
    expect((await dayOf(noor, eventId)).guests).toHaveLength(1)
    expect((await dayOf(ada, eventId)).until).toBeNull()
    await names(ada, dateId, noor.id, false)
    expect(await refused(dayOf(noor, eventId))).toBe('NOT_FOUND')
  })

  test('EV-MORE-50 from the day before until the end of the day after, and then no more', async () => {
    const { eventId, dateId, placeId } = await anEvent()
    await names(ada, dateId, noor.id)
    const asks = () => refused(dayOf(noor, eventId))
    const presses = () => refused(noor.does(contract.checkIn, { dateId, placeId, press: pressed() }))
    for (const [hours, may] of [
      [24 * 3, false],
      [-1, true],
      [-24 * 4, false],
    ] as const) {
      await begins(dateId, hours)
      expect([await asks(), await presses()]).toEqual(may ? [null, null] : ['NOT_FOUND', 'NOT_FOUND'])
    }
    // An admin still may.
    expect((await dayOf(ada, eventId)).guests).toHaveLength(1)
  })

  test('EV-MORE-57 nobody is named for a date once helping on it is over, and whoever was can still be ended', async () => {
    const { eventId, dateId } = await anEvent()
    await names(ada, dateId, noor.id)
    await begins(dateId, -24 * 4)
    const helpers = async () => (await ada.does(contract.helpers, { eventId })).helpers.map(({ person }) => person.id)
    expect(await refused(names(ada, dateId, bram.id))).toBe('DAY_OVER')
    expect(await helpers()).toEqual([noor.id])
    expect(await refused(names(ada, dateId, noor.id, false))).toBeNull()
    expect(await helpers()).toEqual([])
  })

  test('EV-MORE-50 EV-MORE-53 a helper sees names, photos and places, and never an answer, an address or an amount', async () => {
    const { eventId, dateId } = await anEvent()
    await given.briefing({ event: { id: eventId }, person: noor, role: 'kanarie-rol', notes: 'kanarie-briefing' })
    await given.cost({ event: { id: eventId }, name: 'kanarie-kosten', amount: '99' })
    await names(ada, dateId, noor.id)
    const day = await dayOf(noor, eventId)
    expect(day.guests.map(({ name }) => name)).toEqual(['Sanne de Wit'])
    expect(Object.keys(day.guests[0] ?? {}).toSorted()).toEqual([
      'avatarColor',
      'avatarUrl',
      'code',
      'id',
      'name',
      'presses',
    ])
    expect(JSON.stringify(day)).not.toMatch(/kanarie|@bewezen/)
    expect(day.own).toBeNull()
    await ada.does(contract.sendCallSheet, { id: newId(), eventId, personId: noor.id })
    expect((await dayOf(noor, eventId)).own?.briefings[0]?.role).toBe('kanarie-rol')
  })

  test('EV-MORE-50 naming and ending are written down once each, and heard by the helper and by admins', async () => {
    const { dateId } = await anEvent()
    const helper = await world.person()
    const ears = await Promise.all([ada, helper, bram].map((who) => who.listens()))
    for (const on of [true, true, false, false]) await names(ada, dateId, helper.id, on)
    await house.settled()
    expect(await refused(names(ada, dateId, newId()))).toBe('NOT_FOUND')
    const { rows } = await pool.query(
      `select action from audit_log where action like 'helper.%' and subject_id = $1 order by at`,
      [helper.id],
    )
    expect(rows).toEqual([{ action: 'helper.named' }, { action: 'helper.ended' }])
    await world.eventually(() => expect(ears[1]?.kinds().filter((kind) => kind === 'helper.set')).toHaveLength(2))
    expect(ears.map((ear) => ear.kinds().filter((kind) => kind === 'helper.set').length)).toEqual([2, 2, 0])
  })

  test('EV-MORE-50 whoever is named reads it in the inbox, with the way to the day', async () => {
    const { eventId, dateId } = await anEvent()
    const helper = await world.person()
    await names(ada, dateId, helper.id)
    await house.settled()
    await names(ada, dateId, helper.id, false)
    await house.settled()
    const { rows } = await pool.query('select title, data from notifications where user_id = $1', [helper.id])
    expect(rows).toEqual([
      {
        title: 'Je helpt op de dag',
        data: expect.objectContaining({
          content: expect.stringMatching(/^Ademlab, /),
          event_path: `/events/${eventId}/dag?datum=${dateId}`,
          sender_id: ada.id,
        }),
      },
    ])
  })

  test('EV-MORE-50 a press is heard by admins and by whoever helps there, and by nobody else', async () => {
    const { dateId, placeId } = await anEvent()
    await names(ada, dateId, noor.id)
    const ears = await Promise.all([ada, noor, bram].map((who) => who.listens()))
    await ada.does(contract.checkIn, { dateId, placeId, press: pressed() })
    await house.settled()
    await world.eventually(() => expect(ears[1]?.kinds()).toContain('day.changed'))
    expect(ears.map((ear) => ear.kinds().filter((kind) => kind === 'day.changed').length)).toEqual([1, 1, 0])
  })
})

describe('a press', () => {
  test('EV-MORE-51 sent again is the same one, and another under its id is refused', async () => {
    const { eventId, dateId, placeId } = await anEvent()
    const press = pressed()
    for (const _ of [1, 2]) expect(await ada.does(contract.checkIn, { dateId, placeId, press })).toEqual({ press })
    expect(await refused(ada.does(contract.checkIn, { dateId, placeId, press: { ...press, inside: false } }))).toBe(
      'ID_IN_USE',
    )
    expect((await dayOf(ada, eventId)).guests[0]?.presses).toEqual([press])
    expect(await refused(ada.does(contract.checkIn, { dateId, placeId: newId(), press: pressed() }))).toBe('NOT_FOUND')
    const other = await anEvent()
    expect(await refused(ada.does(contract.checkIn, { dateId, placeId: other.placeId, press: pressed() }))).toBe(
      'NOT_FOUND',
    )
  })

  test('EV-MORE-51 a moment that lies ahead is stored as that of storing', async () => {
    const { dateId, placeId } = await anEvent()
    const { press } = await ada.does(contract.checkIn, { dateId, placeId, press: pressed(true, -600) })
    expect(Date.parse(press.at)).toBeLessThan(Date.now() + 60_000)
  })

  test('EV-MORE-51 two phones that come back with theirs in any order have the same people inside', async () => {
    const { event, eventId, dateId } = await anEvent()
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()))
    const places = await Promise.all(people.map(async (person) => (await given.enrolment({ event, person })).id))
    await names(ada, dateId, noor.id)
    // Both check in the first three; Ada takes the first back, Noor lets the last in.
    const [one, two, three, , , last] = places as [string, string, string, string, string, string]
    const onAda = [
      ...[one, two, three].map((placeId) => ({ placeId, press: pressed(true, 20) })),
      { placeId: one, press: pressed(false, 5) },
    ]
    const onNoor = [
      ...[one, two, three].map((placeId) => ({ placeId, press: pressed(true, 30) })),
      { placeId: last, press: pressed(true, 10) },
    ]
    for (const it of onNoor.toReversed()) await noor.does(contract.checkIn, { dateId, ...it })
    for (const it of [...onAda, ...onAda].toReversed()) await ada.does(contract.checkIn, { dateId, ...it })
    const days = [await dayOf(ada, eventId), await dayOf(noor, eventId)]
    expect(days[0]?.guests).toEqual(days[1]?.guests)
    const inside = (days[0]?.guests ?? []).flatMap(({ id, presses }) => (insideSince(presses) ? [id] : []))
    expect(inside.toSorted()).toEqual([two, three, last].toSorted())
    const stored = await pool.query(
      'select 1 from event_presses p join event_enrollments n on n.id = p.enrollment_id where n.date_id = $1',
      [dateId],
    )
    expect(stored.rows).toHaveLength(8)
  })
})

test('EV-MORE-53 the kitchen has numbers, of all with a place and of who is inside; whoever waits is not cooked for', async () => {
  const { event, dateId, placeId } = await anEvent({ maxParticipants: 2 })
  await given.enrolment({ event, person: bram, dietaryRestrictions: ['kanarie-dieet'] })
  await given.enrolment({
    event,
    person: noor,
    by: 'wait',
    dietaryRestrictions: ['kanarie-dieet'],
    allergies: ['noten'],
  })
  await ada.does(contract.checkIn, { dateId, placeId, press: pressed() })
  expect(await ada.does(contract.kitchen, { dateId })).toEqual({
    dietaryRestrictions: [{ name: 'kanarie-dieet', expected: 2, inside: 1 }],
    allergies: [{ name: 'kanarie-allergie', expected: 1, inside: 1 }],
  })
})

test('EV-MORE-35 EV-MORE-51 what was pressed before a place was handed on is not of who has it now', async () => {
  const { eventId, dateId, placeId } = await anEvent()
  await ada.does(contract.checkIn, { dateId, placeId, press: pressed() })
  const presses = async () => (await dayOf(ada, eventId)).guests.map((guest) => guest.presses.length)
  expect(await presses()).toEqual([1])
  await pool.query('update event_enrollments set enrolled_at = now(), user_id = $2 where id = $1', [placeId, bram.id])
  expect(await presses()).toEqual([0])
  const inside = (await ada.does(contract.kitchen, { dateId })).allergies.map((count) => count.inside)
  expect(inside).toEqual([0])
  const taken = await productionPersonal.collect?.(world.house, world.house.database.db, bram.id)
  expect(taken?.find(({ name }) => name === 'event_presses')?.rows).toEqual([])
})

test('EV-MORE-54 everybody with a place has a code of their own, read by them alone; one that was given up says so', async () => {
  const { event, eventId, dateId } = await anEvent()
  await given.enrolment({ event, person: bram })
  const [hers, his] = [await sanne.does(contract.ticket, { dateId }), await bram.does(contract.ticket, { dateId })]
  expect(hers.code).not.toBe(his.code)
  expect(readCode(codeText(hers.code))).toBe(hers.code)
  expect(await refused(noor.does(contract.ticket, { dateId }))).toBe('NOT_FOUND')
  await pool.query(`update event_enrollments set status = 'cancelled' where date_id = $1 and user_id = $2`, [
    dateId,
    bram.id,
  ])
  expect(await refused(bram.does(contract.ticket, { dateId }))).toBe('NOT_FOUND')
  const day = await dayOf(ada, eventId)
  expect([day.guests.map(({ code }) => code), day.without]).toEqual([[hers.code], [his.code]])
})
