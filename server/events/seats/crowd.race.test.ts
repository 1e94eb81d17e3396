import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { overOnce, untilHolds } from '../../base/testing/until.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'

const world = await openPayingEvents({ engine: 'server', env: { ENROL_LIMIT: '1000000' } })
afterAll(() => world.close())
const { house, given, asked, checksOut, buys, heardAll, paidEvent, placesOn, paymentsFor } = world
const { pool } = house.database

const size = runs(120, 500)
/** As many transactions as may share the work: one for the first, the others by dozens. */
const few = size / 8
const crowd: TestPerson[] = []
while (crowd.length < size) crowd.push(await world.person())

/** Lets everybody ask while nobody can decide about a date, so that all come at the same moment. */
async function atOnce<T>(dateId: string, asks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const counted = async (): Promise<number> =>
    (await pool.query(`select count(*)::int as n from attempts where kind = 'enrol'`)).rows[0].n
  const before = await counted()
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from event_dates where id = $1 for update', [dateId])
  const answers = Promise.all(asks.map((ask) => ask()))
  try {
    await untilHolds(async () => {
      if ((await counted()) < before + asks.length) throw new Error('not everybody has asked')
    }, overOnce(answers))
  } finally {
    await holder.query('commit')
    holder.release()
  }
  return answers
}
/** In how many transactions the places of a date were last written. */
const transactionsOn = async (dateId: string): Promise<number> => {
  const { rows } = await pool.query(
    'select count(distinct xmin::text)::int as n from event_enrollments where date_id = $1',
    [dateId],
  )
  return rows[0].n
}
const takenOn = async (dateId: string): Promise<number> =>
  (await pool.query('select taken from event_dates where id = $1', [dateId])).rows[0].taken
const enrolled = async (dateId: string) =>
  Promise.all(crowd.map(async (who) => ({ who, id: (await who.does(contract.enrolFree, asked(dateId))).data.id })))

test('EV-EDGE-46 EV-CANCEL-03 EV-EDGE-34 all who cancel at the same moment, twice each, share a few transactions, and so do all who take it back', async () => {
  const { id: dateId } = await given.event({ maxParticipants: size })
  const places = await enrolled(dateId)
  const answers = await atOnce(
    dateId,
    [...places, ...places].map(
      ({ who, id }) =>
        () =>
          who.does(contract.cancel, { enrollmentId: id }),
    ),
  )
  for (const answer of answers)
    expect(answer).toMatchObject({ success: true, refund: 'none', keptUntil: expect.any(String) })
  expect(new Set((await placesOn({ id: dateId })).map(({ status }) => status))).toEqual(new Set(['cancelled']))
  expect(await transactionsOn(dateId)).toBeLessThan(few)
  expect(await takenOn(dateId)).toBe(size)

  const back = await atOnce(
    dateId,
    places.map(
      ({ who, id }) =>
        () =>
          who.does(contract.undoCancel, { enrollmentId: id }),
    ),
  )
  expect(back.map(({ data }) => [data.id, data.status])).toEqual(places.map(({ id }) => [id, 'enrolled']))
  expect(await transactionsOn(dateId)).toBeLessThan(few)
  expect(await takenOn(dateId)).toBe(size)
})

test('EV-EDGE-46 EV-EDGE-34 EV-CANCEL-04 all who paid and cancel at the same moment, while others check out, get their money back once', async () => {
  const payers = crowd.slice(0, 5)
  const others = crowd.slice(5, 60)
  const event = await paidEvent({ maxParticipants: 60 })
  for (const who of payers) await buys(who, event)
  const own = new Map((await placesOn(event)).map((place) => [place.userId, place.id]))
  const cancels = (who: TestPerson) => async () => {
    const answer = await who.does(contract.cancel, { enrollmentId: own.get(who.id) ?? newId(), quotedCents: 2_500 })
    return answer.refund_amount_cents
  }
  const answers = await atOnce<number | string>(event.id, [
    ...payers.flatMap((who) => [cancels(who), cancels(who)]),
    ...others.map((who) => () => checksOut(who, event).then(({ url }) => url)),
  ])
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(2_500))
  expect(new Set(answers.slice(10)).size).toBe(others.length)
  await heardAll()
  expect(await takenOn(event.id)).toBe(others.length)
  const paid = (await paymentsFor(event)).filter(({ status }) => status === 'paid')
  expect(paid.map(({ refundStatus }) => refundStatus)).not.toContain('none')
  expect(paid).toHaveLength(payers.length)
})

