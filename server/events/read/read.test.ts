import { gzipSync } from 'node:zlib'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { allergyOptions, dietaryOptions } from '@bewezen/domain/events/dietaryOptions.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'

const world = await openWorld()
const { house, given } = world
const { db, pool } = house.database
afterEach(() => moveClock(db, 0))

const [noor, sem, admin] = [
  await world.person({ role: 'student', top5: true }),
  await world.person(),
  await world.person({ role: 'admin' }),
]
const visitor = world.visitor()
const today = await house.transaction(async (_tx, now) => dayOf(now))
const window = { from: plusDays(today, -10), to: plusDays(today, 100) }
const code = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (refused: { code: string }) => refused.code,
  )
const meet = 'https://meet.google.com/abc-defg-hij'
const online = { type: 'digitaal', venueName: null, joinUrl: meet } as const

describe('the calendar', () => {
  test('EV-CALL-02 EV-CALL-05 EV-CAL-23 every date of a series stands on its own, and a date counts when it touches the window', async () => {
    const [start, end] = [plusDays(today, 20), plusDays(today, 23)]
    const long = await given.event({ title: 'Retraite', startWall: `${start}T10:00`, endWall: `${end}T12:00` })
    const series = await given.event({
      title: 'Iedere week',
      isRecurring: true,
      recurrencePattern: 'weekly' as const,
      startWall: `${start}T19:00`,
      endWall: `${start}T20:00`,
      recurrenceEndDate: plusDays(start, 21),
    })
    const read = async (from: string, to: string) => {
      const { events } = await visitor.does(contract.calendar, { from, to })
      return new Map(events.map(({ id, dates }) => [id, dates]))
    }
    const all = await read(window.from, window.to)
    expect(all.get(series.id)?.map(({ id }) => id)).toEqual(series.dateIds)
    expect((await read(plusDays(start, 2), plusDays(start, 2))).get(long.id)).toHaveLength(1)
    expect((await read(plusDays(start, 14), plusDays(start, 14))).get(series.id)).toHaveLength(1)
    expect((await read(plusDays(end, 3), plusDays(end, 5))).has(long.id)).toBe(false)
  })

  test('EV-WAIT-06 EV-CALL-14 it tells the kept count of a date, and no seat is left while somebody waits', async () => {
    const event = await given.event({ maxParticipants: 3 })
    for (const person of [noor, sem]) await given.enrolment({ event, person })
    const dateOf = async (who: Pick<TestPerson, 'does'>) =>
      (await who.does(contract.calendar, window)).events.find(({ id }) => id === event.id)?.dates[0]
    expect(await dateOf(visitor)).toMatchObject({ taken: 2, max: 3, spotsLeft: 1, own: null })
    await given.enrolment({ event, person: admin })
    const waiting = await world.person()
    await given.enrolment({ event, person: waiting, by: 'wait' })
    expect(await dateOf(visitor)).toMatchObject({ taken: 3, max: 3, spotsLeft: 0 })
    expect(await dateOf(waiting)).toMatchObject({ own: { status: 'waitlisted', place: 1 } })
    const later = await world.person()
    await given.enrolment({ event, person: later, by: 'wait' })
    expect((await dateOf(later))?.own).toMatchObject({ status: 'waitlisted', place: 2 })
    const unlimited = await given.event({ hasCapacityLimit: false, maxParticipants: 0 })
    const { events } = await visitor.does(contract.calendar, window)
    expect(events.find(({ id }) => id === unlimited.id)?.dates[0]).toMatchObject({ max: null, spotsLeft: null })
  })

  test('EV-CALL-09 EV-CALL-49 one hears of the own place and the own tier, and of nobody else', async () => {
    const event = await given.event({ title: 'Eigen plek' })
    const own = await given.enrolment({ event, person: noor, dietaryRestrictions: ['Halal'], notes: 'Stil' })
    const mine = await noor.does(contract.calendar, window)
    expect(mine.viewer).toEqual({ role: 'student', isTop5: true, entitled: true })
    expect(mine.events.find(({ id }) => id === event.id)?.dates[0]?.own).toEqual({
      id: own.id,
      status: 'enrolled',
      payment: 'completed',
      place: null,
      heldUntil: null,
      freeUntil: null,
      mayLeaveFreely: false,
      paidCents: 0,
      isTransferred: false,
    })
    for (const who of [sem, visitor]) {
      const answer = JSON.stringify(await who.does(contract.calendar, window))
      expect(answer).toContain(event.id)
      for (const secret of [noor.id, own.id, 'Halal', 'Stil']) expect(answer).not.toContain(secret)
    }
  })

  test('EV-CALL-03 EV-EDGE-42 EV-CALL-10 500 events of a month come in one request of two queries beside the snapshot, without their texts, in 60 KB', async () => {
    const far = plusDays(today, 300)
    for (let at = 0; at < 500; at++) {
      const day = plusDays(far, at % 28)
      await given.event({
        title: `${['Workshop', 'Masterclass', 'Ademlab', 'Wandeling'][at % 4]} nummer ${at}`,
        slug: `vol-${at}`,
        description: 'Een lange tekst. '.repeat(40),
        startWall: `${day}T1${at % 10}:30`,
        endWall: `${day}T20:00`,
        venueName: `Zaal ${at % 17}`,
        maxParticipants: 5 + (at % 40),
      })
    }
    const read = () => noor.does(contract.calendar, { from: plusDays(far, -7), to: plusDays(far, 34) })
    const queries = await queriesOf(world.house, read)
    const answer = await read()
    expect(answer.events.length).toBeGreaterThanOrEqual(500)
    expect(queries.length).toBeLessThanOrEqual(2)
    expect(queries.join()).not.toContain('description')
    const body = JSON.stringify(answer)
    expect(body).not.toContain('lange tekst')
    expect(gzipSync(body).length).toBeLessThanOrEqual(60_000)
  }, 120_000)

  test('the years to choose from come from the first and the last that one may see', async () => {
    const before = await visitor.does(contract.span, {})
    expect(before.span).not.toBeNull()
    await given.event({ startWall: '2012-02-03T10:00', endWall: '2012-02-03T12:00', visibilityPolicy: 'private' })
    await given.event({ startWall: '2041-02-03T10:00', endWall: '2041-02-03T12:00', isLive: false })
    expect((await visitor.does(contract.span, {})).span).toEqual(before.span)
    await given.event({ startWall: '2013-02-03T10:00', endWall: '2013-02-03T12:00' })
    expect((await visitor.does(contract.span, {})).span?.earliest).toBe('2013-02-03T09:00:00.000Z')
  })

  test('a window that is no window is refused, and so is one of years', async () => {
    expect(await code(visitor.does(contract.calendar, { from: '2026-02-30', to: '2026-03-01' }))).toBe('INVALID_INPUT')
    expect(await code(visitor.does(contract.calendar, { from: '2020-01-01', to: '2026-03-01' }))).toBe('INVALID_INPUT')
    expect(await code(visitor.does(contract.calendar, { from: '2026-03-01', to: '2026-02-01' }))).toBe('INVALID_INPUT')
  })
})

