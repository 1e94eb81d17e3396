import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs, secondMs } from '@bewezen/domain/base/moment.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { allergyOptions, dietaryOptions } from '@bewezen/domain/events/dietaryOptions.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { personal } from '../../personal.ts'
import { eraseDueAccounts } from '../../privacy/eraseDueAccounts.ts'
import { forgetAnswers, lapseAll } from './lapse.ts'

const world = await openWorld()
const { house, given } = world
const { db, pool } = house.database
afterEach(() => moveClock(db, 0))

const [noor, sem, roos] = [await world.person(), await world.person(), await world.person()]
type Change = { id?: string; eventId?: string; version?: string; terms?: boolean; answers?: object }
const asked = (occurrenceId: string | null, { id, eventId, version, terms = true, answers }: Change = {}) => ({
  id: id ?? newId(),
  eventId,
  occurrenceId,
  termsVersion: version ?? 'AV-2025-01',
  enrollmentData: { terms_accepted: terms, cancellation_policy_accepted: terms, ...answers },
})
const enrols = (who: TestPerson, occurrenceId: string | null, change?: Change) =>
  who.does(contract.enrolFree, asked(occurrenceId, change))
const waits = (who: TestPerson, occurrenceId: string) => who.does(contract.joinWaitlist, asked(occurrenceId))
const code = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code, data }: { code: string; data: unknown }) => (data ? [code, data] : code),
  )
const answersOf = async (id: string) =>
  (await pool.query('select dietary_restrictions, allergies, notes from event_enrollments where id = $1', [id])).rows[0]
const later = (ms: number) => house.transaction(async (_tx, now) => new Date(now.getTime() + ms))

