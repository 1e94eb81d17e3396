import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { dateMoveWords as words } from '@bewezen/domain/events/dateMoveWords.ts'
import { faultWords } from '@bewezen/domain/events/formWords.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { openEditing, weekly } from '../testing/editing.ts'

const world = await openEditing()
const { house, given, pool, admin, teacher, noor, sem, creates, saves, refusalOf, codeOf, faultsOf, rowOf, placesOf } =
  world
afterEach(() => moveClock(house.database.db, 0))

type Moves = { start?: string; end?: string; who?: TestPerson; seen?: { startAt: string; endAt: string } }
type Stored = { id: string; starts_at: Date; ends_at: Date; closes_at: Date; moved_from: string | null }
const stored = async (eventId: string): Promise<Stored[]> =>
  (
    await pool.query(
      `select id, starts_at, ends_at, closes_at, moved_from::text from event_dates where event_id = $1 order by starts_at, id`,
      [eventId],
    )
  ).rows
const starts = async (eventId: string) => (await stored(eventId)).map(({ starts_at }) => starts_at.toISOString())
/** Moves the nth date of an event as the screen would that shows it as it is stored. */
async function moves(eventId: string, nth: number, { start, end, who = teacher, seen }: Moves = {}) {
  const date = (await stored(eventId))[nth]
  if (!date) throw new Error(`there is no date ${nth}`)
  const [startAt, endAt] = [date.starts_at.toISOString(), date.ends_at.toISOString()]
  const times = { start: start ?? '2027-03-31T19:00', end: end ?? '2027-03-31T21:00' }
  return who.does(contract.moveDate, { eventId, occurrenceId: date.id, seen: seen ?? { startAt, endAt }, ...times })
}

describe('one date of a series', () => {
  test('EV-RECUR-29 EV-RECUR-35 takes place at its own times, on the wall of the event, and the others as they did', async () => {
    const { id } = await creates(weekly)
    const [, second] = await stored(id)
    await moves(id, 1)
    expect(await stored(id)).toMatchObject([
      { id, moved_from: null },
      { id: second?.id, moved_from: '2027-03-29', ends_at: new Date('2027-03-31T19:00Z') },
      { moved_from: null },
    ])
    expect(await starts(id)).toEqual([
      '2027-03-22T09:00:00.000Z',
      '2027-03-31T17:00:00.000Z',
      '2027-04-05T08:00:00.000Z',
    ])
    const { slug } = await rowOf(id)
    const { event } = await noor.does(contract.event, { slug, occurrence: second?.id })
    expect(event.dates.map(({ movedFrom }) => movedFrom)).toEqual([null, '2027-03-29', null])
    expect(await world.auditOf(id)).toMatchObject([
      {
        action: 'event.dateMoved',
        actor_id: teacher.id,
        old_value: '2027-03-29T10:00 – 2027-03-29T12:00',
        new_value: '2027-03-31T19:00 – 2027-03-31T21:00',
      },
    ])
  })

  test('EV-RECUR-32 stays there at an edit of the series, its old day gets no other date, and moved back it is a date like any other', async () => {
    const { id } = await creates(weekly)
    await moves(id, 1)
    await saves(id, { start: '2027-03-22T08:00', title: 'Vroeger' })
    expect(await starts(id)).toEqual([
      '2027-03-22T07:00:00.000Z',
      '2027-03-31T17:00:00.000Z',
      '2027-04-05T06:00:00.000Z',
    ])
    await moves(id, 1, { start: '2027-03-29T08:00', end: '2027-03-29T12:00' })
    expect((await stored(id)).map(({ moved_from }) => moved_from)).toEqual([null, null, null])
    await saves(id, { start: '2027-03-22T10:00' })
    expect((await starts(id))[1]).toBe('2027-03-29T08:00:00.000Z')
  })

  test('EV-RECUR-32 with another pattern it goes when nobody is on it, and its old day comes back', async () => {
    const { id } = await creates(weekly)
    await moves(id, 1)
    await saves(id, { pattern: 'daily', recurrenceEnd: '2027-03-30' })
    const days = (await stored(id)).map(({ starts_at }) => starts_at.toISOString().slice(0, 10))
    expect(days.at(-1)).toBe('2027-03-30')
    expect(days).toHaveLength(9)
  })

  test('EV-RECUR-19 EV-RECUR-32 deleted after it was moved, neither its own day nor the one that it left comes back', async () => {
    const { id } = await creates(weekly)
    await moves(id, 1)
    const [, second] = await stored(id)
    await admin.does(contract.remove, { eventId: id, occurrenceId: second?.id })
    await saves(id, { title: 'Twee' })
    expect(await starts(id)).toEqual(['2027-03-22T09:00:00.000Z', '2027-04-05T08:00:00.000Z'])
  })

  test('EV-RECUR-31 the start stays the start, with the series and the deadlines as they were', async () => {
    const { id } = await creates({ ...weekly, enrollCloseAt: '2027-03-21T10:00' })
    await moves(id, 0, { start: '2027-03-24T10:00', end: '2027-03-24T12:00' })
    expect(await rowOf(id)).toMatchObject({ start_wall: '2027-03-22T10:00', start_date: new Date('2027-03-24T09:00Z') })
    expect(await stored(id)).toMatchObject([
      { id, moved_from: '2027-03-22', closes_at: new Date('2027-03-23T09:00Z') },
      { starts_at: new Date('2027-03-29T08:00Z'), closes_at: new Date('2027-03-28T08:00Z') },
      {},
    ])
    await saves(id, { title: 'Verzet' })
    expect((await stored(id))[0]).toMatchObject({ id, starts_at: new Date('2027-03-24T09:00Z') })
    // Typed anew, it begins when the form says.
    await saves(id, { start: '2027-03-23T10:00', end: '2027-03-23T12:00', enrollCloseAt: '' })
    expect((await stored(id))[0]).toMatchObject({ id, starts_at: new Date('2027-03-23T09:00Z'), moved_from: null })
  })
})