test('EV-EDGE-46 EV-EDGE-02 all who check out at the same moment get a page of their own or hear that it is full, and can all give up', async () => {
  const seats = size - 20
  const event = await paidEvent({ maxParticipants: seats })
  const answers = await atOnce(
    event.id,
    crowd.map(
      (who) => () =>
        checksOut(who, event).then(
          ({ url }) => url,
          (problem: { code: string }) => problem.code,
        ),
    ),
  )
  const urls = answers.filter((one) => one !== 'CAPACITY_EXCEEDED')
  expect(urls).toHaveLength(seats)
  expect(new Set(urls).size).toBe(seats)
  for (const url of urls) expect(url).toMatch(/^https?:/)
  const held = await placesOn(event)
  expect(new Set(held.map(({ status }) => status))).toEqual(new Set(['reserved']))
  expect(await paymentsFor(event)).toHaveLength(seats)
  expect(await transactionsOn(event.id)).toBeLessThan(few)
  expect(await takenOn(event.id)).toBe(seats)

  const own = new Map(held.map((place) => [place.userId, place.id]))
  await atOnce(
    event.id,
    crowd.flatMap((who) => {
      const enrollmentId = own.get(who.id)
      return enrollmentId ? [() => who.does(contract.cancel, { enrollmentId })] : []
    }),
  )
  expect(await takenOn(event.id)).toBe(0)
})

test('EV-CANCEL-11 EV-EDGE-36 an enrolment of another is not there, whoever cancels beside its owner', async () => {
  const { id: dateId } = await given.event({ maxParticipants: size })
  const [owner, other] = crowd as [TestPerson, TestPerson]
  const { data } = await owner.does(contract.enrolFree, asked(dateId))
  const answers = await atOnce<string>(dateId, [
    () => owner.does(contract.cancel, { enrollmentId: data.id }).then(({ success }) => String(success)),
    () =>
      other.does(contract.cancel, { enrollmentId: data.id }).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      ),
    () =>
      other.does(contract.undoCancel, { enrollmentId: data.id }).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      ),
  ])
  expect(answers).toEqual(['true', 'NOT_FOUND', 'NOT_FOUND'])
})

test('EV-RECUR-16 who cancels while their date gets another id cancels that very enrolment', async () => {
  const { id: dateId } = await given.event({ maxParticipants: size })
  const { id: otherId } = await given.event({ maxParticipants: size })
  const [owner] = crowd as [TestPerson]
  const { data } = await owner.does(contract.enrolFree, asked(dateId))
  // The edit of a series lets its people go on under another date while they wait for it.
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from event_dates where id = any($1) order by id for update', [[dateId, otherId]])
  const cancelling = owner.does(contract.cancel, { enrollmentId: data.id })
  await untilHolds(async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length === 0) throw new Error('nobody waits')
  }, overOnce(cancelling))
  await holder.query(
    `update event_enrollments set event_id = (select event_id from event_dates where id = $2),
      occurrence_id = (select occurrence_id from event_dates where id = $2) where id = $1`,
    [data.id, otherId],
  )
  await holder.query('update event_dates set taken = taken - 1, came = came - 1 where id = $1', [dateId])
  await holder.query('update event_dates set taken = taken + 1, came = came + 1 where id = $1', [otherId])
  await holder.query('commit')
  holder.release()
  await expect(cancelling).resolves.toMatchObject({ success: true })
  expect((await placesOn({ id: otherId })).map(({ status }) => status)).toEqual(['cancelled'])
})