describe('enrolling for free', () => {
  test('EV-CALL-39 EV-ENROL-34 EV-ENROL-30 EV-DATA-26 a seat is taken, with the answers and the agreement as they were given', async () => {
    const event = await given.event({ title: 'Wandelen' })
    const answers = { dietary_restrictions: ['Halal'], allergies: ['Pinda'], notes: '  Ik kom met de trein ' }
    const { success, data } = await enrols(noor, event.id, { answers })
    expect(success).toBe(true)
    expect(data).toMatchObject({
      eventId: event.id,
      occurrenceId: null,
      status: 'enrolled',
      payment_status: 'completed',
    })
    const { rows } = await pool.query('select * from event_enrollments where id = $1', [data.id])
    expect(rows[0]).toMatchObject({
      terms_accepted: true,
      cancellation_policy_accepted: true,
      terms_version: 'AV-2025-01',
      tier_hours: 48,
      dietary_restrictions: ['Halal'],
      allergies: ['Pinda'],
      notes: 'Ik kom met de trein',
    })
  })

  test('the same attempt again gets the first answer, another one hears that there is a place', async () => {
    const event = await given.event()
    const id = newId()
    const first = await enrols(noor, event.id, { id })
    expect(await enrols(noor, event.id, { id })).toEqual(first)
    expect(await code(enrols(noor, event.id))).toBe('ALREADY_ENROLLED')
    expect(await code(enrols(sem, event.id, { id }))).toBe('ID_IN_USE')
    expect(await code(enrols(noor, (await given.event()).id, { id }))).toBe('ID_IN_USE')
  })

  test('EV-ENROL-41 EV-ENROL-42 every reason has its code, and nothing is stored', async () => {
    const [tomorrow, start] = [await later(24 * hourMs), { startWall: '2020-01-01T10:00', endWall: '2020-01-01T11:00' }]
    const [one, other] = [await given.event({ maxParticipants: 1 }), await given.event()]
    const series = await given.event({ isRecurring: true, recurrencePattern: 'weekly' })
    const paid = await given.event({ isPaid: true, priceCents: 2_500 })
    const hidden = await given.event({ visibilityPolicy: 'private' })
    const offline = await given.event({ isLive: false })
    const forOthers = await given.event({ visibilityPolicy: 'roles', roles: ['moderator'] })
    await given.enrolment({ event: one, person: roos })
    const before = (await pool.query('select count(*) from event_enrollments')).rows
    for (const { id } of [hidden, offline, forOthers, { id: newId() }])
      expect(await code(enrols(noor, id))).toBe('EVENT_NOT_FOUND')
    expect(await code(enrols(noor, null, { eventId: series.id }))).toBe('RECURRING_NEEDS_OCCURRENCE')
    expect(await code(enrols(noor, null, { eventId: one.id }))).toEqual(['OCCURRENCE_NOT_FOUND', { why: 'unnamed' }])
    expect(await code(enrols(noor, newId(), { eventId: one.id }))).toEqual(['OCCURRENCE_NOT_FOUND', { why: 'gone' }])
    expect(await code(enrols(noor, other.id, { eventId: one.id }))).toBe('EVENT_OCCURRENCE_MISMATCH')
    expect(await code(enrols(roos, one.id))).toBe('ALREADY_ENROLLED')
    expect(await code(enrols(noor, (await given.event(start)).id))).toBe('ENROLLMENT_CLOSED')
    const opening = await given.event({ startInschrijving: tomorrow })
    const opensAt = new Date(tomorrow.getTime() + 48 * hourMs).toISOString()
    expect(await code(enrols(noor, opening.id))).toEqual(['ENROLLMENT_NOT_OPEN', { opensAt }])
    expect(await code(enrols(noor, other.id, { version: 'AV-2019' }))).toEqual(['TERMS_REQUIRED', { why: 'outdated' }])
    expect(await code(enrols(noor, other.id, { terms: false }))).toEqual(['TERMS_REQUIRED', { why: 'unticked' }])
    expect(await code(enrols(noor, paid.id))).toBe('PAYMENT_REQUIRED')
    expect(await code(enrols(noor, one.id))).toBe('CAPACITY_EXCEEDED')
    expect(await code(world.visitor().does(contract.enrolFree, asked(one.id)))).toBe('LOGIN_REQUIRED')
    expect((await pool.query('select count(*) from event_enrollments')).rows).toEqual(before)
  })

  test('EV-ENROL-35 every date of a series has its own seats', async () => {
    const { id, dateIds } = await given.event({ isRecurring: true, recurrencePattern: 'weekly', maxParticipants: 1 })
    const second = dateIds[1] ?? ''
    expect((await enrols(noor, id)).data.occurrenceId).toBeNull()
    expect(await code(enrols(sem, id))).toBe('CAPACITY_EXCEEDED')
    expect((await enrols(sem, second)).data.occurrenceId).toBe(second)
  })

  test('EV-ENROL-27 EV-ENROL-28 the lists are those of the form, and a name that is not on them is refused', async () => {
    const names = async (table: string) =>
      (await pool.query(`select name from ${table} order by name collate "C"`)).rows.map(({ name }) => name)
    expect(await names('dietary_restrictions_options')).toEqual([...dietaryOptions].toSorted())
    expect(await names('allergy_options')).toEqual([...allergyOptions].toSorted())
    const { id } = await given.event()
    expect(await code(enrols(noor, id, { answers: { allergies: ['<b>'] } }))).toEqual([
      'INVALID_INPUT',
      expect.anything(),
    ])
  })
})

describe('giving a place up', () => {
  test('EV-CARD-18 EV-ENROL-32 EV-EDGE-34 at once, twice the same, and back within ten seconds; then the seat is free and the answers are gone', async () => {
    const { id: dateId } = await given.event({ maxParticipants: 1 })
    const { data } = await enrols(noor, dateId, { answers: { notes: 'Rolstoel' } })
    const own = { enrollmentId: data.id }
    const cancelled = await noor.does(contract.cancel, own)
    expect(cancelled).toMatchObject({
      success: true,
      refund: 'none',
      refund_amount_cents: 0,
      keptUntil: expect.any(String),
    })
    expect(await noor.does(contract.cancel, own)).toEqual(cancelled)
    expect(await code(enrols(sem, dateId))).toBe('CAPACITY_EXCEEDED')
    expect(await noor.does(contract.undoCancel, own)).toMatchObject({ data: { status: 'enrolled' } })
    expect(await answersOf(data.id)).toMatchObject({ notes: 'Rolstoel' })

    await noor.does(contract.cancel, own)
    await moveClock(db, 11 * secondMs)
    await lapseAll(house)
    expect(await code(noor.does(contract.undoCancel, own))).toBe('UNDO_OVER')
    expect(await answersOf(data.id)).toEqual({ dietary_restrictions: [], allergies: [], notes: '' })
    expect((await enrols(sem, dateId)).data.status).toBe('enrolled')
  })

  test('somebody else’s is not there, and from the start on it is over', async () => {
    const { id: dateId } = await given.event()
    const { data } = await enrols(noor, dateId)
    const own = { enrollmentId: data.id }
    expect(await code(sem.does(contract.cancel, own))).toBe('NOT_FOUND')
    expect(await code(sem.does(contract.undoCancel, own))).toBe('NOT_FOUND')
    await moveClock(db, 32 * 24 * hourMs)
    const back = await world.signedIn(noor)
    expect(await code(back.does(contract.cancel, own))).toBe('OCCURRENCE_STARTED')
  })
})

