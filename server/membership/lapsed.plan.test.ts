import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld } from '../base/testing/world.ts'
import { lapsedSince, lapseSweep } from './timed.ts'

const world = await openWorld()
const { house } = world
const { db, pool } = house.database
const minute = 60_000
const size = runs(4_000, 100_000)
const atOnce = 500

const given = (ends: number | null) =>
  world.person({ role: 'student', entitled: ends === null ? null : new Date(Date.now() + ends) } as never)
const roleOf = async ({ id }: { id: string }) =>
  (await pool.query<{ role: string }>('select role from profiles where id = $1', [id])).rows[0]?.role

test('OPS-JOBS-07 what ended since the last minute is reviewed, in however great a step the clock went', async () => {
  const [soon, later, ended] = [await given(30 * minute), await given(90 * 24 * 60 * minute), await given(-90 * minute)]
  const sweep = lapseSweep(house)

  // The first time in a process it looks at everybody.
  expect(await sweep()).toBe(1)
  expect([await roleOf(ended), await roleOf(soon)]).toEqual(['cancelled_subscription', 'student'])

  await moveClock(db, 31 * minute)
  expect(await sweep()).toBe(1)
  expect([await roleOf(soon), await roleOf(later)]).toEqual(['cancelled_subscription', 'student'])
  expect(await sweep()).toBe(0)

  await moveClock(db, 91 * 24 * 60 * minute)
  expect(await sweep()).toBe(1)
  expect(await roleOf(later)).toBe('cancelled_subscription')
  await moveClock(db, 0)
})

beforeAll(async () => {
  // In pieces, so that a slow machine takes no query for one that is lost.
  for (let from = 1; from <= size; from += atOnce)
    await pool.query(
      `with made as (
        insert into auth_users (id, name, email)
        select gen_random_uuid(), 'Lid', 'lid' || n || '@bewezen.example' from generate_series($1::int, $2::int) n
        returning id, email
      ) insert into profiles (id, user_id, first_name, last_name, username, avatar_color, role, created_at)
      select id, id, 'Noor', 'Bos', split_part(email, '@', 1), 'sun', 'student', now() from made`,
      [from, from + atOnce - 1],
    )
  // Each has access for some months, and one that ended long ago.
  await pool.query(`insert into entitlements (id, user_id, product_tier, valid_until, created_at)
    select gen_random_uuid(), id, 'student', now() + (n || ' days')::interval, now()
    from profiles, (values (-400), (200)) as ends (n) where first_name = 'Noor' and last_name = 'Bos'`)
  await pool.query('analyze')
}, 120_000)

test('OPS-JOBS-07 a minute in which nobody’s access ended reads next to nothing, however many members there are', async () => {
  const since = new Date(Date.now() - 6 * minute)
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    sql`explain (analyze, buffers, format json) ${lapsedSince(since)}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  expect(JSON.stringify(plan)).toContain('entitlements_ends')
  expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)).toBeLessThan(50)
})
