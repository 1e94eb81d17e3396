import { newId } from '@bewezen/domain/base/ids.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import { inWindow } from './calendar.ts'

const world = await openWorld()
const { db, pool } = world.house.database

test('EV-CALL-03 a month out of 20,000 dates is found by an index', async () => {
  await pool.query(`insert into events (id, title, type, slug, start_date, end_date, start_wall, end_wall, max_participants,
      created_at, updated_at)
    select gen_random_uuid(), 'Evenement ' || n, 'fysiek', 'plan-' || n, at, at + interval '2 hours', '', '', 10, at, at
    from (select n, timestamptz '2020-01-01' + n * interval '3 hours' as at from generate_series(1, 20000) n) as made`)
  await pool.query(`insert into event_dates (id, event_id, starts_at, ends_at, is_paid, closes_at, seats, counted_at)
    select id, id, start_date, end_date, false, start_date, 10, start_date from events`)
  await pool.query('analyze')
  for (const asker of [null, { id: newId(), role: 'student', entitled: true, tester: false }]) {
    const { rows } = await db.execute<{ 'QUERY PLAN': unknown }>(
      sql`explain (format json) ${inWindow(asker, '2024-03-01', '2024-03-31')}`,
    )
    const plan = JSON.stringify(rows)
    expect(plan).toContain('event_dates_when')
    expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"event_dates"/)
  }
}, 60_000)