describe('who is on a date that is moved on its own', () => {
  test('EV-RECUR-33 EV-CANCEL-14 hears of it and may leave freely, and who is on another date hears nothing', async () => {
    const { id } = await creates(weekly)
    const [, second, third] = await stored(id)
    await given.enrolment({ event: { id }, person: noor, dateId: second?.id })
    await given.enrolment({ event: { id }, person: sem, dateId: third?.id })
    await house.settled()
    const told = async ({ does }: TestPerson) => (await does(inbox.list, {})).notifications.length
    const before = [await told(noor), await told(sem)]
    await moves(id, 1)
    await house.settled()
    expect([await told(noor), await told(sem)]).toEqual([(before[0] ?? 0) + 1, before[1]])
    expect((await placesOf(id)).map(({ may_leave_freely }) => may_leave_freely)).toEqual([true, false])
  })

  test('EV-RECUR-33 EV-CANCEL-14 half an hour is no other appointment', async () => {
    const { id } = await creates(weekly)
    const [, second] = await stored(id)
    await given.enrolment({ event: { id }, person: noor, dateId: second?.id })
    await moves(id, 1, { start: '2027-03-29T10:30', end: '2027-03-29T12:30' })
    expect(await placesOf(id)).toMatchObject([{ may_leave_freely: false }])
    await moves(id, 1, { start: '2027-03-29T11:01', end: '2027-03-29T12:30' })
    expect(await placesOf(id)).toMatchObject([{ may_leave_freely: true }])
  })
})

