import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { type HeldDate, holdDate } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'

const world = await openWorld()
const { house, given, app } = world
const { pool } = house.database

const admin = await world.person({ role: 'admin', firstName: 'Ada', lastName: 'Vis' })
const [noor, sem, roos] = [
  await world.person({ firstName: 'Noor', lastName: 'Bos' }),
  await world.person(),
  await world.person(),
]
/** A day so many days from now. */
const soon = (days: number) => plusDays(dayOf(Date.now()), days)
const code = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const weekly = { isRecurring: true, recurrencePattern: 'weekly', recurrenceEndDate: soon(60) } as const
const paid = { isPaid: true, priceCents: 2_500 }
/** A place that was paid for, as the provider's message leaves it. */
async function paidPlace(event: { id: string }, person: { id: string }) {
  const { id } = await given.enrolment({ event, person, by: 'hold' })
  const paymentId = `pi_${id}`
  await house.transaction(async (tx, now) => {
    const date = (await holdDate(tx, event.id)) as HeldDate
    await passSeats(house, tx, { date, event: { kind: 'pay', id, paymentId, cents: 2_500 }, now })
  })
  await pool.query(
    `insert into event_payments (id, enrollment_id, user_id, event_id, event_title, provider_payment_id, amount_cents,
      currency, status, created_at, expires_at, paid_at) values ($1, $2, $3, $4, 'x', $5, 2500, 'EUR', 'paid', now(), now(), now())`,
    [newId(), id, person.id, event.id, paymentId],
  )
  return id
}
const placeOf = async (id: string) =>
  (await pool.query('select *, refunded_cents::int as refunded_cents from event_enrollments where id = $1', [id]))
    .rows[0]
const audited = async (action: string) =>
  (await pool.query('select * from audit_log where action = $1 order by at desc, id desc', [action])).rows
const adds = (
  event: { id: string },
  person: { id: string },
  change: { id?: string; beyond?: boolean; occurrenceId?: string } = {},
) =>
  admin.does(contract.addParticipant, { id: newId(), eventId: event.id, personId: person.id, beyond: false, ...change })
const listOf = (event: { id: string }, dateId?: string) =>
  admin.does(contract.participants, { eventId: event.id, dateId })
const fileFor = (who: TestPerson | null, query: string) =>
  app.inject({ url: `/api/events/participants.csv?${query}`, headers: who ? { cookie: who.cookie } : {} })

describe('rights', () => {
  test('EV-ROLE-06 EV-ROLE-07 EV-EDGE-36 a teacher, a member and a visitor are refused every read and write of the dashboard, and nothing changes', async () => {
    const teacher = await world.person({ role: 'teacher' })
    const event = await given.event({ createdBy: teacher.id, teacherIds: [teacher.id] })
    const { id } = await given.enrolment({ event, person: sem })
    const before = (await pool.query('select * from event_enrollments order by id')).rows
    const asks = (who: Pick<TestPerson, 'does'>) => [
      who.does(contract.overview, { search: '' }),
      who.does(contract.dashboard, { eventId: event.id }),
      who.does(contract.figures, { eventId: event.id }),
      who.does(contract.participants, { eventId: event.id }),
      who.does(contract.addParticipant, { id: newId(), eventId: event.id, personId: roos.id, beyond: true }),
      who.does(contract.cancelPlace, { enrollmentId: id, refunds: true }),
    ]
    for (const who of [teacher, noor])
      expect(await Promise.all(asks(who).map(code))).toEqual(Array(6).fill('FORBIDDEN'))
    expect(await Promise.all(asks(world.visitor()).map(code))).toEqual(Array(6).fill('SIGN_IN_REQUIRED'))
    for (const [who, status] of [
      [teacher, 403],
      [noor, 403],
      [null, 401],
    ] as const)
      expect((await fileFor(who, `event=${event.id}`)).statusCode).toBe(status)
    expect((await pool.query('select * from event_enrollments order by id')).rows).toEqual(before)
  })
})