describe('one event', () => {
  test('EV-ROUTE-18 EV-DETAIL-29 a series opens at the named date, else the next, and lists what is to come', async () => {
    const start = plusDays(today, -8)
    const series = await given.event({
      isRecurring: true,
      recurrencePattern: 'weekly' as const,
      recurrenceEndDate: plusDays(start, 28),
      startWall: `${start}T10:00`,
      endWall: `${start}T11:00`,
    })
    const [first, , next] = series.dateIds
    const open = async (occurrence?: string) =>
      (await visitor.does(contract.event, { slug: series.slug, occurrence })).event
    expect((await open()).opened).toBe(next)
    expect((await open()).dates.map(({ id }) => id)).toEqual(series.dateIds.slice(2))
    expect((await open('onzin')).opened).toBe(next)
    expect((await open(first)).opened).toBe(first)
    expect((await open(first)).dates.map(({ id }) => id)).toEqual([first, ...series.dateIds.slice(2)])
    await moveClock(db, 90 * 24 * hourMs)
    expect((await open()).opened).toBe(series.dateIds.at(-1))
  })

  test('EV-DETAIL-06 EV-DETAIL-28 EV-CALL-11 only an admin reads who comes: enrolled, then held, then waiting', async () => {
    const event = await given.event({ maxParticipants: 3, isPaid: true, priceCents: 1_000 })
    const [held, waits] = [await world.person(), await world.person()]
    await given.enrolment({ event, person: held, by: 'hold' })
    for (const person of [sem, noor]) {
      const { id } = await given.enrolment({ event, person, by: 'hold' })
      await pool.query(`update event_enrollments set status = 'enrolled', payment_status = 'completed' where id = $1`, [
        id,
      ])
    }
    await given.enrolment({ event, person: waits, by: 'wait' })
    const read = async (who: Pick<TestPerson, 'does'>) => (await who.does(contract.event, { slug: event.slug })).event
    const listed = (await read(admin)).participants?.map(({ face, status, payment }) => [face?.id, status, payment])
    expect(listed).toEqual([
      [sem.id, 'enrolled', 'completed'],
      [noor.id, 'enrolled', 'completed'],
      [held.id, 'reserved', 'pending'],
      [waits.id, 'waitlisted', 'pending'],
    ])
    const teacher = await world.person({ role: 'teacher' })
    for (const who of [visitor, noor, teacher]) expect((await read(who)).participants).toBeNull()
  })

  test('EV-DETAIL-25 EV-DETAIL-30 EV-VIS-11 no read holds the meeting address, only the name of the service', async () => {
    const event = await given.event({ ...online, title: 'Wintertijd' })
    for (const who of [visitor, noor, admin]) {
      const { event: read } = await who.does(contract.event, { slug: event.slug })
      expect(read.service).toBe('Google Meet')
      const answers = [
        read,
        await who.does(contract.calendar, window),
        await who.does(contract.descriptions, { ids: [event.id] }),
      ]
      expect(JSON.stringify(answers)).not.toMatch(/meet\.google\.com|abc-defg/)
    }
  })

  test('EV-ROUTE-17 an event that is missing answers as a hidden one', async () => {
    const hidden = await given.event({ visibilityPolicy: 'private', title: 'Geheim' })
    for (const slug of [hidden.slug, 'bestaat-niet', '../x', ''])
      expect(await code(sem.does(contract.event, { slug }))).toBe('EVENT_NOT_FOUND')
  })
})

