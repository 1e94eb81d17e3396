import { gzipSync } from 'node:zlib'
import { newId } from '@bewezen/domain/base/ids.ts'
import { events as eventContract } from '@bewezen/domain/events/contract.ts'
import { participantsPerPage } from '@bewezen/domain/events/participantView.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld } from '../base/testing/world.ts'
import { fillBigEvent } from './testing/bigEvent.ts'

const world = await openWorld()
const { given, house } = world
const { pool, db } = house.database
const ada = await world.person({ role: 'admin' })
const event = await given.event({ hasCapacityLimit: false })
const eventId = event.id

beforeAll(() => fillBigEvent(house.database, eventId), 120_000)

const asked = { eventId }
const loads = () => [
  ada.does(contract.costs, asked),
  ada.does(eventContract.participants, { ...asked }),
  ada.does(contract.programme, asked),
  ada.does(contract.todos, asked),
  ada.does(contract.briefings, asked),
  ada.does(contract.locations, asked),
]

test('EV-ADMIN-15 an event of 300 participants, 80 costs, 120 tasks, 60 briefings and 40 activities is six loads in parallel, at most 60 kB together', async () => {
  const answers = await Promise.all(loads())
  expect(answers[1]).toMatchObject({ hasMore: true, totals: [{ status: 'enrolled', count: 300 }] })
  expect(answers.map((answer) => Object.values(answer)[0].length)).toEqual([80, participantsPerPage, 40, 120, 60, 5])
  const kilobytes = answers.reduce((sum, answer) => sum + gzipSync(JSON.stringify(answer)).length / 1_024, 0)
  expect(kilobytes).toBeLessThan(60)
}, 60_000)

test('EV-ADMIN-15 all that such an event shows is asked in eight queries at most, the first look of an hour too', async () => {
  const another = await given.event({ hasCapacityLimit: false })
  expect(await queriesOf(house, () => ada.does(eventContract.participants, { eventId: another.id }))).toHaveLength(3)
  expect((await queriesOf(house, () => Promise.all(loads()))).length).toBeLessThanOrEqual(8)
}, 60_000)

test('EV-CALL-18 EV-CALL-19 EV-CALL-20 EV-CALL-21 EV-CALL-22 each list is one query', async () => {
  for (const list of ['costs', 'programme', 'todos', 'locations', 'briefings'] as const)
    expect(await queriesOf(house, () => ada.does(contract[list], asked))).toHaveLength(1)
}, 60_000)

test.each(['event_costs', 'event_todos', 'event_briefings', 'event_timetable', 'event_locations'])(
  'EV-ADMIN-15 the rows of an event are found in %s by an index',
  async (table) => {
    const { rows } = await db.execute(
      sql`explain (format json) select 1 from ${sql.raw(table)} r where r.event_id = ${eventId}`,
    )
    expect(JSON.stringify(rows)).toContain(`${table}_list`)
  },
)

test('EV-MORE-01 where somebody is needed elsewhere is found by their own briefings', async () => {
  const { rows } = await db.execute(
    sql`explain (format json) select 1 from event_briefings where person_id = ${newId()}`,
  )
  expect(JSON.stringify(rows)).toContain('event_briefings_person')
})

test('EV-ADMIN-15 EV-ADMIN-16 each load may fail alone: the others answer, and the failure is one of the server', async () => {
  for (const [table, broken] of [
    ['event_costs', 0],
    ['event_timetable', 2],
    ['event_todos', 3],
    ['event_briefings', 4],
    ['event_locations', 5],
  ] as const) {
    await pool.query(`alter table ${table} rename column version to version_gone`)
    const settled = await Promise.allSettled(loads())
    await pool.query(`alter table ${table} rename column version_gone to version`)
    expect(settled.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))).toEqual([broken])
    expect(settled[broken]).toMatchObject({ reason: { status: 500 } })
  }
}, 60_000)
