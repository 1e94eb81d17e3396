import { gzipSync } from 'node:zlib'
import { newId } from '@bewezen/domain/base/ids.ts'
import { events as eventContract } from '@bewezen/domain/events/contract.ts'
import { participantsPerPage } from '@bewezen/domain/events/participantView.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { pool, db } = house.database
const ada = await world.person({ role: 'admin' })
const event = await given.event({ hasCapacityLimit: false })
const eventId = event.id

/** An event with 300 participants, 80 costs, 120 tasks, 60 briefings and 40 activities, among 200 times as many of others. */
beforeAll(async () => {
  await pool.query(`with made as (
      insert into auth_users (id, name, email)
      select gen_random_uuid(), 'Lid ' || n, 'lid' || n || '@bewezen.example' from generate_series(1, 300) n
      returning id, email
    ) insert into profiles (id, user_id, first_name, last_name, username, avatar_color, role, created_at)
    select id, id, 'Noor', 'Bos', split_part(email, '@', 1), 'sun', 'student', now() from made`)
  await pool.query(
    `insert into event_enrollments (id, event_id, user_id, came, enrolled_at, status, payment_status,
      terms_accepted, cancellation_policy_accepted, terms_version, tier_hours, may_leave_freely)
     select gen_random_uuid(), $1, id, row_number() over (), now(), 'enrolled', 'completed', true, true, 'AV-2025-01', 0, true
     from profiles where username::text ~ '^lid[0-9]+$'`,
    [eventId],
  )
  await pool.query(`insert into events (id, title, type, slug, start_date, end_date, start_wall, end_wall, max_participants,
      created_at, updated_at)
    select gen_random_uuid(), 'Ander ' || n, 'fysiek', 'ander-' || n, now(), now() + interval '1 hour', '', '', 10, now(), now()
    from generate_series(1, 200) n`)
  // Every event on days of its own.
  const ofAll = (count: number) =>
    `(select e.id as event_id, n, n * interval '1 minute' + abs(hashtext(e.id::text) % 1000000) * interval '2 hours' as later from events e, generate_series(1, ${count}) n) o`
  await pool.query(`insert into event_costs (id, event_id, created_at, name, amount_cents, quantity, total_cents)
    select gen_random_uuid(), event_id, now(), 'Post ' || n, 500, 2, 1000 from ${ofAll(80)}`)
  await pool.query(`insert into event_todos (id, event_id, created_at, task_name, description)
    select gen_random_uuid(), event_id, now(), 'Taak ' || n, 'Ook de reserve' from ${ofAll(120)}`)
  await pool.query(`insert into event_briefings (id, event_id, created_at, person_id, role, start_time, end_time, tasks)
    select gen_random_uuid(), event_id, now(), p.id, 'Rol ' || n, now() + later, now() + later + interval '1 minute', '["Namen afvinken"]'
    from ${ofAll(60)} join profiles p on p.username = 'lid' || n`)
  await pool.query(`insert into event_locations (id, event_id, created_at, name, accessibility, facilities, technical_facilities)
    select gen_random_uuid(), event_id, now(), 'Zaal ' || n, '{"ov":true,"auto":true}', '{"wc":true,"douche":false,"slaapplek":false}',
      '{"stopcontacten":true,"scherm":false,"geluid":false,"verlichting":true,"wifi":true}' from ${ofAll(5)}`)
  await pool.query(`insert into event_timetable (id, event_id, created_at, activity_name, start_time, end_time)
    select gen_random_uuid(), event_id, now(), 'Ronde ' || n, now() + later, now() + later + interval '1 minute' from ${ofAll(40)}`)
  await pool.query('analyze')
}, 120_000)

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
