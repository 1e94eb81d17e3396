import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { describe, expect, test } from 'vitest'
import { type Answers, openEditing, weekly } from '../testing/editing.ts'

const {
  house,
  given,
  pool,
  admin,
  teacher,
  noor,
  sem,
  roos,
  creates,
  saves,
  refusalOf,
  codeOf,
  rowOf,
  datesOf,
  placesOf,
  auditOf,
} = await openEditing()

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

  test('EV-MORE-39 EV-CANCEL-14 a request to hand a place on ends when its date is another appointment, and both are told; half an hour leaves it', async () => {
    const { id } = await creates(weekly)
    const [, second, third] = await datesOf(id)
    const ask = async (holder: typeof noor, receiver: typeof sem, dateId: string | undefined, accepts: boolean) => {
      const { id: enrollmentId } = await given.enrolment({ event: { id }, person: holder, dateId })
      const transferId = newId()
      await holder.does(contract.askTransfer, { id: transferId, enrollmentId, username: receiver.username })
      const agreed = { termsVersion, terms_accepted: true, cancellation_policy_accepted: true }
      if (accepts) await receiver.does(contract.acceptTransfer, { transferId, ...agreed })
      return transferId
    }
    const accepted = await ask(noor, sem, second?.id, true)
    const asked = await ask(roos, sem, third?.id, false)
    const stateOf = async (transferId: string) =>
      (await pool.query('select state, asked_for from event_transfers where id = $1', [transferId])).rows
    await saves(id, { start: '2027-03-22T10:20', end: '2027-03-22T12:20' })
    expect(await stateOf(accepted)).toMatchObject([{ state: 'accepted' }])

    await house.settled()
    const [hers, his, heard] = [await noor.listens(), await sem.listens(), await admin.listens()]
    await saves(id, { start: '2027-03-22T14:00', end: '2027-03-22T16:00' })
    for (const one of [accepted, asked]) expect(await stateOf(one)).toEqual([{ state: 'ended', asked_for: '' }])
    await house.settled()
    const told = (ear: typeof hers) =>
      ear.heard.flatMap(({ kind, ids }) => (kind === 'transfer.changed' ? [ids.transferId] : []))
    expect([told(hers), told(his).toSorted()]).toEqual([[accepted], [accepted, asked].toSorted()])
    expect(heard.heard.map(({ kind }) => kind)).toContain('transfers.changed')
    for (const person of [noor, sem, roos]) {
      const { notifications } = await person.does(inbox.list, {})
      expect(notifications.map(({ title }) => title)).toContain('Een plek is niet doorgegeven')
    }
    const agreeing = admin.does(contract.agreeTransfer, { transferId: accepted })
    expect(await codeOf(agreeing)).toBe('TRANSFER_OVER')
    const { rows: holders } = await pool.query(
      `select user_id from event_enrollments where event_id = $1 and status = 'enrolled' order by came`,
      [id],
    )
    expect(holders).toEqual([{ user_id: noor.id }, { user_id: roos.id }])
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
    expect(await auditOf(id)).toMatchObject([
      { action: 'event.dateRemoved', old_value: '2027-03-29' },
      { action: 'event.edited', new_value: 'Titel: Zonder een week' },
      { action: 'event.edited', new_value: expect.stringContaining('Reeks: gewijzigd') },
    ])
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
