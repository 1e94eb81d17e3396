import { leaderboardGroup } from '@bewezen/domain/access/leaderboardGroup.ts'
import { roles } from '@bewezen/domain/access/roles.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { grantPoints } from './index.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database

const grant = (it: Parameters<typeof grantPoints>[1]) => house.transaction((tx, now) => grantPoints(tx, it, now))
const placesOf = async (personId: string) =>
  (await pool.query('select group_type, total_points from leaderboard_points where user_id = $1', [personId])).rows

test('points are given once per person, reason and source; the score and the place change with them', async () => {
  const [noor, sem] = [await world.person(), await world.person({ role: 'moderator' })]
  const day = { personId: noor.id, amount: 10, reason: 'tasks.day', source: '2026-11-22' }

  expect(await grant(day)).toBe(true)
  expect(await grant(day)).toBe(false)
  expect(await grant({ ...day, source: '2026-11-23' })).toBe(true)
  expect(await grant({ ...day, reason: 'award' })).toBe(true)
  expect(await grant({ ...day, personId: sem.id })).toBe(true)

  expect(await placesOf(noor.id)).toEqual([{ group_type: 'student', total_points: 30 }])
  expect(await placesOf(sem.id)).toEqual([{ group_type: 'moderator', total_points: 10 }])
})

test('what is granted in a transaction that fails was never granted, and no fact tells of it', async () => {
  const noor = await world.person()
  const it = { personId: noor.id, amount: 10, reason: 'tasks.day', source: '2026-11-22' }
  const failing = house.transaction(async (tx, now) => {
    await grantPoints(tx, it, now)
    throw new Error('after the grant')
  })
  await expect(failing).rejects.toThrow('after the grant')

  expect(await placesOf(noor.id)).toEqual([{ group_type: 'student', total_points: 0 }])
  expect(await grant(it)).toBe(true)
})

test('who gets points hears of it on the own devices, and nobody else does', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const [hers, his] = [await noor.listens(), await sem.listens()]
  const it = { personId: noor.id, amount: 10, reason: 'tasks.day', source: '2026-11-22' }

  await grant(it)
  await grant(it)
  await house.settled()

  expect(hers.kinds()).toEqual(['profile.changed'])
  expect(his.heard).toEqual([])
})

test('SH-RANK-03 SH-RANK-04 SH-RANK-05 the place in the ranking follows the role and goes while somebody is hidden', async () => {
  const noor = await world.person({ points: 40 })
  for (const role of [...roles, 'astronaut', 'student_plus_astronaut']) {
    await pool.query('update profiles set role = $2 where id = $1', [noor.id, role])
    const group = leaderboardGroup(role)
    expect(await placesOf(noor.id), role).toEqual(group ? [{ group_type: group, total_points: 40 }] : [])
  }
  await pool.query(`update profiles set role = 'student', hidden_at = app_now() where id = $1`, [noor.id])
  expect(await placesOf(noor.id)).toEqual([])
  await grant({ personId: noor.id, amount: 2, reason: 'award', source: 'x' })
  await pool.query('update profiles set hidden_at = null where id = $1', [noor.id])
  expect(await placesOf(noor.id)).toEqual([{ group_type: 'student', total_points: 42 }])
})

test('SH-RANK-06 every score can be computed anew from the ledger, whose rows never change', async () => {
  const people = [await world.person({ points: 385 }), await world.person(), await world.person({ role: 'admin' })]
  for (const [at, { id: personId }] of people.entries())
    for (const amount of [10, 25 * at + 1, -5]) await grant({ personId, amount, reason: 'test', source: `${amount}` })

  const { rows } = await pool.query(`select p.points, coalesce(l.total_points, p.points) as shown,
    (select coalesce(sum(amount), 0)::int from points_ledger g where g.profile_id = p.id) as granted
    from profiles p left join leaderboard_points l on l.user_id = p.id`)
  expect(rows.length).toBeGreaterThan(people.length)
  for (const { points, shown, granted } of rows) expect([points, shown]).toEqual([granted, granted])
  await expect(pool.query('update points_ledger set amount = 1000')).rejects.toThrow('only ever added')
})