describe('the waitlist', () => {
  test('EV-WAIT-02 a place in the line, that moves up, and who is first gets the seat and hears it alone', async () => {
    const { id: dateId } = await given.event({ maxParticipants: 1 })
    const { data: seat } = await enrols(noor, dateId)
    const { data: first } = await waits(sem, dateId)
    const second = await roos.does(contract.joinWaitlist, asked(dateId))
    expect([first.place, second.data.place]).toEqual([1, 2])
    expect(await code(waits(sem, dateId))).toBe('ALREADY_ENROLLED')

    const [his, hers] = [await sem.listens(), await roos.listens()]
    await noor.does(contract.cancel, { enrollmentId: seat.id })
    await moveClock(db, 11 * secondMs)
    await lapseAll(house)
    await house.settled()
    expect(his.kinds()).toContain('enrolment.promoted')
    expect(hers.kinds()).not.toContain('enrolment.promoted')
    expect(hers.kinds()).toContain('seats.changed')
    const { rows } = await pool.query('select id from event_enrollments where date_id = $1 and status = $2', [
      dateId,
      'enrolled',
    ])
    expect(rows).toEqual([{ id: first.id }])
  })

  test('EV-ENROL-32 it ends when enrolment closes, and the answers of who waited are erased; the others’ thirty days after the end', async () => {
    const { id: dateId } = await given.event({ maxParticipants: 1 })
    const { data: seat } = await enrols(noor, dateId, { answers: { notes: 'Trein' } })
    const { data: waiting } = await sem.does(contract.joinWaitlist, asked(dateId, { answers: { notes: 'Fiets' } }))
    await moveClock(db, 31 * 24 * hourMs)
    await lapseAll(house)
    await forgetAnswers(house)
    expect(await answersOf(waiting.id)).toMatchObject({ notes: '' })
    expect(await answersOf(seat.id)).toMatchObject({ notes: 'Trein' })
    await moveClock(db, 62 * 24 * hourMs)
    await forgetAnswers(house)
    expect(await answersOf(seat.id)).toMatchObject({ notes: '' })
  })
})

test('EV-EDGE-37 who may not see an event hears nothing of its seats', async () => {
  const event = await given.event({ visibilityPolicy: 'roles', roles: ['moderator'] })
  const moderator = await world.person({ role: 'moderator' })
  const [hers, his] = [await moderator.listens(), await sem.listens()]
  await given.enrolment({ event, person: moderator })
  await house.settled()
  expect(hers.kinds()).toEqual(expect.arrayContaining(['seats.changed', 'enrolment.made']))
  expect(his.kinds()).toEqual([])
})

test('EV-DATA-31 EV-PAY-18 who leaves for good gives up what is to come; the rows stay without them, that of a payment without its event too', async () => {
  const [lea, { id: dateId }] = [await world.person(), await given.event({ maxParticipants: 1 })]
  const paid = await given.event({ title: 'Masterclass', isPaid: true, priceCents: 2_500 })
  await given.enrolment({ event: paid, person: lea, by: 'buy' })
  const { data } = await enrols(lea, dateId, { answers: { notes: 'Trein' } })
  await pool.query('insert into account_deletions (person_id, asked_at, due_at) values ($1, app_now(), app_now())', [
    lea.id,
  ])
  expect(await eraseDueAccounts(house, personal)).toBe(1)
  const { rows } = await pool.query('select user_id, status, notes from event_enrollments where id = $1', [data.id])
  expect(rows).toEqual([{ user_id: null, status: 'cancelled', notes: '' }])
  await pool.query('delete from event_enrollments where event_id = $1', [paid.id])
  await pool.query('delete from events where id = $1', [paid.id])
  const kept = await pool.query('select user_id, event_title, status, refund_status from event_payments')
  expect(kept.rows).toEqual([{ user_id: null, event_title: 'Masterclass', status: 'paid', refund_status: 'pending' }])
})
