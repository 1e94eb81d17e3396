import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { type EventForm, newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { saveWords, faultWords as words } from '@bewezen/domain/events/formWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { house, given } = world
const { pool } = house.database

const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
const [noor, sem, roos] = [await world.person(), await world.person(), await world.person()]

let made = 0
const formFor = (change: Partial<EventForm> = {}): EventForm => ({
  ...newEventForm(teacher.id, '2027-03-22'),
  ...{ title: `Avondlab ${++made}`, venueName: 'De Schuur', ...change },
})
const creates = (change: Partial<EventForm> = {}, who = teacher, id = newId()) =>
  who.does(contract.create, { id, form: formFor(change) }).then(({ data }) => data)
const opens = (eventId: string, who = teacher) => who.does(contract.form, { eventId })
type Answers = Parameters<typeof savesWith>[3]
const savesWith = async (
  eventId: string,
  change: Partial<EventForm>,
  who: TestPerson,
  answers: Record<string, { way: 'keep' } | { way: 'cancel' } | { way: 'move'; to: string }>,
) => {
  const { form, version } = await opens(eventId)
  return who.does(contract.update, { eventId, version, form: { ...form, ...change }, answers })
}
const saves = (eventId: string, change: Partial<EventForm>, who: TestPerson = teacher, answers: Answers = {}) =>
  savesWith(eventId, change, who, answers)
const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ status, code, data }: { status: number; code: string; data: unknown }) => ({ status, code, data }),
  )
const codeOf = async (asking: Promise<unknown>) => (await refusalOf(asking))?.code ?? null
const faultsOf = async (asking: Promise<unknown>) => {
  const refusal = await refusalOf(asking)
  expect(refusal?.code).toBe('FAULTY_FIELDS')
  return (refusal?.data as { faults: object } | undefined)?.faults
}
const rowOf = async (id: string) => (await pool.query('select * from events where id = $1', [id])).rows[0]
type Dated = { id: string; day: string; starts_at: Date; closes_at: Date; status: string; taken: number; seats: number }
const datesOf = async (id: string): Promise<Dated[]> =>
  (
    await pool.query(
      `select d.*, coalesce(i.day::text, left(e.start_wall, 10)) as day from event_dates d join events e on e.id = d.event_id
        left join event_instances i on i.id = d.occurrence_id where d.event_id = $1 order by d.starts_at`,
      [id],
    )
  ).rows
const placesOf = async (eventId: string) =>
  (
    await pool.query(
      `select n.id, n.status, n.date_id, n.may_leave_freely, n.refund_status, d.starts_at
        from event_enrollments n join event_dates d on d.id = n.date_id where n.event_id = $1 order by n.enrolled_at, n.id`,
      [eventId],
    )
  ).rows
const auditOf = async (id: string) =>
  (
    await pool.query(
      'select action, old_value, new_value, actor_id from audit_log where subject_id = $1 order by at, id',
      [id],
    )
  ).rows
const weekly = { isRecurring: true, pattern: 'weekly' as const, recurrenceEnd: '2027-04-05' }
const counts = async () =>
  (
    await pool.query(
      'select (select count(*) from events) as events, (select count(*) from event_dates) as dates, (select count(*) from event_instances) as instances',
    )
  ).rows[0]

