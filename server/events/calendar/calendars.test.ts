import { dayMs, hourMs, secondMs } from '@bewezen/domain/base/moment.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import ICAL from 'ical.js'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'

const world = await openWorld()
const { house, given, app } = world
const { db, pool } = house.database
afterEach(() => moveClock(db, 0))

const noor = await world.person()
const ask = (url: string, who?: TestPerson) =>
  app.inject({ url, headers: { 'x-forwarded-for': '10.8.0.1', ...(who ? { cookie: who.cookie } : {}) } })
const fileOf = ({ slug }: { slug: string }, occurrence?: string) =>
  `/events/${slug}/agenda.ics${occurrence ? `?occurrence=${occurrence}` : ''}`
const eventsIn = (body: string) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => ({
    id: new ICAL.Event(component).uid,
    title: new ICAL.Event(component).summary,
    start: new ICAL.Event(component).startDate.toJSDate().toISOString(),
    sequence: Number(new ICAL.Event(component).sequence),
    status: String(component.getFirstPropertyValue('status')),
  }))
/** The address without the site before it. */
const feedOf = async (who: TestPerson) =>
  (await who.does(contract.makeCalendarFeed, {})).url.replace(/^https?:\/\/[^/]+/, '')
const read = async (url: string) => eventsIn((await ask(url)).body)