describe('one event', () => {
  test('EV-ADMIN-09 EV-ADMIN-26 has all its dates, and what is not there is not', async () => {
    const series = await given.event({ ...weekly, maxParticipants: 3 })
    await given.enrolment({ event: series, person: sem, dateId: series.dateIds[1] })
    const { event } = await admin.does(contract.dashboard, { eventId: series.id })
    expect(event.dates.map(({ id, seats, taken }) => [id, seats, taken])).toEqual(
      series.dateIds.map((id, at) => [id, 3, at === 1 ? 1 : 0]),
    )
    expect(event).toMatchObject({ title: series.title, pattern: 'weekly', date: { id: series.id } })
    expect(JSON.stringify(event)).not.toMatch(/join/i)
    expect(await code(admin.does(contract.dashboard, { eventId: newId() }))).toBe('EVENT_NOT_FOUND')
    expect(await code(admin.does(contract.figures, { eventId: series.id, dateId: newId() }))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-FIN-02 EV-FIN-07 EV-FIN-08 EV-FIN-12 the figures count who paid or has a free place, beside what really came in', async () => {
    const event = await given.event({ ...paid, ...weekly })
    const first = await paidPlace(event, noor)
    await paidPlace(event, sem)
    await given.enrolment({ event, person: roos, by: 'hold' })
    const guest = await world.person()
    await adds(event, guest)
    const all = await admin.does(contract.figures, { eventId: event.id })
    expect(all.finance).toMatchObject({ revenueCents: 7_500, receivedCents: 5_000, costsCents: 0, profitCents: 7_500 })
    expect(all.days.map(({ count }) => count)).toEqual([3])
    expect(all.tiers).toEqual([
      { hours: 0, count: 2 },
      { hours: null, count: 1 },
    ])
    await admin.does(contract.cancelPlace, { enrollmentId: first, refunds: true })
    await pool.query(
      `update event_payments set refund_status = 'refunded', refunded_cents = amount_cents where enrollment_id = $1`,
      [first],
    )
    const one = await admin.does(contract.figures, { eventId: event.id, dateId: event.id })
    expect(one.finance).toMatchObject({ revenueCents: 5_000, receivedCents: 2_500, profitCents: null, breakEven: null })
    const other = await admin.does(contract.figures, { eventId: event.id, dateId: event.dateIds[1] })
    expect(other.finance).toMatchObject({ revenueCents: 0, receivedCents: 0 })
  })
})

describe('the participants', () => {
  test('EV-PART-01 EV-PART-02 EV-PART-03 EV-PART-04 stand in their groups with their answers, and the kitchen hears numbers', async () => {
    const event = await given.event({ maxParticipants: 2 })
    await given.enrolment({ event, person: sem, dietaryRestrictions: ['Halal'], allergies: ['Pinda'], notes: 'Trein' })
    const { id: left } = await given.enrolment({ event, person: noor, dietaryRestrictions: ['Keto'] })
    await given.enrolment({ event, person: roos, by: 'wait', dietaryRestrictions: ['Vegetarisch'] })
    const { participants, totals, dietary } = await listOf(event)
    expect(participants.map(({ person, status }) => [person?.id, status])).toEqual([
      [sem.id, 'enrolled'],
      [noor.id, 'enrolled'],
      [roos.id, 'waitlisted'],
    ])
    expect(participants[0]).toMatchObject({
      dietaryRestrictions: ['Halal'],
      allergies: ['Pinda'],
      notes: 'Trein',
      payment: 'completed',
      person: { firstName: sem.firstName, lastName: sem.lastName, username: sem.username },
    })
    expect(totals).toEqual([
      { status: 'enrolled', count: 2 },
      { status: 'waitlisted', count: 1 },
    ])
    expect(dietary).toEqual({
      dietaryRestrictions: [
        { name: 'Halal', count: 1 },
        { name: 'Keto', count: 1 },
      ],
      allergies: [{ name: 'Pinda', count: 1 }],
    })
    await admin.does(contract.cancelPlace, { enrollmentId: left, refunds: false })
    expect((await listOf(event)).participants.at(-1)).toMatchObject({ id: left, status: 'cancelled' })
  })

  test('EV-PART-08 EV-WAIT-02 the waitlist stands as it is served, with places that close up, whatever the clock said', async () => {
    const event = await given.event({ maxParticipants: 1 })
    const { id: seat } = await given.enrolment({ event, person: sem })
    const guest = await world.person()
    const { id: first } = await given.enrolment({ event, person: roos, by: 'wait' })
    await given.enrolment({ event, person: guest, by: 'wait' })
    // Of two who share a transaction, or whose processes have other clocks, the times tell nothing.
    await pool.query(`update event_enrollments set enrolled_at = enrolled_at + interval '1 hour' where id = $1`, [
      first,
    ])
    const lineOf = async () =>
      (await listOf(event)).participants.flatMap(({ person, place }) => (place === null ? [] : [[person?.id, place]]))
    expect(await lineOf()).toEqual([
      [roos.id, 1],
      [guest.id, 2],
    ])
    const { body } = await app.inject({
      url: `/api/events/participants.csv?event=${event.id}`,
      headers: { cookie: admin.cookie },
    })
    expect(body.match(/Wachtlijst, plek \d/g)).toEqual(['Wachtlijst, plek 1', 'Wachtlijst, plek 2'])
    expect(body.indexOf(roos.username)).toBeLessThan(body.indexOf(guest.username))

    await admin.does(contract.cancelPlace, { enrollmentId: seat, refunds: false })
    expect(await lineOf()).toEqual([[guest.id, 1]])
  })

  test('EV-PART-03 of a series those of one date, or of all by date', async () => {
    const event = await given.event(weekly)
    const second = event.dateIds[1] ?? ''
    await given.enrolment({ event, person: sem, dateId: second })
    await given.enrolment({ event, person: roos })
    const all = await listOf(event)
    expect(all.participants.map(({ occurrenceId }) => occurrenceId)).toEqual([event.id, second])
    expect(all.dietary).toBeNull()
    const one = await listOf(event, second)
    expect(one.participants.map(({ person }) => person?.id)).toEqual([sem.id])
    expect(one.dietary).not.toBeNull()
  })

  test('EV-PART-07 whose account is gone has no name any more', async () => {
    const event = await given.event()
    const gone = await world.person()
    await given.enrolment({ event, person: gone })
    await pool.query('update event_enrollments set user_id = null where user_id = $1', [gone.id])
    expect((await listOf(event)).participants).toMatchObject([{ person: null, status: 'enrolled' }])
  })

  test('that answers were read is written down, once an hour', async () => {
    const event = await given.event()
    const lines = async () => (await audited('participants.viewed')).filter((line) => line.subject_id === event.id)
    await listOf(event)
    await listOf(event)
    expect(await lines()).toMatchObject([{ actor_id: admin.id, new_value: event.title }])
    // The look of one admin says nothing of another, nor of another event.
    const other = await world.person({ role: 'admin' })
    await other.does(contract.participants, { eventId: event.id })
    expect((await lines()).map((line) => line.actor_id).toSorted()).toEqual([admin.id, other.id].toSorted())
    const second = await given.event()
    await listOf(second)
    expect((await audited('participants.viewed')).some((line) => line.subject_id === second.id)).toBe(true)
    await pool.query(`update app_clock set offset_ms = offset_ms + 3700000`)
    await (await world.signedIn(admin)).does(contract.participants, { eventId: event.id })
    await pool.query(`update app_clock set offset_ms = 0`)
    expect(await lines()).toHaveLength(3)
  })

  test('EV-PART-01 EV-PART-02 EV-MORE-27 the file has a row for each, nothing of food or health, and that it left is written down', async () => {
    const event = await given.event({ title: 'Ademlab' })
    await given.enrolment({ event, person: noor, allergies: ['Noten', 'Soja'], notes: '=1+1;"x"\nregel' })
    const answer = await fileFor(admin, `event=${event.id}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=deelnemers-ademlab.csv',
      'cache-control': 'no-store',
    })
    const rows = parse(answer.body, { bom: true, delimiter: ';' }) as string[][]
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(expect.arrayContaining(['Noor Bos', 'Aangemeld', noor.email, '0,00', 'EUR']))
    expect(answer.body).not.toMatch(/Noten|Soja|regel/)
    expect((await audited('participants.exported'))[0]).toMatchObject({ actor_id: admin.id, subject_id: event.id })
    expect((await fileFor(admin, 'event=x')).statusCode).toBe(422)
    expect((await fileFor(admin, `event=${newId()}`)).statusCode).toBe(404)
  })
})

describe('adding somebody', () => {
  test('EV-PART-05 EV-PART-06 EV-CALL-46 EV-CALL-54 EV-VIS-14 gives a free place without a payment, also on what is private, and is written down', async () => {
    const event = await given.event({ ...paid, title: 'Besloten', visibilityPolicy: 'private' })
    const id = newId()
    await adds(event, noor, { id })
    await adds(event, noor, { id })
    expect(await placeOf(id)).toMatchObject({
      user_id: noor.id,
      status: 'enrolled',
      payment_status: 'completed',
      payment_ids: [],
      terms_accepted: false,
    })
    const lines = (await audited('participant.added')).filter((line) => line.subject_id === noor.id)
    expect(lines).toMatchObject([{ actor_id: admin.id, new_value: expect.stringContaining('Besloten, ') }])
    expect(await code(adds(event, noor))).toBe('ALREADY_ENROLLED')
    const { rows } = await pool.query(
      `select kind from facts where kind = 'enrolment.made' and ids ->> 'enrolmentId' = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('EV-PART-06 on a full date only beyond its capacity, on purpose', async () => {
    const event = await given.event({ maxParticipants: 1 })
    await given.enrolment({ event, person: sem })
    expect(await code(adds(event, roos))).toBe('CAPACITY_EXCEEDED')
    await adds(event, roos, { beyond: true })
    const { rows } = await pool.query('select taken, seats, excess from event_dates where id = $1', [event.id])
    expect(rows).toEqual([{ taken: 2, seats: 1, excess: 1 }])
  })

  test('what is not there, or is called off, takes nobody', async () => {
    const [event, other] = [await given.event(), await given.event()]
    expect(await code(adds({ id: newId() }, sem))).toBe('EVENT_NOT_FOUND')
    expect(await code(adds(event, sem, { occurrenceId: other.id }))).toBe('OCCURRENCE_NOT_FOUND')
    expect(await code(adds(event, { id: newId() }))).toBe('NOT_FOUND')
    await pool.query(`update events set status = 'cancelled' where id = $1`, [event.id])
    expect(await code(adds(event, sem))).toBe('EVENT_CANCELLED')
    await pool.query(`update event_dates set status = 'cancelled' where id = $1`, [other.id])
    expect(await code(adds(other, sem))).toBe('EVENT_CANCELLED')
  })
})

describe('cancelling a place', () => {
  test('EV-CANCEL-11 EV-PART-05 EV-CALL-54 EV-EDGE-34 with all money back or without, once, and it is written down', async () => {
    const event = await given.event(paid)
    const [first, second] = [await paidPlace(event, sem), await paidPlace(event, roos)]
    for (const _ of [1, 2]) await admin.does(contract.cancelPlace, { enrollmentId: first, refunds: true })
    await admin.does(contract.cancelPlace, { enrollmentId: second, refunds: false })
    expect(await placeOf(first)).toMatchObject({ status: 'cancelled', refund_status: 'pending', refunded_cents: 2_500 })
    expect(await placeOf(second)).toMatchObject({ status: 'cancelled', refund_status: 'none', refunded_cents: 0 })
    const lines = (await audited('participant.cancelled')).filter((line) => line.reason.startsWith(event.title))
    expect(
      lines.map(({ actor_id, subject_id, old_value, new_value }) => [actor_id, subject_id, old_value, new_value]),
    ).toEqual([
      [admin.id, roos.id, 'Aangemeld', 'Geannuleerd, € 0,00 terug'],
      [admin.id, sem.id, 'Aangemeld', 'Geannuleerd, € 25,00 terug'],
    ])
    expect(await code(admin.does(contract.cancelPlace, { enrollmentId: newId(), refunds: true }))).toBe('NOT_FOUND')
  })

  test('EV-CANCEL-11 who was taken off by an admin cannot take that back, and the free seat is free at once', async () => {
    const event = await given.event({ maxParticipants: 1 })
    const { id } = await given.enrolment({ event, person: sem })
    await admin.does(contract.cancelPlace, { enrollmentId: id, refunds: false })
    expect(await code(sem.does(contract.undoCancel, { enrollmentId: id }))).toBe('UNDO_OVER')
    await given.enrolment({ event, person: roos })
  })

  test('the seat goes to who waits longest', async () => {
    const event = await given.event({ ...paid, maxParticipants: 1 })
    const id = await paidPlace(event, sem)
    const waiting = await given.enrolment({ event, person: roos, by: 'wait' })
    await admin.does(contract.cancelPlace, { enrollmentId: id, refunds: true })
    expect(await placeOf(waiting.id)).toMatchObject({ status: 'offered' })
  })
})