describe('making an event', () => {
  test('EV-CALL-23 EV-CALL-24 EV-CALL-25 EV-FORM-22 EV-FORM-26 EV-FORM-41 EV-FORM-46 EV-FORM-47 EV-DATA-02 EV-DATA-07 EV-DATA-08 EV-DATA-14 EV-DATA-15 everything is stored: moments in UTC, deadlines under both names', async () => {
    const { id, slug, version } = await creates({
      ...{
        title: 'Café & Thee',
        type: 'digitaal',
        joinUrl: 'https://meet.google.com/abc',
        isPaid: true,
        priceCents: 1_250,
      },
      ...{ policy: 'roles', roles: ['student', 'moderator', 'student'], includesTop5: true, minParticipants: 8 },
      ...{ tiersFrom: '2027-03-01T09:00', enrollCloseAt: '2027-03-21T18:00', cancelUntil: '2027-03-20T10:00' },
    })
    expect([slug, version]).toEqual(['cafe-thee', 1])
    expect(await rowOf(id)).toMatchObject({
      ...{
        created_by: teacher.id,
        location: 'Online',
        google_meet_link: 'https://meet.google.com/abc',
        venue_name: null,
      },
      ...{ price_cents: '1250', start_date: new Date('2027-03-22T09:00Z'), end_date: new Date('2027-03-22T11:00Z') },
      ...{ start_inschrijving: new Date('2027-03-01T08:00Z'), min_participants: 8, include_top5_percent: true },
      ...{ enroll_close_at: new Date('2027-03-21T17:00Z'), signup_deadline: new Date('2027-03-21T17:00Z') },
      ...{ cancel_until: new Date('2027-03-20T09:00Z'), cancel_deadline: new Date('2027-03-20T09:00Z'), is_live: true },
    })
    const { rows } = await pool.query('select teacher_id from event_teachers where event_id = $1', [id])
    expect(rows).toEqual([{ teacher_id: teacher.id }])
    expect((await rowOf(id)).timezone).toBe('Europe/Amsterdam')
    const named = await pool.query('select role_name from event_visibility_roles where event_id = $1 order by 1', [id])
    expect(named.rows).toEqual([{ role_name: 'moderator' }, { role_name: 'student' }])
    const { form } = await opens(id, admin)
    expect(form).toMatchObject({
      roles: ['moderator', 'student'],
      joinUrl: 'https://meet.google.com/abc',
      tiersFrom: '2027-03-01T09:00',
    })
  })

  test('EV-FORM-09 EV-FORM-10 EV-FORM-14 EV-FORM-15 EV-FORM-16 EV-FORM-58 EV-VIS-20 EV-EDGE-23 what the form would refuse is refused field by field, and nothing is stored', async () => {
    const before = await counts()
    const table: [Partial<EventForm>, object][] = [
      [{ title: '  ' }, { title: words.titleRequired }],
      [{ title: 'x'.repeat(10_000) }, { title: words.titleTooLong }],
      [{ type: null }, { type: words.typeRequired }],
      [{ venueName: '' }, { venueName: words.venueRequired }],
      [{ end: '2027-03-22T10:00' }, { end: words.endBeforeStart }],
      [{ start: '2027-02-30T10:00' }, { start: words.startRequired }],
      [{ isRecurring: true }, { pattern: words.patternRequired }],
      [{ policy: 'roles' }, { roles: words.rolesRequired }],
      [{ isPaid: true, priceCents: -1 }, { priceCents: words.priceInvalid }],
      ...[
        'javascript:alert(1)',
        'http://meet.google.com/x',
        'https://meet.google.com@evil.tld',
        'https://zoom.us.evil.tld',
      ].map((joinUrl): [Partial<EventForm>, object] => [
        { type: 'digitaal', joinUrl },
        { joinUrl: words.joinUrlInvalid },
      ]),
    ]
    for (const [change, faults] of table) expect(await faultsOf(creates(change))).toEqual(faults)
    expect(await counts()).toEqual(before)
  })

  test('EV-CALL-48 a field that no form has is refused', async () => {
    const form = { ...formFor(), createdBy: admin.id } as EventForm
    expect(await codeOf(teacher.does(contract.create, { id: newId(), form }))).toBe('INVALID_INPUT')
  })

  test('EV-FORM-65 EV-FORM-35 EV-ERR-23 only who is a teacher or admin now is taken as one; the list may be empty', async () => {
    expect(await faultsOf(creates({ teacherIds: [teacher.id, noor.id] }))).toEqual({
      teacherIds: saveWords.teachersFailed,
    })
    const { id } = await creates({ teacherIds: [teacher.id, teacher.id, admin.id] })
    expect((await opens(id)).form.teacherIds.toSorted()).toEqual([teacher.id, admin.id].toSorted())
    await saves(id, { teacherIds: [] })
    expect((await opens(id)).form.teacherIds).toEqual([])
  })

  test('EV-CALL-06 EV-FORM-35 teachers and admins are offered, by first name', async () => {
    const names = (await teacher.does(contract.teachers, {})).map(({ id }) => id)
    expect(names.toSorted()).toEqual([admin.id, teacher.id].toSorted())
  })

  test('EV-EDGE-38 EV-FORM-19 EV-FORM-55 EV-FORM-56 addresses: taken ones get a number, emoji and Admin are called evenement, and a new title keeps the address', async () => {
    const slugs = []
    for (const title of ['🎉', 'Admin', 'Zelfde', 'Zelfde']) slugs.push((await creates({ title })).slug)
    expect(slugs).toEqual(['evenement', 'evenement-2', 'zelfde', 'zelfde-2'])
    const { id } = await creates({ title: 'Eerst zo' })
    await saves(id, { title: 'Nu anders' })
    expect(await rowOf(id)).toMatchObject({ title: 'Nu anders', slug: 'eerst-zo' })
  })

  test('asked again with the same id the first answer comes, and nothing is made twice; of another it is refused', async () => {
    const id = newId()
    const form = formFor()
    const first = await teacher.does(contract.create, { id, form })
    expect(await teacher.does(contract.create, { id, form })).toEqual(first)
    expect(await codeOf(teacher.does(contract.create, { id, form: { ...form, title: 'Iets anders' } }))).toBe(
      'ID_IN_USE',
    )
    expect(await codeOf(admin.does(contract.create, { id, form }))).toBe('ID_IN_USE')
    const series = await creates(weekly)
    const [, second] = await datesOf(series.id)
    expect(await codeOf(teacher.does(contract.create, { id: second?.id ?? '', form }))).toBe('ID_IN_USE')
  })

  test('EV-GEN-06 EV-CALL-27 EV-FORM-62 EV-ROLE-15 EV-ROLE-13 any teacher edits the event of another, meeting address included; who made it and its address stay', async () => {
    const joinUrl = 'https://teams.microsoft.com/l/meetup'
    const { id, slug } = await creates({ type: 'digitaal', joinUrl }, admin)
    expect((await opens(id)).form.joinUrl).toBe(joinUrl)
    expect(await codeOf(opens(id, noor))).toBe('FORBIDDEN')
    await saves(id, { title: 'Van een ander', description: 'Nieuw', zone: 'Europe/London', teacherIds: [] })
    expect(await rowOf(id)).toMatchObject({
      ...{ id, slug, created_by: admin.id, title: 'Van een ander', description: 'Nieuw', version: 2 },
      start_date: new Date('2027-03-22T10:00Z'),
    })
  })

  test('EV-FORM-59 EV-RECUR-14 EV-RECUR-15 EV-ERR-27 EV-ERR-28 EV-ERR-38 when one part fails nothing is stored, and what is said names no table', async () => {
    const { id } = await creates(weekly)
    const before = [await counts(), await rowOf(id), await datesOf(id)]
    const failing = (on: string) =>
      pool.query(`create or replace function refuse_it() returns trigger language plpgsql as $$ begin raise 'event_instances is full'; end $$;
        create or replace trigger refuse_it before ${on} on event_instances for each row execute function refuse_it()`)
    await failing('insert')
    const longer = (await faultsOf(saves(id, { title: 'Langer', recurrenceEnd: '2027-04-12' }))) as { pattern: string }
    expect(longer.pattern).toMatch(
      /^Fout bij het aanmaken van herhalende evenementen: Probeer het opnieuw \(nummer [0-9a-f]{8}\)\.$/,
    )
    expect(await faultsOf(creates(weekly))).toMatchObject({
      pattern: expect.stringContaining('herhalende evenementen'),
    })
    await failing('delete')
    expect(await faultsOf(saves(id, { isRecurring: false }))).toEqual({ pattern: saveWords.seriesRemoveFailed })
    await pool.query('drop trigger refuse_it on event_instances')
    expect([await counts(), await rowOf(id), await datesOf(id)]).toEqual(before)
    await saves(id, { isRecurring: false })
    expect((await datesOf(id)).length).toBe(1)
  })

  test('EV-RECUR-28 price, capacity and deadlines of an event are those of all its dates to come', async () => {
    const { id } = await creates(weekly)
    const [, second] = await datesOf(id)
    await given.enrolment({ event: { id }, person: noor, dateId: second?.id })
    await saves(id, { isPaid: true, priceCents: 500, maxParticipants: 7, enrollCloseAt: '2027-03-20T10:00' })
    expect(await datesOf(id)).toMatchObject([
      { seats: 7, is_paid: true, closes_at: new Date('2027-03-20T09:00Z') },
      { seats: 7, is_paid: true, closes_at: new Date('2027-03-27T09:00Z') },
      { seats: 7, is_paid: true, closes_at: new Date('2027-04-03T08:00Z') },
    ])
  })

  test('EV-VIS-19 EV-FORM-62 a teacher cannot make an event offline nor set one live; an admin can', async () => {
    const { id } = await creates({ isLive: false })
    expect((await rowOf(id)).is_live).toBe(true)
    const { id: other } = await creates({ isLive: false }, admin)
    await saves(other, { isLive: true })
    expect((await rowOf(other)).is_live).toBe(false)
    await saves(other, { isLive: true }, admin)
    expect((await rowOf(other)).is_live).toBe(true)
  })

  test('EV-ROLE-14 EV-ROLE-11 members make, read and change nothing', async () => {
    const { id } = await creates()
    const form = formFor()
    for (const asks of [
      () => noor.does(contract.create, { id: newId(), form }),
      () => noor.does(contract.form, { eventId: id }),
      () => noor.does(contract.update, { eventId: id, version: 1, form, answers: {} }),
      () => noor.does(contract.remove, { eventId: id }),
      () => teacher.does(contract.setLive, { eventId: id, isLive: false }),
      () => teacher.does(contract.cancelEvent, { eventId: id }),
    ])
      expect(await codeOf(asks())).toBe('FORBIDDEN')
    expect(await rowOf(id)).toMatchObject({ is_live: true, status: 'scheduled', version: 1 })
  })
})

