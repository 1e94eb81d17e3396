import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { forgetAnswers } from './lapse.ts'

const world = await openWorld()
const { house, given } = world
const { db, pool } = house.database
afterEach(() => moveClock(db, 0))

const [noor, sem, admin] = [await world.person(), await world.person(), await world.person({ role: 'admin' })]
const call = (name: string, payload: object, who?: TestPerson) =>
  world.app.inject({
    method: 'POST',
    url: `/functions/v1/${name}`,
    payload,
    headers: who ? { cookie: who.cookie } : {},
  })
const body = (occurrenceId: string, change: object = {}) => ({
  id: newId(),
  occurrenceId,
  termsVersion: 'AV-2025-01',
  enrollmentData: {
    dietary_restrictions: ['Halal'],
    allergies: [],
    notes: 'Stil',
    terms_accepted: true,
    cancellation_policy_accepted: true,
  },
  ...change,
})
const columnsOf = async (table: string) =>
  (await pool.query('select column_name from information_schema.columns where table_name = $1', [table])).rows.map(
    ({ column_name }) => column_name as string,
  )
const rowsOf = async (table: string) => (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

describe('the tables and fields of the specification', () => {
  test.each([
    ['EV-DATA-01', 'events', 'id title description type slug image_url created_by'],
    ['EV-DATA-03', 'events', 'venue_name venue_address location join_url google_meet_link'],
    ['EV-DATA-04', 'events', 'is_paid price_cents price_currency'],
    ['EV-DATA-05', 'events', 'has_capacity_limit max_participants min_participants'],
    ['EV-DATA-06', 'events', 'is_recurring recurrence_pattern recurrence_end_date'],
    ['EV-DATA-11', 'event_instances', 'id parent_event_id start_date end_date created_at'],
    [
      'EV-DATA-12',
      'event_enrollments',
      'id event_id occurrence_id user_id enrolled_at dietary_restrictions allergies notes terms_accepted cancellation_policy_accepted payment_status status',
    ],
    ['EV-DATA-16', 'dietary_restrictions_options', 'id name'],
    ['EV-DATA-17', 'allergy_options', 'id name'],
    ['EV-DATA-27', 'events', 'status cancelled_at updated_at'],
    ['EV-DATA-27', 'event_instances', 'status cancelled_at'],
    ['EV-DATA-27', 'event_enrollments', 'terms_version hold_expires_at cancelled_at refund_status'],
    ['EV-DATA-27', 'event_exceptions', 'event_id day'],
  ])('EV-CALL-45 %s %s has %s', async (_id, table, fields) => {
    expect(await columnsOf(table)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  test('EV-DATA-04 EV-DATA-05 EV-DATA-28 the price in euros and the seats taken of the start follow from what is stored, exactly and in the same transaction', async () => {
    const event = await given.event({
      isPaid: true,
      priceCents: 1_999,
      priceCurrency: 'EUR' as const,
      isRecurring: true,
      recurrencePattern: 'weekly' as const,
    })
    const [, second = ''] = event.dateIds
    const read = async () =>
      (await pool.query('select e.price::text, e.current_participants from events e where e.id = $1', [event.id]))
        .rows[0]
    expect(await read()).toEqual({ price: '19.99', current_participants: 0 })
    await given.enrolment({ event, person: noor, by: 'hold' })
    await given.enrolment({ event, person: noor, dateId: second, by: 'hold' })
    expect(await read()).toEqual({ price: '19.99', current_participants: 1 })
    await expect(pool.query('update events set current_participants = 5')).rejects.toThrow(/current_participants/)
    const refused = call('enroll-event-free', { ...body(event.id), current_participants: 5 }, sem)
    expect((await refused).json()).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('EV-DATA-29 EV-CALL-52 persons are kept by the id of their profile, which is that of their account; the start has no occurrence', async () => {
    const event = await given.event({ createdBy: admin.id, teacherIds: [admin.id] })
    const { id } = await given.enrolment({ event, person: noor })
    const { rows } = await pool.query(
      `select n.occurrence_id, p.user_id = n.user_id as is_account, e.created_by, t.teacher_id from event_enrollments n
        join profiles p on p.id = n.user_id join events e on e.id = n.event_id
        join event_teachers t on t.event_id = e.id where n.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ occurrence_id: null, is_account: true, created_by: admin.id, teacher_id: admin.id }])
  })

  test('EV-DATA-09 EV-DATA-13 EV-DATA-25 EV-CALL-08 an admin reads teachers and people with their names and faces, and none of it elsewhere', async () => {
    const teacher = await world.person({ role: 'teacher', firstName: 'Tess', lastName: 'Bos' })
    const event = await given.event({ teacherIds: [teacher.id] })
    await given.enrolment({ event, person: sem })
    const read = await admin.does(contract.event, { slug: event.slug })
    expect(read.event.teachers).toEqual(['Tess Bos'])
    const { participants } = await admin.does(contract.participants, { eventId: event.id })
    expect(participants[0]?.person).toEqual({
      id: sem.id,
      firstName: sem.firstName,
      lastName: sem.lastName,
      username: sem.username,
      avatarUrl: null,
      avatarColor: expect.any(String),
    })
    const { form } = await teacher.does(contract.form, { eventId: event.id })
    expect(form.teacherIds).toEqual([teacher.id])
    expect(JSON.stringify(await noor.does(contract.event, { slug: event.slug }))).not.toContain(teacher.id)
  })

  test('EV-CALL-07 EV-DATA-10 what is computed for somebody is of their own row: the place, whether they paid, the role', async () => {
    const event = await given.event({ isPaid: true, priceCents: 1_000, type: 'digitaal', venueName: null })
    await given.enrolment({ event, person: noor, by: 'hold' })
    await pool.query(`update event_enrollments set payment_status = 'paid', status = 'enrolled' where event_id = $1`, [
      event.id,
    ])
    const of = async (who: TestPerson) => {
      const { viewer, event: read } = await who.does(contract.event, { slug: event.slug })
      return { role: viewer?.role, own: read.dates[0]?.own?.status ?? null, paid: read.dates[0]?.own?.payment ?? null }
    }
    expect(await of(noor)).toEqual({ role: 'student', own: 'enrolled', paid: 'paid' })
    expect(await of(admin)).toEqual({ role: 'admin', own: null, paid: null })
  })
})

describe('the functions of the specification', () => {
  test('EV-CALL-40 EV-CANCEL-02 EV-CALL-48 cancel-event-enrollment cancels the own enrolment, and answers an error when it fails', async () => {
    const event = await given.event()
    const entered = (await call('enroll-event-free', body(event.id), noor)).json()
    expect(entered).toMatchObject({ success: true, data: { status: 'enrolled' } })
    const enrollmentId = entered.data.id
    const failed = await call('cancel-event-enrollment', { enrollmentId }, sem)
    expect([failed.statusCode, failed.json()]).toEqual([
      404,
      {
        success: false,
        code: 'NOT_FOUND',
        data: null,
        error: 'Je aanmelding kon niet worden geannuleerd. Probeer het opnieuw.',
      },
    ])
    expect((await call('cancel-event-enrollment', { enrollmentId }, noor)).json()).toMatchObject({
      success: true,
      refund: 'none',
      refund_amount_cents: 0,
    })
  })

  test('EV-EDGE-22 EV-CALL-50 EV-CALL-48 a date of another event is a mismatch with its sentence, and nothing is stored', async () => {
    const [one, other] = [await given.event(), await given.event()]
    const before = await rowsOf('event_enrollments')
    const answer = await call('enroll-event-free', body(other.id, { eventId: one.id }), noor)
    expect(answer.json()).toEqual({
      success: false,
      code: 'EVENT_OCCURRENCE_MISMATCH',
      data: null,
      error: 'Event data fout. Event data komt niet overeen. Ververs de pagina en probeer opnieuw.',
    })
    expect(await rowsOf('event_enrollments')).toBe(before)
    // Without the event the date alone says which it is; with it both agree.
    expect((await call('enroll-event-free', body(other.id), noor)).json()).toMatchObject({ success: true })
    expect((await call('enroll-event-free', body(one.id, { eventId: one.id }), noor)).json()).toMatchObject({
      data: { eventId: one.id, occurrenceId: null },
    })
  })

  test('EV-ENROL-36 EV-CALL-52 a date is named by its instance, the start by the event, of a series as of a single one', async () => {
    const series = await given.event({ isRecurring: true, recurrencePattern: 'weekly' })
    const [, second = ''] = series.dateIds
    const stored = async (occurrenceId: string) =>
      (await call('enroll-event-free', body(occurrenceId), noor)).json().data.occurrenceId
    expect(await stored(series.id)).toBeNull()
    expect(await stored(second)).toBe(second)
    expect(await stored((await given.event()).id)).toBeNull()
  })

  test('EV-CALL-01 EV-ENROL-34 nobody writes an enrolment past the functions, nor deletes row by row: no table has an address', async () => {
    const event = await given.event()
    const before = await rowsOf('event_enrollments')
    const row = { event_id: event.id, user_id: noor.id, payment_status: 'completed', status: 'enrolled' }
    for (const url of ['/rest/v1/event_enrollments', '/api/event_enrollments', '/api/events/event_enrollments'])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const { statusCode } = await world.app.inject({ method, url, payload: row, headers: { cookie: noor.cookie } })
        expect([404, 405], `${method} ${url}`).toContain(statusCode)
      }
    expect(await rowsOf('event_enrollments')).toBe(before)
  })

  test('EV-GEN-11 one enrolment is one person and one seat: no number and no other person can be sent along', async () => {
    const event = await given.event({ maxParticipants: 5 })
    for (const more of [{ quantity: 3 }, { seats: 2 }, { personId: sem.id }, { user_id: sem.id }]) {
      const refused = await call('enroll-event-free', body(event.id, more), noor)
      expect(refused.json(), JSON.stringify(more)).toMatchObject({ code: 'INVALID_INPUT' })
    }
    const { data } = (await call('enroll-event-free', body(event.id), noor)).json()
    const { rows } = await pool.query(
      'select n.user_id, d.taken from event_enrollments n join event_dates d on d.id = n.date_id where n.id = $1',
      [data.id],
    )
    expect(rows).toEqual([{ user_id: noor.id, taken: 1 }])
  })

  test('EV-ENROL-21 EV-LIMIT-07 the version of the terms is the fixed AV-2025-01, stored with the agreement', async () => {
    const event = await given.event()
    for (const termsVersion of ['', 'av-2025-01', 'AV-2025-02', ' AV-2025-01'])
      expect((await call('enroll-event-free', body(event.id, { termsVersion }), noor)).json()).toMatchObject({
        code: 'TERMS_REQUIRED',
        error: 'De voorwaarden zijn gewijzigd. Ververs de pagina.',
      })
    const { data } = (await call('enroll-event-free', body(event.id), noor)).json()
    const { rows } = await pool.query('select terms_version from event_enrollments where id = $1', [data.id])
    expect(rows).toEqual([{ terms_version: 'AV-2025-01' }])
  })

  test('EV-ENROL-46 the same request at the same time from two tabs is one enrolment with one answer', async () => {
    const event = await given.event()
    const once = body(event.id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('enroll-event-free', once, noor)))
    const bodies = answers.map((answer) => answer.body)
    expect(new Set(bodies).size).toBe(1)
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ success: true, data: { id: once.id, status: 'enrolled' } })
    const again = await call('enroll-event-free', body(event.id), noor)
    expect(again.json()).toMatchObject({
      code: 'ALREADY_ENROLLED',
      error: 'Al aangemeld. Je bent al aangemeld voor dit evenement.',
    })
    expect((await pool.query('select taken from event_dates where id = $1', [event.id])).rows).toEqual([{ taken: 1 }])
  })

  test('EV-ENROL-47 EV-ROLE-09 staff enrol by the same form without a delay, a teacher takes no seat by teaching, and a visitor none at all', async () => {
    const teacher = await world.person({ role: 'teacher' })
    const startInschrijving = await house.transaction(async (_tx, now) => now)
    const event = await given.event({ maxParticipants: 2, teacherIds: [teacher.id], startInschrijving })
    const taken = async () =>
      (await pool.query('select taken from event_dates where id = $1', [event.id])).rows[0].taken as number
    expect(await taken()).toBe(0)
    expect((await call('enroll-event-free', body(event.id), noor)).json()).toMatchObject({
      code: 'ENROLLMENT_NOT_OPEN',
    })
    for (const who of [teacher, admin])
      expect((await call('enroll-event-free', body(event.id), who)).json()).toMatchObject({ success: true })
    expect(await taken()).toBe(2)
    expect((await call('enroll-event-free', body(event.id))).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
    const seen = await world.visitor().does(contract.event, { slug: event.slug })
    expect(seen.event.title).toBe(event.title)
  })

  test('EV-ERR-37 EV-GEN-12 EV-TIER-15 only the clock of the server decides, whatever a browser says the time is', async () => {
    const minute = 60_000
    const now = await house.transaction(async (_tx, at) => at)
    const soon = new Date(now.getTime() + 10 * minute)
    const event = await given.event({ enrollOpenAt: soon })
    const asks = async () =>
      (
        await world.app.inject({
          method: 'POST',
          url: '/functions/v1/enroll-event-free',
          payload: body(event.id),
          headers: { cookie: noor.cookie, date: new Date(now.getTime() + 60 * minute).toUTCString() },
        })
      ).json()
    expect(await asks()).toMatchObject({
      code: 'ENROLLMENT_NOT_OPEN',
      data: { opensAt: soon.toISOString() },
      error: expect.stringContaining('Jij kan je inschrijven vanaf: '),
    })
    await moveClock(db, 11 * minute)
    expect(await asks()).toMatchObject({ success: true })
  })

  test('EV-TIER-19 the opening of a series is one moment for all its dates, however far away they are', async () => {
    const start = await house.transaction(async (_tx, now) => new Date(now.getTime() + 60_000))
    const series = await given.event({
      isRecurring: true,
      recurrencePattern: 'monthly' as const,
      startInschrijving: start,
    })
    const member = await world.person({ top5: true })
    const dates = [series.id, series.dateIds[1] ?? '', series.dateIds[8] ?? '']
    for (const date of dates)
      expect((await call('enroll-event-free', body(date), member)).json()).toMatchObject({
        code: 'ENROLLMENT_NOT_OPEN',
        data: { opensAt: start.toISOString() },
      })
    await moveClock(db, 61_000)
    for (const date of dates)
      expect((await call('enroll-event-free', body(date), member)).json()).toMatchObject({ success: true })
  })

  test('EV-FORM-51 a minimum that is not reached cancels nothing and lets nobody wait', async () => {
    const event = await given.event({ minParticipants: 8, maxParticipants: 10 })
    await given.enrolment({ event, person: noor })
    await moveClock(db, 29 * 24 * 3_600_000)
    const { event: read } = await noor.does(contract.event, { slug: event.slug })
    expect([read.isCancelled, read.dates[0]?.own?.status]).toEqual([false, 'enrolled'])
    expect((await call('enroll-event-free', body(event.id), sem)).json()).toMatchObject({ success: true })
  })

  test('EV-EDGE-08 an invented payment return draws the calendar and changes or reads nothing of anybody', async () => {
    const event = await given.event({ isPaid: true, priceCents: 2_500 })
    await given.enrolment({ event, person: sem, by: 'hold' })
    const { rows: before } = await pool.query('select * from event_enrollments order by id')
    for (const session of ['cs_test_verzonnen', sem.id, "' or 1=1 --"]) {
      const answer = await world.app.inject({
        method: 'GET',
        url: `/events?payment=success&session_id=${encodeURIComponent(session)}`,
        headers: { cookie: noor.cookie },
      })
      expect(answer.statusCode).toBeLessThan(400)
      expect(answer.body).not.toContain(sem.firstName)
    }
    expect((await pool.query('select * from event_enrollments order by id')).rows).toEqual(before)
  })

  test('EV-CALL-15 EV-CALL-49 a live stream tells of seats to who sees the event, by ids alone', async () => {
    const [open, hidden] = [await given.event(), await given.event({ visibilityPolicy: 'private' })]
    const [ear, own] = [await sem.listens(), await noor.listens()]
    await call('enroll-event-free', body(open.id), noor)
    await admin.does(contract.addParticipant, {
      id: newId(),
      eventId: hidden.id,
      personId: noor.id,
      beyond: false,
    })
    await house.settled()
    const told = ear.heard.filter(({ kind }) => kind.startsWith('seats') || kind.startsWith('enrolment'))
    expect(told).toMatchObject([{ kind: 'seats.changed', ids: { eventId: open.id, dateId: open.id } }])
    expect(JSON.stringify(ear.heard)).not.toContain(noor.id)
    expect(JSON.stringify(ear.heard)).not.toContain(hidden.id)
    expect(own.kinds().filter((kind) => kind === 'enrolment.made')).toHaveLength(2)
  })
})

test('EV-CALL-17 without a named date the next one of a series is opened', async () => {
  const series = await given.event({ isRecurring: true, recurrencePattern: 'weekly' })
  await moveClock(db, 31 * 24 * 3_600_000)
  const { event: read, now } = await noor.does(contract.event, { slug: series.slug })
  const next = read.dates.find(({ id }) => id === read.opened)
  expect(series.dateIds.indexOf(read.opened)).toBe(1)
  expect(Date.parse(next?.startAt ?? '')).toBeGreaterThanOrEqual(Date.parse(now))
})

test('EV-LIMIT-19 a hold stands 30 minutes and 5 of grace, an offer 24 hours or 2, a cancelled free seat 10 seconds, health answers 30 days', async () => {
  const seconds = async (id: string, of: string) =>
    Number(
      (await pool.query(`select extract(epoch from ${of}) as s from event_enrollments where id = $1`, [id])).rows[0].s,
    )
  const paid = await given.event({ isPaid: true, priceCents: 1_000 })
  const held = await given.enrolment({ event: paid, person: noor, by: 'hold' })
  expect(await seconds(held.id, 'hold_expires_at - enrolled_at')).toBe(30 * 60)
  expect(await seconds(held.id, 'due_at - hold_expires_at')).toBe(5 * 60)
  const start = await house.transaction(async (_tx, now) => now.getTime())
  const wallIn = (hours: number) =>
    new Date(start + hours * 3_600_000)
      .toLocaleString('sv', { timeZone: 'Europe/Amsterdam' })
      .replace(' ', 'T')
      .slice(0, 16)
  for (const [hours, lasts] of [
    [100, 24],
    [40, 2],
  ] as const) {
    const event = await given.event({
      isPaid: true,
      priceCents: 1_000,
      maxParticipants: 1,
      startWall: wallIn(hours),
      endWall: wallIn(hours + 1),
    })
    const first = await given.enrolment({ event, person: noor, by: 'hold' })
    const waits = await given.enrolment({ event, person: sem, by: 'wait' })
    const from = await house.transaction(async (_tx, now) => now)
    await noor.does(contract.cancel, { enrollmentId: first.id })
    const took = await seconds(waits.id, `offered_until - '${from.toISOString()}'::timestamptz`)
    expect(Math.round(took / 60)).toBe(lasts * 60)
  }
  const free = await given.event()
  const { id } = await given.enrolment({ event: free, person: noor, notes: 'Stil' })
  await noor.does(contract.cancel, { enrollmentId: id })
  expect(await seconds(id, 'kept_until - cancelled_at')).toBe(10)
  const kept = await given.enrolment({ event: free, person: sem, notes: 'Stil' })
  const notes = async () =>
    (await pool.query('select notes from event_enrollments where id = $1', [kept.id])).rows[0].notes
  const { rows } = await pool.query(
    'select extract(epoch from ends_at - app_now()) as s from event_dates where id = $1',
    [free.id],
  )
  const untilEnd = Number(rows[0].s) * 1_000
  await moveClock(db, untilEnd + 30 * 86_400_000 - 60_000)
  await forgetAnswers(house)
  expect(await notes()).toBe('Stil')
  await moveClock(db, untilEnd + 30 * 86_400_000 + 60_000)
  await forgetAnswers(house)
  expect(await notes()).toBe('')
})