test('EV-VIS-15 EV-DETAIL-06 a password alone opens nothing: staff without the second factor of their role read what visitors read', async () => {
  const strict = await openWorld({ env: { SECOND_FACTOR: 'required' } })
  const [boss, member] = [await strict.person({ role: 'admin' }), await strict.person()]
  const teacher = await strict.person({ role: 'teacher' })
  const hidden = await strict.given.event({ visibilityPolicy: 'private', createdBy: teacher.id, title: 'Besloten' })
  const open = await strict.given.event({ title: 'Open' })
  await strict.given.enrolment({ event: open, person: member })
  for (const who of [boss, teacher]) {
    expect(await code(who.does(contract.event, { slug: hidden.slug }))).toBe('EVENT_NOT_FOUND')
    expect((await who.does(contract.event, { slug: open.slug })).event.participants).toBeNull()
    const { events } = await who.does(contract.calendar, window)
    expect(events.map(({ title }) => title)).toEqual(['Open'])
    expect(await who.does(contract.descriptions, { ids: [hidden.id] })).toEqual([])
    const file = await strict.app.inject({
      url: `/events/${hidden.slug}/agenda.ics`,
      headers: { cookie: who.cookie },
    })
    expect(file.statusCode).toBe(404)
  }
})

describe('joining', () => {
  const join = (who: Pick<TestPerson, 'does'>, eventId: string, occurrenceId?: string) =>
    who.does(contract.joinLink, { eventId, occurrenceId })

  test('EV-DETAIL-24 EV-DETAIL-25 EV-CALL-46 a free one is open to everybody who is signed in, a paid one to who paid', async () => {
    const free = await given.event(online)
    expect(await join(sem, free.id)).toEqual({ url: meet })
    expect(await code(join(visitor, free.id))).toBe('LOGIN_REQUIRED')
    const paid = await given.event({ ...online, isPaid: true, priceCents: 3_500 })
    expect(await code(join(sem, paid.id))).toBe('PAYMENT_REQUIRED')
    const held = await given.enrolment({ event: paid, person: sem, by: 'hold' })
    expect(await code(join(sem, paid.id))).toBe('PAYMENT_REQUIRED')
    await pool.query(`update event_enrollments set status = 'enrolled', payment_status = 'completed' where id = $1`, [
      held.id,
    ])
    expect(await join(sem, paid.id)).toEqual({ url: meet })
    expect(await code(join(noor, paid.id))).toBe('PAYMENT_REQUIRED')
  })

  test('EV-DETAIL-25 nothing is handed out for what is cancelled, hidden, of flesh and blood, or of another event', async () => {
    const cancelled = await given.event(online)
    await pool.query(`update events set status = 'cancelled' where id = $1`, [cancelled.id])
    expect(await code(join(sem, cancelled.id))).toBe('EVENT_CANCELLED')
    const hidden = await given.event({ ...online, visibilityPolicy: 'private' })
    expect(await code(join(sem, hidden.id))).toBe('EVENT_NOT_FOUND')
    const physical = await given.event({ joinUrl: meet })
    expect(await code(join(sem, physical.id))).toBe('OCCURRENCE_NOT_FOUND')
    const free = await given.event(online)
    expect(await code(join(sem, free.id, newId()))).toBe('OCCURRENCE_NOT_FOUND')
    expect(await code(join(sem, free.id, cancelled.id))).toBe('OCCURRENCE_NOT_FOUND')
  })
})

describe('the form', () => {
  test('EV-ENROL-12 EV-ENROL-27 EV-ENROL-28 EV-CALL-12 EV-CALL-13 the lists come by name', async () => {
    expect(await noor.does(contract.options, {})).toEqual({
      dietaryRestrictions: [...dietaryOptions],
      allergies: [...allergyOptions],
    })
  })

  test('EV-ENROL-31 the answers of the own last time are offered, and of nobody else', async () => {
    const [who, other] = [await world.person(), await world.person()]
    expect(await who.does(contract.lastAnswers, {})).toEqual({ answers: null })
    await given.enrolment({ event: await given.event(), person: who, allergies: ['Pinda'], notes: 'Eerst' })
    const later = { dietaryRestrictions: ['Veganistisch'], allergies: ['Noten'], notes: 'Laatst' }
    await moveClock(db, hourMs)
    await given.enrolment({ event: await given.event(), person: who, ...later })
    await given.enrolment({ event: await given.event(), person: who })
    // Online nobody must answer, and a note there says nothing about food (EV-ENROL-26).
    await moveClock(db, 2 * hourMs)
    await given.enrolment({ event: await given.event(online), person: who, notes: 'Camera uit' })
    expect(await who.does(contract.lastAnswers, {})).toEqual({ answers: later })
    expect(await other.does(contract.lastAnswers, {})).toEqual({ answers: null })
  })
})