describe('a series', () => {
  test('EV-RECUR-01 EV-RECUR-02 EV-RECUR-03 EV-RECUR-13 EV-RECUR-23 EV-RECUR-26 EV-CALL-26 EV-EDGE-15 a weekly one over the change of the clock stands at 10:00 on every date', async () => {
    const { id } = await creates(weekly)
    const dates = await datesOf(id)
    expect(dates.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      '2027-03-22T09:00:00.000Z',
      '2027-03-29T08:00:00.000Z',
      '2027-04-05T08:00:00.000Z',
    ])
    expect(dates.map(({ day }) => day)).toEqual(['2027-03-22', '2027-03-29', '2027-04-05'])
    const { rows } = await pool.query('select id from event_instances where parent_event_id = $1', [id])
    expect([dates[0]?.id, rows.length]).toEqual([id, 2])
  })

  test('EV-EDGE-19 EV-RECUR-08 a daily one for years stops after 365 dates and says where', async () => {
    const { id, stopsAfter } = await creates({ isRecurring: true, pattern: 'daily', recurrenceEnd: '2032-03-22' })
    expect([stopsAfter, (await datesOf(id)).length]).toEqual(['2028-03-21', 366])
    expect((await saves(id, { title: 'Dagelijks' })).data.stopsAfter).toBe('2028-03-21')
  })

  test('EV-RECUR-04 EV-RECUR-16 EV-CALL-29 another time: dates keep their ids and people, who may leave freely and hear of it', async () => {
    const { id } = await creates(weekly)
    const before = await datesOf(id)
    const [, second] = before
    const place = await given.enrolment({ event: { id }, person: noor, dateId: second?.id })
    const ear = await noor.listens()
    await saves(id, { start: '2027-03-22T14:00', end: '2027-03-22T16:00' })
    const after = await datesOf(id)
    expect(after.map(({ starts_at }) => starts_at.toISOString().slice(11, 16))).toEqual(['13:00', '12:00', '12:00'])
    expect(after[1]).toMatchObject({ id: second?.id, taken: 1 })
    expect(await placesOf(id)).toMatchObject([{ id: place.id, date_id: second?.id, may_leave_freely: true }])
    await house.settled()
    const moved = ear.heard.filter(({ kind }) => kind === 'event.moved')
    expect(moved.map(({ ids }) => ids)).toEqual([{ eventId: id, dateId: second?.id }])
  })

  test('EV-CANCEL-14 half an hour is no other appointment; another venue is', async () => {
    const { id } = await creates()
    await given.enrolment({ event: { id }, person: noor })
    await saves(id, { start: '2027-03-22T10:30', end: '2027-03-22T12:30' })
    expect(await placesOf(id)).toMatchObject([{ may_leave_freely: false }])
    await saves(id, { venueName: 'Het Bos' })
    expect(await placesOf(id)).toMatchObject([{ may_leave_freely: true }])
  })

  test('EV-RECUR-17 EV-EDGE-20 another weekday stops for a decision per date with people; then each is kept, moved or cancelled and nobody is lost', async () => {
    const { id } = await creates(weekly)
    const dates = await datesOf(id)
    const [first, second, third] = dates.map((date) => date.id)
    const places = []
    for (const [at, person] of [noor, sem, roos].entries())
      places.push(await given.enrolment({ event: { id }, person, dateId: dates[at]?.id }))
    const tuesdays = { start: '2027-03-23T10:00', end: '2027-03-23T12:00', recurrenceEnd: '2027-04-06' }
    const asked = await refusalOf(saves(id, tuesdays))
    expect(asked).toMatchObject({
      code: 'DATES_NEED_ANSWER',
      data: { freeDays: ['2027-03-23', '2027-03-30', '2027-04-06'] },
    })
    expect((asked as { data: { dates: object[] } }).data.dates).toMatchObject([
      { id: first, day: '2027-03-22', live: 1 },
      { id: second, day: '2027-03-29', live: 1 },
      { id: third, day: '2027-04-05', live: 1 },
    ])
    expect((await datesOf(id)).map((date) => date.id)).toEqual([first, second, third])
    expect(await rowOf(id)).toMatchObject({ version: 1, start_wall: '2027-03-22T10:00' })

    const answers: Answers = {
      [first ?? '']: { way: 'keep' },
      [second ?? '']: { way: 'move', to: '2027-03-23' },
      [third ?? '']: { way: 'cancel' },
    }
    // Whoever cancels gives money back.
    expect(await codeOf(saves(id, tuesdays, teacher, answers))).toBe('FORBIDDEN')
    await saves(id, tuesdays, admin, answers)
    const after = await datesOf(id)
    expect(after.map(({ day, status, taken }) => [day, status, taken])).toEqual([
      ['2027-03-22', 'scheduled', 1],
      ['2027-03-23', 'scheduled', 1],
      ['2027-03-30', 'scheduled', 0],
      ['2027-04-05', 'cancelled', 0],
      ['2027-04-06', 'scheduled', 0],
    ])
    // The start always has the id of the event, so the people who were moved to it go on under that id.
    expect(after[1]?.id).toBe(id)
    const found = new Map((await placesOf(id)).map((place) => [place.id, place]))
    expect(found.size).toBe(3)
    expect(found.get(places[0]?.id)).toMatchObject({
      status: 'enrolled',
      date_id: after[0]?.id,
      may_leave_freely: false,
    })
    expect(found.get(places[1]?.id)).toMatchObject({ status: 'enrolled', date_id: id, may_leave_freely: true })
    expect(found.get(places[2]?.id)).toMatchObject({ status: 'cancelled', date_id: third })
    const { rows } = await pool.query('select 1 from event_instances where id = $1', [second])
    expect(rows).toEqual([])
  })

  test('EV-RECUR-05 no longer recurring: what nobody is on goes, the rest asks', async () => {
    const { id } = await creates(weekly)
    await saves(id, { isRecurring: false })
    expect((await datesOf(id)).map((date) => date.id)).toEqual([id])
    await saves(id, weekly)
    const [, second] = await datesOf(id)
    await given.enrolment({ event: { id }, person: noor, dateId: second?.id })
    expect(await codeOf(saves(id, { isRecurring: false }))).toBe('DATES_NEED_ANSWER')
    await saves(id, { isRecurring: false }, teacher, { [second?.id ?? '']: { way: 'keep' } })
    expect((await datesOf(id)).map((date) => date.id)).toEqual([id, second?.id])
  })

  test('EV-RECUR-06 EV-RECUR-19 EV-EDGE-21 a deleted date cannot be enrolled in and does not come back while the pattern is the same, and does with another', async () => {
    const { id } = await creates(weekly)
    const [, second] = await datesOf(id)
    await teacher.does(contract.remove, { eventId: id, occurrenceId: second?.id })
    expect((await datesOf(id)).map(({ day }) => day)).toEqual(['2027-03-22', '2027-04-05'])
    const enrollmentData = { terms_accepted: true, cancellation_policy_accepted: true }
    const late = { id: newId(), occurrenceId: second?.id, eventId: id, termsVersion, enrollmentData }
    expect(await codeOf(noor.does(contract.enrolFree, late))).toBe('OCCURRENCE_NOT_FOUND')
    await saves(id, { title: 'Zonder een week' })
    expect((await datesOf(id)).map(({ day }) => day)).toEqual(['2027-03-22', '2027-04-05'])
    await saves(id, { pattern: 'daily', recurrenceEnd: '2027-03-29' })
    expect((await datesOf(id)).map(({ day }) => day)).toContain('2027-03-29')
    expect(await auditOf(id)).toMatchObject([{ action: 'event.dateRemoved', old_value: '2027-03-29' }])
  })

  test('EV-RECUR-20 a date on which somebody ever had a place is not deleted but cancelled, by admins', async () => {
    const { id } = await creates(weekly)
    const [, second] = await datesOf(id)
    await given.enrolment({ event: { id }, person: noor, dateId: second?.id })
    expect(await codeOf(teacher.does(contract.remove, { eventId: id, occurrenceId: second?.id }))).toBe('FORBIDDEN')
    expect(await codeOf(admin.does(contract.remove, { eventId: id, occurrenceId: second?.id }))).toBe(
      'HAS_PAID_ENROLLMENTS',
    )
    const ear = await noor.listens()
    await admin.does(contract.cancelEvent, { eventId: id, occurrenceId: second?.id })
    expect((await datesOf(id)).map(({ status }) => status)).toEqual(['scheduled', 'cancelled', 'scheduled'])
    expect(await placesOf(id)).toMatchObject([{ status: 'cancelled' }])
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled' })
    const { rows } = await pool.query('select status, cancelled_at from event_instances where id = $1', [second?.id])
    expect(rows).toMatchObject([{ status: 'cancelled', cancelled_at: expect.any(Date) }])
    await house.settled()
    expect(ear.kinds()).toContain('event.calledOff')
    expect(await codeOf(admin.does(contract.cancelEvent, { eventId: id, occurrenceId: newId() }))).toBe(
      'OCCURRENCE_NOT_FOUND',
    )
  })
})

