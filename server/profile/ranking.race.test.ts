import { newId } from '@bewezen/domain/base/ids.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld } from '../base/testing/world.ts'
import { ownPlaceQuery, pageQuery, placesPerPage } from './ranking.ts'

// On PostgreSQL: what is planned for 100,000 members is planned there.
const { house, person } = await openWorld({ engine: 'server' })
const { db, pool } = house.database

test('SH-RANK-01 SH-RANK-02 SH-RANK-04 SH-RANK-05 SH-CALL-19 SH-DATA-08 equal points share a place, each group has its own, and admins have none', async () => {
  const points = [500, 300, 300, 100, 100, 100, 0]
  const students = []
  for (const score of points) students.push(await person({ points: score }))
  const [teacher, admin] = [
    await person({ role: 'teacher', points: 400 }),
    await person({ role: 'admin', points: 900 }),
  ]
  const cancelled = await person({ role: 'cancelled_subscription', points: 450 })

  const ranking = await teacher.does(profile.ranking, { group: 'student' })
  expect(ranking.places.map(({ points, rank }) => [points, rank])).toEqual([
    [500, 1],
    [300, 2],
    [300, 2],
    [100, 4],
    [100, 4],
    [100, 4],
    [0, 7],
  ])
  expect(ranking).toMatchObject({ own: null, hasMore: false })
  expect((await teacher.does(profile.ranking, { group: 'teacher' })).own).toEqual({ points: 400, rank: 1 })
  for (const [at, student] of students.entries()) {
    const rank = [1, 2, 2, 4, 4, 4, 7][at]
    expect(await student.does(profile.ranking, { group: 'student' })).toMatchObject({
      own: { points: points[at], rank },
    })
    expect(await teacher.does(profile.person, { id: student.id })).toMatchObject({ points: points[at], rank })
  }
  for (const { id } of [admin, cancelled]) expect((await teacher.does(profile.person, { id })).rank).toBeNull()
  expect(await teacher.does(profile.person, { id: admin.id })).toMatchObject({ points: 900 })

  await pool.query('update profiles set hidden_at = app_now() where id = $1', [students[0]?.id])
  const { places } = await teacher.does(profile.ranking, { group: 'student' })
  expect(places.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 3, 6])
})

test('SH-RANK-01 SH-CALL-19 with 100,000 members a page and the own place take two queries, each by an index, and the pages join without gap or double', async () => {
  await pool.query('truncate auth_users cascade')
  await pool.query(`
    with made as (
      insert into auth_users (id, name, email)
      select gen_random_uuid(), 'Lid ' || n, 'lid' || n || '@bewezen.example' from generate_series(1, 100000) n
      returning id, email
    ) insert into profiles (id, user_id, first_name, last_name, username, avatar_color, role, points, created_at)
      select id, id, 'Lid', 'Voorbeeld', 'm' || row_number() over (), 'slaap',
        case when random() < 0.98 then 'student' else 'teacher' end, (random() * 3000)::int, now() from made`)
  await pool.query('vacuum analyze leaderboard_points')
  await pool.query('analyze')
  const noor = await person({ points: 1500 })

  const queries = await queriesOf(house, () => noor.does(profile.ranking, { group: 'student' }))
  expect(queries).toHaveLength(2)
  const middle = { points: 1500, id: newId() }
  for (const query of [pageQuery('student', null), pageQuery('student', middle), ownPlaceQuery('student', noor.id)]) {
    const plan = await planOf(query)
    expect(plan).not.toContain('Seq Scan')
    expect(plan).toMatch(/Index (Only )?Scan using leaderboard_points_(rank|user_id_group_type_pk)/)
    expect(plan).not.toMatch(/Sort Key: leaderboard_points/)
  }

  const { rows: truth } = await pool.query<{ id: string; rank: number }>(
    `select user_id as id, rank() over (order by total_points desc)::int as rank from leaderboard_points
      where group_type = 'student' order by total_points desc, user_id limit ${3 * placesPerPage}`,
  )
  const seen: { id: string; rank: number }[] = []
  for (let page = 0, last: { points: number; id: string } | undefined; page < 3; page++) {
    const { places } = await noor.does(profile.ranking, {
      group: 'student',
      afterPoints: last?.points,
      afterId: last?.id,
    })
    seen.push(...places.map(({ id, rank }) => ({ id, rank })))
    last = places.at(-1)
  }
  expect(seen).toEqual(truth)
  const { rows } = await pool.query(
    `select 1 + count(*)::int as rank from leaderboard_points where group_type = 'student' and total_points > 1500`,
  )
  const { own } = await noor.does(profile.ranking, { group: 'student' })
  expect(own?.rank).toBe(rows[0].rank)
})

async function planOf(query: SQL): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
