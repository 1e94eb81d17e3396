import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { openWorld } from '../../base/testing/world.ts'
import { participantsQuery, participantTables } from './participantRows.ts'
import { inOrder, inView } from './participantView.ts'

// On PostgreSQL: what is planned for thousands of participants is planned there.
const { house, given, person } = await openWorld({ engine: 'server' })
const { db, pool } = house.database
const planOf = async (query: SQL) =>
  (await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)).rows.map((row) => row['QUERY PLAN']).join('\n')

test('EV-MORE-26 a page of 5,000 participants among 40,000 is read by an index, in its order, in a number of queries that does not grow', async () => {
  const admin = await person({ role: 'admin' })
  const events = []
  while (events.length < 8) events.push(await given.event({ hasCapacityLimit: false }))
  await pool.query(`
    with made as (
      insert into auth_users (id, name, email)
      select gen_random_uuid(), 'Lid ' || n, 'lid' || n || '@bewezen.example' from generate_series(1, 5000) n
      returning id
    ) insert into profiles (id, user_id, first_name, last_name, username, avatar_color, role, points, created_at)
      select id, id, 'Lid', 'Voorbeeld ' || row_number() over (), 'm' || row_number() over (), 'slaap', 'student', 0, now() from made`)
  await pool.query(
    `insert into event_enrollments (id, event_id, user_id, came, enrolled_at, status, payment_status, terms_accepted,
        cancellation_policy_accepted)
      select gen_random_uuid(), e.id, p.id, p.n, now() - p.n * interval '1 minute',
        case when p.n % 9 = 0 then 'cancelled' else 'enrolled' end, 'completed', true, true
      from unnest($1::uuid[]) e (id), (select id, row_number() over (order by id)::int as n from profiles where username like 'm%') p`,
    [events.map(({ id }) => id)],
  )
  await pool.query('analyze')
  const eventId = events[0]?.id ?? ''
  const of = sql`n.date_id = ${eventId}`
  const whole = inView(of, { search: '', filter: null })
  const order = inOrder('standing', true)
  const { participants } = await admin.does(contract.participants, { eventId })
  const behind = await order.after(db, of, participantTables, participants.at(-1)?.id ?? newId())
  const first = await planOf(participantsQuery(whole, order.by, sql`limit 51`))
  expect(first).toContain('Index Scan using event_enrollments_list on event_enrollments n')
  expect(first).not.toContain('Sort Key')
  const next = await planOf(participantsQuery(sql`${whole} and ${behind}`, order.by, sql`limit 51`))
  expect(next).toContain('event_enrollments_list')
  expect(next).not.toContain('Seq Scan on event_enrollments')
  for (const search of ['Voorbeeld 4711', 'lid4711@'])
    expect(await planOf(participantsQuery(inView(of, { search, filter: null }), order.by, sql`limit 51`))).not.toMatch(
      /Seq Scan on event_enrollments|Seq Scan on profiles/,
    )
  for (const way of ['name', 'newest'] as const)
    expect(await planOf(participantsQuery(whole, inOrder(way, true).by, sql`limit 51`))).not.toContain(
      'Seq Scan on event_enrollments',
    )

  await admin.does(contract.participants, { eventId })
  const small = await given.event()
  await admin.does(contract.participants, { eventId: small.id })
  const [few, many] = [
    await queriesOf(house, () => admin.does(contract.participants, { eventId: small.id })),
    await queriesOf(house, () => admin.does(contract.participants, { eventId })),
  ]
  expect(many).toHaveLength(few.length)
}, 120_000)
