import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { EventForm } from '@bewezen/domain/events/eventForm.ts'
import { saveWords, faultWords as words } from '@bewezen/domain/events/formWords.ts'
import { describe, expect, test } from 'vitest'
import { openEditing, weekly } from '../testing/editing.ts'

const { given, pool, admin, teacher, noor, formFor, creates, opens, saves, codeOf, faultsOf, rowOf, datesOf, counts } =
  await openEditing()

describe('making an event', () => {
  test('EV-CALL-23 EV-FORM-22 EV-FORM-46 EV-FORM-47 what was filled in is stored, with who made it', async () => {
    const { id, slug, version } = await creates({
      title: 'Café & Thee',
      description: 'Met koek.',
      type: 'digitaal',
      joinUrl: 'https://meet.google.com/abc',
      isPaid: true,
      priceCents: 1_250,
      currency: 'GBP',
      maxParticipants: 12,
      minParticipants: 8,
      imageUrl: '/files/event-images/0123456789abcdef0123456789abcdef/card.webp',
      isRecurring: true,
      pattern: 'weekly',
      recurrenceEnd: '2027-04-05',
    })
    expect([slug, version]).toEqual(['cafe-thee', 1])
    expect(await rowOf(id)).toMatchObject({
      created_by: teacher.id,
      title: 'Café & Thee',
      description: 'Met koek.',
      type: 'digitaal',
      location: 'Online',
      join_url: 'https://meet.google.com/abc',
      google_meet_link: 'https://meet.google.com/abc',
      venue_name: null,
      is_paid: true,
      price_cents: '1250',
      price_currency: 'GBP',
      has_capacity_limit: true,
      max_participants: 12,
      min_participants: 8,
      is_recurring: true,
      recurrence_pattern: 'weekly',
      image_url: '/files/event-images/0123456789abcdef0123456789abcdef/card.webp',
    })
  })

  test('EV-FORM-26 EV-FORM-41 EV-DATA-02 EV-DATA-07 moments are stored in UTC, deadlines under both names', async () => {
    const moments = {
      tiersFrom: '2027-03-01T09:00',
      enrollOpenAt: '2027-03-02T09:00',
      enrollCloseAt: '2027-03-21T18:00',
      cancelUntil: '2027-03-20T10:00',
    }
    const { id } = await creates(moments)
    expect(await rowOf(id)).toMatchObject({
      start_date: new Date('2027-03-22T09:00Z'),
      end_date: new Date('2027-03-22T11:00Z'),
      timezone: 'Europe/Amsterdam',
      start_inschrijving: new Date('2027-03-01T08:00Z'),
      enroll_open_at: new Date('2027-03-02T08:00Z'),
      enroll_close_at: new Date('2027-03-21T17:00Z'),
      signup_deadline: new Date('2027-03-21T17:00Z'),
      cancel_until: new Date('2027-03-20T09:00Z'),
      cancel_deadline: new Date('2027-03-20T09:00Z'),
    })
    expect((await opens(id, admin)).form).toMatchObject(moments)
  })

  test('EV-CALL-24 EV-DATA-14 each teacher is a row of event_teachers', async () => {
    const { id } = await creates({ teacherIds: [teacher.id, admin.id] })
    const { rows } = await pool.query('select teacher_id from event_teachers where event_id = $1', [id])
    expect(rows.map((row) => row.teacher_id).toSorted()).toEqual([teacher.id, admin.id].toSorted())
  })

  test('EV-CALL-25 EV-DATA-08 EV-DATA-15 who may see it is stored, each role as a row of event_visibility_roles', async () => {
    const seen = { policy: 'roles', includesTop5: true, isLive: false } as const
    const { id } = await creates({ roles: ['student', 'moderator', 'student'], ...seen }, admin)
    expect(await rowOf(id)).toMatchObject({ is_live: false, visibility_policy: 'roles', include_top5_percent: true })
    const named = await pool.query('select role_name from event_visibility_roles where event_id = $1 order by 1', [id])
    expect(named.rows).toEqual([{ role_name: 'moderator' }, { role_name: 'student' }])
    expect((await opens(id, admin)).form.roles).toEqual(['moderator', 'student'])
    expect((await rowOf((await creates()).id)).visibility_policy).toBe('public')
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
      id,
      slug,
      created_by: admin.id,
      title: 'Van een ander',
      description: 'Nieuw',
      version: 2,
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