describe('changing an event', () => {
  test('EV-FORM-60 EV-EDGE-41 the second of two who save the same version is refused, and nothing of theirs is stored', async () => {
    const { id } = await creates()
    const { form, version } = await opens(id)
    await admin.does(contract.update, { eventId: id, version, form: { ...form, title: 'De eerste' }, answers: {} })
    const second = { eventId: id, version, form: { ...form, title: 'De tweede' }, answers: {} }
    expect(await refusalOf(teacher.does(contract.update, second))).toMatchObject({ status: 409, code: 'CHANGED' })
    expect(await rowOf(id)).toMatchObject({ title: 'De eerste', version: 2 })
    expect(await codeOf(teacher.does(contract.update, { ...second, eventId: newId() }))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-EDGE-27 EV-EDGE-28 EV-FORM-64 a lower maximum removes nobody, a higher one and none at all let who waits in, in order', async () => {
    const { id } = await creates({ maxParticipants: 1 })
    const people = [noor, sem, roos, await world.person(), await world.person()]
    for (const [at, person] of people.entries())
      await given.enrolment({ event: { id }, person, by: at === 0 ? 'enrol' : 'wait' })
    const enrolled = async () => (await placesOf(id)).map(({ status }) => (status === 'enrolled' ? 1 : 0)).join('')
    await saves(id, { maxParticipants: 3 })
    expect(await enrolled()).toBe('11100')
    await saves(id, { maxParticipants: 2 })
    expect(await enrolled()).toBe('11100')
    expect(await datesOf(id)).toMatchObject([{ seats: 2, taken: 3 }])
    expect((await opens(id)).taken).toBe(3)
    await saves(id, { hasCapacityLimit: false })
    expect(await enrolled()).toBe('11111')
    expect(await rowOf(id)).toMatchObject({ has_capacity_limit: false, max_participants: 0 })
  })

  test('EV-EDGE-14 EV-VIS-16 a later opening, a deadline and a tighter policy leave every enrolment as it was; new ones follow', async () => {
    const { id } = await creates({ cancelUntil: '2027-03-20T10:00' })
    await given.enrolment({ event: { id }, person: noor })
    await saves(id, {
      policy: 'private',
      tiersFrom: '2027-03-10T09:00',
      enrollCloseAt: '2027-03-15T09:00',
      cancelUntil: '',
    })
    expect(await placesOf(id)).toMatchObject([{ status: 'enrolled', may_leave_freely: false }])
    await given.enrolment({ event: { id }, person: sem })
    const { rows } = await pool.query('select free_until from event_enrollments where event_id = $1 order by came', [
      id,
    ])
    expect(rows).toEqual([{ free_until: new Date('2027-03-20T09:00Z') }, { free_until: null }])
    expect(await datesOf(id)).toMatchObject([{ closes_at: new Date('2027-03-15T08:00Z') }])
  })

  test('EV-FORM-63 EV-ROLE-13 with paid enrolments only admins change the price, and nobody the currency', async () => {
    const { id } = await creates({ isPaid: true, priceCents: 2_500 })
    const place = await given.enrolment({ event: { id }, person: noor, by: 'hold' })
    await pool.query(
      `update event_enrollments set status = 'enrolled', payment_status = 'completed', paid_cents = 2500, paid_by = 'p' where id = $1`,
      [place.id],
    )
    expect((await opens(id)).hasPaid).toBe(true)
    expect(await codeOf(saves(id, { priceCents: 3_000 }))).toBe('FORBIDDEN')
    expect(await faultsOf(saves(id, { currency: 'USD' }, admin))).toEqual({ currency: words.currencyFixed })
    await saves(id, { title: 'Zelfde prijs' })
    await saves(id, { isPaid: false }, admin)
    expect(await placesOf(id)).toMatchObject([{ status: 'enrolled', refund_status: 'none' }])
    expect(await codeOf(admin.does(contract.remove, { eventId: id }))).toBe('HAS_PAID_ENROLLMENTS')
  })

  test('EV-CALL-54 live switch, price and capacity stand in the log with who did it, old and new', async () => {
    const { id } = await creates()
    await saves(id, { isPaid: true, priceCents: 1_250, maxParticipants: 20 })
    await admin.does(contract.setLive, { eventId: id, isLive: false })
    await admin.does(contract.setLive, { eventId: id, isLive: false })
    await admin.does(contract.cancelEvent, { eventId: id, reason: 'Te weinig mensen' })
    expect(await auditOf(id)).toMatchObject([
      { action: 'event.price', old_value: 'gratis', new_value: '€ 12,50', actor_id: teacher.id },
      { action: 'event.capacity', old_value: '50', new_value: '20', actor_id: teacher.id },
      { action: 'event.live', old_value: 'true', new_value: 'false', actor_id: admin.id },
      { action: 'event.cancelled', actor_id: admin.id },
    ])
  })

  test('EV-EDGE-25 EV-FORM-49 paid with price 0 is saved, and enrolling costs nothing', async () => {
    const { id } = await creates({ isPaid: true, priceCents: 0 })
    expect(await rowOf(id)).toMatchObject({ is_paid: true, price_cents: '0' })
    await given.enrolment({ event: { id }, person: noor })
    expect(await placesOf(id)).toMatchObject([{ status: 'enrolled' }])
  })
})

describe('who sees it', () => {
  test('EV-VIS-01 EV-VIS-16 EV-EDGE-37 EV-CALL-28 who could see an event hears that it went offline; of a hidden one nobody else hears anything', async () => {
    const { id } = await creates()
    await given.enrolment({ event: { id }, person: noor })
    const [ear, other] = [await noor.listens(), await sem.listens()]
    const heard = (who: typeof ear) => who.heard.filter(({ ids }) => ids.eventId === id).map(({ kind }) => kind)
    await admin.does(contract.setLive, { eventId: id, isLive: false })
    await house.settled()
    expect(heard(other)).toEqual(['event.removed'])
    expect(heard(ear)).toEqual(['event.removed', 'event.saved'])
    await saves(id, { title: 'Stil' })
    await house.settled()
    expect(heard(other)).toEqual(['event.removed'])
    await admin.does(contract.setLive, { eventId: id, isLive: true })
    await house.settled()
    expect(heard(other)).toEqual(['event.removed', 'event.saved'])
  })

  test('EV-VIS-21 a role that loses an event hears that it is gone, one that keeps it that it was saved; leaving the policy clears the roles', async () => {
    const [moderator, student] = [await world.person({ role: 'moderator' }), await world.person({ role: 'student' })]
    const { id } = await creates({ policy: 'roles', roles: ['moderator', 'student'] })
    await house.settled()
    const partner = await world.person({ role: 'partner' })
    const [hers, his, others] = [await moderator.listens(), await student.listens(), await partner.listens()]
    await saves(id, { roles: ['moderator'] })
    await house.settled()
    const kinds = (ear: typeof hers) => ear.heard.filter(({ ids }) => ids.eventId === id).map(({ kind }) => kind)
    expect([kinds(hers), kinds(his)]).toEqual([['event.saved'], ['event.removed']])
    expect(kinds(others)).toEqual([])
    await saves(id, { policy: 'public' })
    expect((await opens(id)).form.roles).toEqual([])
  })
})

describe('ending an event', () => {
  test('EV-ADMIN-30 EV-ADMIN-32 EV-RECUR-07 EV-RECUR-21 EV-CALL-30 without people any editor deletes it with all that hangs on it', async () => {
    const { id } = await creates(weekly)
    await teacher.does(contract.remove, { eventId: id, occurrenceId: id })
    expect([await rowOf(id), await datesOf(id)]).toEqual([undefined, []])
    expect(await auditOf(id)).toMatchObject([{ action: 'event.removed', actor_id: teacher.id }])
    expect(await codeOf(teacher.does(contract.remove, { eventId: id }))).toBe('EVENT_NOT_FOUND')
    expect(await codeOf(opens(id))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-ADMIN-30 EV-ROLE-13 with free enrolments only an admin deletes, with a held seat nobody', async () => {
    const { id } = await creates()
    await given.enrolment({ event: { id }, person: noor })
    expect((await opens(id)).active).toBe(1)
    expect(await codeOf(teacher.does(contract.remove, { eventId: id }))).toBe('FORBIDDEN')
    const { id: paid } = await creates({ isPaid: true, priceCents: 2_500 })
    await given.enrolment({ event: { id: paid }, person: noor, by: 'hold' })
    expect(await codeOf(admin.does(contract.remove, { eventId: paid }))).toBe('HAS_PAID_ENROLLMENTS')
    await admin.does(contract.remove, { eventId: id })
    expect([await rowOf(id), await placesOf(id)]).toEqual([undefined, []])
  })

  test('EV-ADMIN-31 EV-CANCEL-13 EV-WAIT-08 cancelling an event ends every place on its dates to come, once', async () => {
    const { id } = await creates({ ...weekly, maxParticipants: 1 })
    const [, second] = await datesOf(id)
    await given.enrolment({ event: { id }, person: noor })
    await given.enrolment({ event: { id }, person: sem, by: 'wait' })
    await given.enrolment({ event: { id }, person: roos, dateId: second?.id })
    for (const _ of [1, 2]) await admin.does(contract.cancelEvent, { eventId: id, reason: 'Ziek' })
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancelled_at: expect.any(Date) })
    expect((await placesOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect((await auditOf(id)).length).toBe(1)
    expect((await opens(id)).status).toBe('cancelled')
    await saves(id, { recurrenceEnd: '2027-04-12' })
    expect((await datesOf(id)).map(({ status }) => status)).toEqual(Array(4).fill('cancelled'))
  })
})