describe('the file of a date', () => {
  test('EV-LINK-03 EV-LINK-04 EV-LINK-10 is there for everybody who sees the event, named after it', async () => {
    const event = await given.event({ title: 'Café: licht' })
    const answer = await ask(fileOf(event))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="Caf?- licht.ics"; filename*=UTF-8''Caf%C3%A9-%20licht.ics`,
    })
    expect(eventsIn(answer.body)).toMatchObject([{ id: event.id, title: 'Café: licht', status: 'CONFIRMED' }])
  })

  test('EV-LINK-07 no address of a meeting is in it', async () => {
    const event = await given.event({ type: 'digitaal', joinUrl: 'https://meet.google.com/abc-defg-hij' })
    await given.enrolment({ event, person: noor })
    const feed = await feedOf(noor)
    for (const { body } of [await ask(fileOf(event), noor), await ask(feed)]) {
      expect(body).toContain('LOCATION:Online')
      expect(body).not.toContain('meet.google')
    }
  })

  test('EV-LINK-08 of a series it is the date that is shown: the one named, else the next', async () => {
    const series = await given.event({
      isRecurring: true,
      recurrencePattern: 'weekly',
      recurrenceEndDate: '2099-01-01',
    })
    const ids = async (occurrence?: string) =>
      eventsIn((await ask(fileOf(series, occurrence))).body).map(({ id }) => id)
    expect(await ids(series.dateIds[2])).toEqual([series.dateIds[2]])
    expect(await ids()).toEqual([series.id])
    expect(await ids('nonsense')).toEqual([series.id])
    await moveClock(db, 31 * dayMs)
    expect(await ids()).toEqual([series.dateIds[1]])
    expect((await ask(fileOf(series))).body).not.toContain('RRULE')
  })

  test('EV-LINK-10 one that is hidden answers like one that is missing, and one that is called off has none', async () => {
    const hidden = [
      await given.event({ visibilityPolicy: 'private' }),
      await given.event({ isLive: false }),
      await given.event({ visibilityPolicy: 'roles', roles: ['moderator'] }),
    ]
    const missing = await ask('/events/er-is-er-geen/agenda.ics', noor)
    expect(missing.statusCode).toBe(404)
    for (const event of hidden)
      for (const who of [noor, undefined]) {
        const answer = await ask(fileOf(event), who)
        expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
      }
    const moderator = await world.person({ role: 'moderator' })
    const admin = await world.person({ role: 'admin' })
    expect((await ask(fileOf(hidden[2] as { slug: string }), moderator)).statusCode).toBe(200)
    for (const event of hidden) expect((await ask(fileOf(event), admin)).statusCode).toBe(200)
    const off = await given.event()
    await pool.query(`update event_dates set status = 'cancelled' where id = $1`, [off.id])
    expect((await ask(fileOf(off))).statusCode).toBe(404)
  })
})

describe('the feed of one’s own enrolments', () => {
  test('EV-EDGE-39 has the same names as the file, and every change is a newer version of the same entry', async () => {
    const sem = await world.person()
    const event = await given.event({ title: 'Ademlab' })
    const feed = await feedOf(sem)
    expect(await read(feed)).toEqual([])
    await given.enrolment({ event, person: sem })
    const [first] = await read(feed)
    expect(first).toMatchObject({ id: event.id, title: 'Ademlab', status: 'CONFIRMED', sequence: 0 })
    expect(eventsIn((await ask(fileOf(event))).body)).toEqual([first])

    await pool.query(
      `update event_dates set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = $1`,
      [event.id],
    )
    const later = new Date(Date.parse(first?.start ?? '') + hourMs).toISOString()
    expect(await read(feed)).toEqual([{ ...first, start: later, sequence: 1 }])
    await pool.query(`update events set version = version + 1, title = 'Rust' where id = $1`, [event.id])
    expect(await read(feed)).toEqual([{ ...first, title: 'Rust', start: later, sequence: 2 }])
    await pool.query(`update event_dates set status = 'cancelled' where id = $1`, [event.id])
    expect(await read(feed)).toMatchObject([{ id: event.id, status: 'CANCELLED', sequence: 3 }])
  })

  test('an own cancelling is told too, once it cannot be taken back, and coming back as well', async () => {
    const sem = await world.person()
    const event = await given.event()
    const feed = await feedOf(sem)
    const { id } = await given.enrolment({ event, person: sem })
    await sem.does(contract.cancel, { enrollmentId: id })
    expect(await read(feed)).toMatchObject([{ status: 'CONFIRMED', sequence: 0 }])
    await moveClock(db, 11 * secondMs)
    expect(await read(feed)).toMatchObject([{ id: event.id, status: 'CANCELLED', sequence: 1 }])
    await given.enrolment({ event, person: sem })
    expect(await read(feed)).toMatchObject([{ id: event.id, status: 'CONFIRMED', sequence: 2 }])
  })

  test('a place on the waitlist and a hold are no appointment, and nobody else’s is in it', async () => {
    const [sem, roos] = [await world.person(), await world.person()]
    const full = await given.event({ maxParticipants: 1 })
    const paid = await given.event({ isPaid: true, priceCents: 2_500 })
    await given.enrolment({ event: full, person: roos })
    await given.enrolment({ event: full, person: sem, by: 'wait' })
    await given.enrolment({ event: paid, person: sem, by: 'hold' })
    expect(await read(await feedOf(sem))).toEqual([])
    expect((await read(await feedOf(roos))).map(({ id }) => id)).toEqual([full.id])
  })

  test('a new address ends the one before, revoking ends it, and only a hash is kept', async () => {
    const sem = await world.person()
    expect(await sem.does(contract.calendarFeed, {})).toEqual({ madeAt: null })
    const first = await feedOf(sem)
    expect((await ask(first)).statusCode).toBe(200)
    const second = await feedOf(sem)
    expect([(await ask(first)).statusCode, (await ask(second)).statusCode]).toEqual([404, 200])
    const { rows } = await pool.query('select * from calendar_feeds where profile_id = $1', [sem.id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(second.slice('/agenda/'.length, -'.ics'.length))
    expect(await sem.does(contract.calendarFeed, {})).toEqual({ madeAt: expect.any(String) })
    await sem.does(contract.revokeCalendarFeed, {})
    expect((await ask(second)).statusCode).toBe(404)
    expect(await sem.does(contract.calendarFeed, {})).toEqual({ madeAt: null })
    await expect(world.visitor().does(contract.makeCalendarFeed, {})).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  test('whoever is blocked or leaves has no feed', async () => {
    for (const change of [
      'update auth_users set blocked_at = now() where id = $1',
      'update profiles set hidden_at = now() where id = $1',
    ]) {
      const sem = await world.person()
      const feed = await feedOf(sem)
      expect((await ask(feed)).statusCode).toBe(200)
      await pool.query(change, [sem.id])
      expect((await ask(feed)).statusCode).toBe(404)
    }
  })
})