describe('what is refused', () => {
  test('EV-RECUR-30 a day that is taken and times that cannot be, under their fields, with nothing changed', async () => {
    const { id } = await creates(weekly)
    const before = await stored(id)
    const faults = (start: string, end: string) => faultsOf(moves(id, 1, { start, end }))
    expect(await faults('2027-04-05T19:00', '2027-04-05T21:00')).toEqual({ start: words.dayTaken })
    expect(await faults('2027-03-22T19:00', '2027-03-22T21:00')).toEqual({ start: words.dayTaken })
    expect(await faults('2020-03-22T19:00', '2020-03-22T21:00')).toEqual({ start: words.notAhead })
    expect(await faults('2027-03-31T19:00', '2027-03-31T18:00')).toEqual({ end: faultWords.endBeforeStart })
    expect(await stored(id)).toEqual(before)
  })

  test('EV-RECUR-30 the day on which the moved start stands is taken, the one that it left is free', async () => {
    const { id } = await creates(weekly)
    await moves(id, 0, { start: '2027-03-24T10:00', end: '2027-03-24T12:00' })
    expect(await faultsOf(moves(id, 1, { start: '2027-03-24T19:00', end: '2027-03-24T20:00' }))).toEqual({
      start: words.dayTaken,
    })
    await moves(id, 1, { start: '2027-03-22T19:00', end: '2027-03-22T20:00' })
    await saves(id, { title: 'Omgedraaid' })
    expect((await stored(id)).map(({ moved_from }) => moved_from)).toEqual(['2027-03-29', '2027-03-22', null])
  })

  test('EV-RECUR-34 of a date that is elsewhere by now, with where it is', async () => {
    const { id } = await creates(weekly)
    const [, second] = await stored(id)
    const seen = { startAt: second?.starts_at.toISOString() ?? '', endAt: second?.ends_at.toISOString() ?? '' }
    await moves(id, 1, { who: admin })
    const late = moves(id, 1, { seen, start: '2027-04-01T10:00', end: '2027-04-01T11:00' })
    expect(await refusalOf(late)).toMatchObject({
      status: 409,
      code: 'CHANGED',
      data: { startAt: '2027-03-31T17:00:00.000Z', endAt: '2027-03-31T19:00:00.000Z' },
    })
    expect((await starts(id))[1]).toBe('2027-03-31T17:00:00.000Z')
  })

  test('EV-RECUR-29 of a date that is cancelled or has begun, of an event that is off or no series, and of none', async () => {
    const { id } = await creates(weekly)
    const [start, second] = await stored(id)
    await given.enrolment({ event: { id }, person: noor, dateId: second?.id })
    await admin.does(contract.cancelEvent, { eventId: id, occurrenceId: second?.id })
    expect(await codeOf(moves(id, 1))).toBe('EVENT_CANCELLED')
    const startAt = start?.starts_at.getTime() ?? 0
    const now = await house.transaction(async (_tx, now) => now)
    await moveClock(house.database.db, startAt - now.getTime() + 1_000)
    expect(await codeOf(moves(id, 0))).toBe('OCCURRENCE_STARTED')
    await moveClock(house.database.db, 0)
    await admin.does(contract.cancelEvent, { eventId: id })
    expect(await codeOf(moves(id, 2))).toBe('EVENT_CANCELLED')
    const once = await creates()
    expect(await codeOf(moves(once.id, 0))).toBe('OCCURRENCE_NOT_FOUND')
    const seen = { startAt: '2027-03-29T08:00:00.000Z', endAt: '2027-03-29T10:00:00.000Z' }
    const nowhere = { occurrenceId: newId(), start: '2027-03-31T19:00', end: '2027-03-31T21:00', seen }
    expect(await codeOf(teacher.does(contract.moveDate, { eventId: once.id, ...nowhere }))).toBe('OCCURRENCE_NOT_FOUND')
    expect(await codeOf(teacher.does(contract.moveDate, { eventId: newId(), ...nowhere }))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-RECUR-29 EV-ROLE-13 by nobody but teachers and admins', async () => {
    const { id } = await creates(weekly)
    for (const who of [noor, await world.person({ role: 'moderator' }), await world.person({ role: 'partner' })])
      expect(await codeOf(moves(id, 1, { who }))).toBe('FORBIDDEN')
    expect((await starts(id))[1]).toBe('2027-03-29T08:00:00.000Z')
  })
})
