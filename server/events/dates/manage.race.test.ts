import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { type EventForm, newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import { planEdit } from '@bewezen/domain/events/seriesEdit.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { together } from '../../base/testing/together.ts'
import { overOnce, untilHolds } from '../../base/testing/until.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { openEvent } from '../openEvent.ts'
import { holdDate, holdDates } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { events } from '../tables.ts'
import { readExistingDates } from './existingDates.ts'
import { seatsOf } from './seatsOf.ts'
import { writePlan } from './writePlan.ts'

const world = await openWorld({ engine: 'server' })
const { house, given } = world
const { pool } = house.database

const rounds = runs(5, 500)
const admin = await world.person({ role: 'admin' })
const people: TestPerson[] = []
while (people.length < 8) people.push(await world.person())

const formFor = (change: Partial<EventForm> = {}): EventForm => ({
  ...newEventForm(admin.id, '2027-03-22'),
  title: 'Samen',
  venueName: 'De Schuur',
  ...change,
})
const weekly = { isRecurring: true, pattern: 'weekly' as const, recurrenceEnd: '2027-04-05' }
const makes = async (change: Partial<EventForm> = {}) => {
  const id = newId()
  await admin.does(contract.create, { id, form: formFor(change) })
  return id
}
type Moved = { id: string; starts_at: Date; ends_at: Date }
const datesOf = async (
  id: string,
): Promise<(Moved & { taken: number; waiting: number; seats: number; excess: number })[]> =>
  (await pool.query('select * from event_dates where event_id = $1 order by starts_at', [id])).rows
const codeOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const enrols = async (person: TestPerson, occurrenceId: string) => {
  const input = {
    id: newId(),
    occurrenceId,
    termsVersion,
    enrollmentData: { terms_accepted: true, cancellation_policy_accepted: true },
  }
  const code = await codeOf(person.does(contract.enrolFree, input))
  return code === 'CAPACITY_EXCEEDED' ? codeOf(person.does(contract.joinWaitlist, input)) : code
}
/** Saves what the form would after reading it, again whenever somebody else was first; dates that vanish are kept. */
async function saves(eventId: string, change: Partial<EventForm>): Promise<string | null> {
  const { form, version } = await admin.does(contract.form, { eventId })
  const save = (answers: Record<string, { way: 'keep' }>) =>
    admin.does(contract.update, { eventId, version, form: { ...form, ...change }, answers })
  const keeps: Record<string, { way: 'keep' }> = {}
  // Whoever enrols while somebody answers brings another date to answer about.
  for (;;) {
    const refused = await save(keeps).then(
      () => null,
      ({ code, data }: { code: string; data: { dates: { id: string }[] } }) => ({ code, data }),
    )
    if (refused?.code !== 'DATES_NEED_ANSWER') return refused?.code ?? null
    for (const { id } of refused.data.dates) keeps[id] = { way: 'keep' }
  }
}
/** Which promises of an event are broken, as the rows themselves say it. */
async function brokenIn(eventId: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select d.id, d.taken, d.waiting, d.seats, d.excess, d.status,
        count(n.id) filter (where n.status in ('enrolled', 'reserved', 'offered') or n.kept_until is not null)::int as sitting,
        count(n.id) filter (where n.status = 'waitlisted')::int as line
      from event_dates d left join event_enrollments n on n.date_id = d.id where d.event_id = $1 group by d.id`,
    [eventId],
  )
  return rows.flatMap(({ taken, waiting, seats, excess, sitting, line }) => [
    ...(taken !== sitting || waiting !== line ? ['the counts are wrong'] : []),
    ...(sitting > seats + excess ? ['oversold'] : []),
    ...(line > 0 && sitting < seats ? ['a seat is free while somebody waits'] : []),
  ])
}

describe('an edit while people come and go', () => {
  test('EV-RECUR-16 EV-EDGE-20 the series moves so that its dates go on under other ids: whoever was enrolled is on a date once, and no count is wrong', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await makes({ ...weekly, maxParticipants: 3 })
      const dates = (await datesOf(id)).map((date) => date.id)
      const early = people.slice(0, 3)
      const places = []
      for (const [at, person] of early.entries())
        places.push(await given.enrolment({ event: { id }, person, dateId: dates[at % 2] }))
      // From the second week on: who is on the second date goes on under the id of the event.
      const later = { start: '2027-03-29T15:00', end: '2027-03-29T17:00', recurrenceEnd: '2027-04-12' }
      const [saved, left, ...came] = await Promise.all([
        saves(id, later),
        codeOf(early[1]?.does(contract.cancel, { enrollmentId: places[1]?.id ?? '' }) ?? Promise.resolve()),
        ...people.slice(3).map((person, at) => enrols(person, dates[at % 3] ?? '')),
      ])
      expect([saved, left]).toEqual([null, null])
      // Who names no event, for a date that just went, hears what everybody hears of a date that never was (EV-EDGE-37).
      const heard = [null, 'OCCURRENCE_NOT_FOUND', 'EVENT_OCCURRENCE_MISMATCH', 'EVENT_NOT_FOUND']
      for (const code of came) expect(heard).toContain(code)
      const { rows } = await pool.query(
        'select n.user_id, n.status, d.event_id from event_enrollments n join event_dates d on d.id = n.date_id where n.event_id = $1',
        [id],
      )
      expect(rows.every(({ event_id }) => event_id === id)).toBe(true)
      const inside = came.filter((code) => code === null).length
      expect(rows.length).toBe(early.length + inside)
      expect(rows.filter(({ status }) => status === 'cancelled').map(({ user_id }) => user_id)).toEqual([early[1]?.id])
      expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length)
      expect(await brokenIn(id)).toEqual([])
    }
  })

  test('EV-EDGE-27 EV-EDGE-28 the maximum is lowered and raised meanwhile: nobody is oversold or left waiting beside a free seat', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await makes({ maxParticipants: 2 + (round % 3) })
      await Promise.all([...people.map((person) => enrols(person, id)), saves(id, { maxParticipants: 1 })])
      expect(await brokenIn(id)).toEqual([])
      const [before] = await datesOf(id)
      await Promise.all([saves(id, { maxParticipants: 5 }), saves(id, { maxParticipants: 6 })])
      expect(await brokenIn(id)).toEqual([])
      const [after] = await datesOf(id)
      // Where the larger maximum came first, the place that was given then stays.
      expect([Math.max(before?.taken ?? 0, after?.seats ?? 0), 6]).toContain(after?.taken)
    }
  })

  test('EV-ADMIN-30 EV-RECUR-06 deleting races with enrolling: either the place is there, or the date is gone and nothing is stored', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await makes(weekly)
      const second = (await datesOf(id))[1]?.id ?? ''
      const [removed, ...came] = await Promise.all([
        codeOf(admin.does(contract.remove, { eventId: id, occurrenceId: second })),
        ...people.map((person) => enrols(person, second)),
      ])
      const { rows } = await pool.query('select id from event_enrollments where event_id = $1', [id])
      expect(rows.length).toBe(came.filter((code) => code === null).length)
      expect((await datesOf(id)).length).toBe(removed === null ? 2 : 3)
      if (removed !== null) expect([removed, rows.length > 0]).toEqual(['HAS_PAID_ENROLLMENTS', true])
      else expect(rows).toEqual([])
    }
  })
})

/** A weekly series whose second date becomes its start, while something is asked of somebody's place on that date. */
async function movedWhile<T>(asks: (placeId: string, person: TestPerson, dateId: string) => Promise<T>) {
  const [person] = people
  const id = await makes(weekly)
  const second = (await datesOf(id))[1]?.id ?? ''
  if (!person) throw new Error('there is nobody')
  const place = await given.enrolment({ event: { id }, person, dateId: second })
  const { asked } = await house.transaction(async (tx, now) => {
    const event = await openEvent(tx, id)
    const held = await holdDates(tx, id)
    const asked = asks(place.id, person, second)
    await untilHolds(async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (rows.length === 0) throw new Error('nobody waits yet')
    }, overOnce(asked))
    const existing = await readExistingDates(tx, event, held)
    const [, start, third] = existing
    if (!start || !third) throw new Error('the series has no dates')
    const plan = planEdit(existing, { start, dates: [third], slots: new Set() }, {}, now)
    if ('code' in plan) throw new Error('somebody has to be asked')
    await writePlan({ house, tx, now }, { eventId: id, plan, held, seatsOf: seatsOf(event) })
    return { asked }
  })
  return { id, answer: await asked, broken: await brokenIn(id) }
}

test('EV-RECUR-16 EV-CANCEL-01 somebody who cancels while their date goes on under another id is heard, on the date as it is now', async () => {
  const { id, answer, broken } = await movedWhile((enrollmentId, person) =>
    codeOf(person.does(contract.cancel, { enrollmentId })),
  )
  expect([answer, broken]).toEqual([null, []])
  const { rows } = await pool.query('select status, date_id from event_enrollments where event_id = $1', [id])
  expect(rows).toEqual([{ status: 'cancelled', date_id: id }])
})

describe('several who save at once', () => {
  test('EV-EDGE-41 EV-FORM-60 of those who save one version exactly one is stored, and the others hear it', async () => {
    const id = await makes()
    const { form, version } = await admin.does(contract.form, { eventId: id })
    const codes = await Promise.all(
      people.map((_, at) =>
        codeOf(
          admin.does(contract.update, { eventId: id, version, form: { ...form, title: `Versie ${at}` }, answers: {} }),
        ),
      ),
    )
    expect(codes.filter((code) => code === null)).toEqual([null])
    expect(codes.filter((code) => code === 'CHANGED').length).toBe(people.length - 1)
  })

  test('EV-RECUR-34 of those who move one date exactly one is stored, and two never bring two dates to one day', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await makes(weekly)
      const [, second] = await datesOf(id)
      const move = (date: Moved | undefined, day: string) =>
        codeOf(
          admin.does(contract.moveDate, {
            eventId: id,
            occurrenceId: date?.id ?? '',
            seen: { startAt: date?.starts_at.toISOString() ?? '', endAt: date?.ends_at.toISOString() ?? '' },
            start: `${day}T19:00`,
            end: `${day}T21:00`,
          }),
        )
      const apart = await Promise.all(people.map((_, at) => move(second, `2027-03-${24 + (at % 4)}`)))
      expect(apart.toSorted()).toEqual([...Array(people.length - 1).fill('CHANGED'), null].toSorted())
      const [, moved, third] = await datesOf(id)
      const codes = await Promise.all([moved, third].map((date) => move(date, '2027-03-31')))
      expect(codes.toSorted()).toEqual(['FAULTY_FIELDS', null])
    }
  })

  test('EV-EDGE-38 events with one title that are made at the same instant get an address each', async () => {
    const slugs = await Promise.all(
      people.map(async () => {
        const { data } = await admin.does(contract.create, { id: newId(), form: formFor({ title: 'Tegelijk' }) })
        return data.slug
      }),
    )
    const wanted = people.map((_, at) => (at === 0 ? 'tegelijk' : `tegelijk-${at + 1}`))
    expect(slugs.toSorted()).toEqual(wanted.toSorted())
  })

  test('sent twice at once a new event is made once, and both hear the same', async () => {
    const input = { id: newId(), form: formFor({ title: 'Dubbel' }) }
    const [one, two] = await Promise.all([admin.does(contract.create, input), admin.does(contract.create, input)])
    expect(one).toEqual(two)
  })
})

describe('without the guard', () => {
  test('two who read the same version and do not lock both store, and the first is lost without a word', async () => {
    const id = await makes()
    const saved = await together(house, 'events', 2, async (tx, _now, at) => {
      const [event] = await tx.select({ version: events.version }).from(events).where(eq(events.id, id))
      expect(event?.version).toBe(1)
      await tx
        .update(events)
        .set({ title: `Versie ${at}`, version: 2 })
        .where(eq(events.id, id))
    })
    expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  test('an edit that reads its dates without holding them means to delete one that somebody enrolled on meanwhile, and the database refuses', async () => {
    const id = await makes(weekly)
    const [person] = people
    const edit = house.transaction(async (tx) => {
      const [event] = await tx.select().from(events).where(eq(events.id, id))
      if (!event) throw new Error('there is no event')
      const held = await holdDates(tx, id)
      return { event, existing: await readExistingDates(tx, event, held), held }
    })
    const { event, existing, held } = await edit
    const second = existing[1]?.id ?? ''
    await house.transaction(async (tx, now) => {
      const date = await holdDate(tx, second)
      if (!date || !person) throw new Error('there is no date')
      await passSeats(house, tx, { date, event: { kind: 'enrol', id: newId(), personId: person.id }, now })
    })
    const [start] = existing
    if (!start) throw new Error('there is no start')
    const plan = planEdit(existing, { start, dates: [], slots: new Set() }, {}, new Date())
    if ('code' in plan) throw new Error('nobody was there when it was read')
    const late = house.transaction((tx, now) =>
      writePlan({ house, tx, now }, { eventId: id, plan, held, seatsOf: seatsOf(event) }),
    )
    await expect(late).rejects.toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { pattern: saveWords.seriesRemoveFailed } },
    })
  })

  test('who looks for the date of a place once, and waits for it under the id it had, finds none', async () => {
    const { answer } = await movedWhile((_placeId, _person, dateId) => house.transaction((tx) => holdDate(tx, dateId)))
    expect(answer).toBeNull()
  })
})
