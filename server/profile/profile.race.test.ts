import { profile } from '@bewezen/domain/profile/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused } from '../base/testing/world.ts'
import { upload } from '../community/testing/upload.ts'
import { grantPoints } from './index.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { house, person } = world
const { pool } = house.database

const grantTimes = (times: number, it: (at: number) => Parameters<typeof grantPoints>[1]) =>
  Promise.all(Array.from({ length: times }, (_, at) => house.transaction((tx, now) => grantPoints(tx, it(at), now))))
const scoreOf = async (personId: string) =>
  (
    await pool.query(
      `select points, total_points as total from profiles join leaderboard_points l on l.user_id = profiles.id where id = $1`,
      [personId],
    )
  ).rows[0]

test('20 grants of one reward at the same moment give it once', async () => {
  const { id: personId } = await person()
  const given = await grantTimes(20, () => ({ personId, amount: 10, reason: 'tasks.day', source: '2026-11-22' }))
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await scoreOf(personId)).toEqual({ points: 10, total: 10 })
})

test('SH-RANK-06 20 different grants at the same moment all count, in the score and in the ranking', async () => {
  const { id: personId } = await person()
  await grantTimes(20, (at) => ({ personId, amount: at, reason: 'lesson', source: `${at}` }))
  expect(await scoreOf(personId)).toEqual({ points: 190, total: 190 })
})

test('SH-EDGE-06 SH-PROF-21 of 10 members who take one username at the same moment one gets it, the others hear that it is taken', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => person()))
  const answers = await Promise.all(
    members.map((one) =>
      one.does(profile.save, { username: 'allemaal' }).then(
        () => 'won',
        (error: unknown) => (error instanceof Refused ? error.code : String(error)),
      ),
    ),
  )
  expect(answers.toSorted()).toEqual([...Array(9).fill('USERNAME_IN_USE'), 'won'])
})

test('SH-EDGE-21 of pictures that are put on at the same moment one stays, and every other is gone', async () => {
  const sanne = await person()
  const pictures = await Promise.all(Array.from({ length: 6 }, () => upload(world, sanne, 'avatar')))
  await Promise.all(pictures.map(({ id: uploadId }) => sanne.does(profile.setAvatar, { uploadId })))

  const { avatarUrl } = await sanne.does(profile.mine, {})
  const { rows } = await pool.query('select id, key from uploads')
  expect(rows).toHaveLength(1)
  expect(avatarUrl).toContain(rows[0].key)
})

test('without the constraint one reward would be given more than once: the database decides', async () => {
  const { id: personId } = await person()
  await pool.query('drop index points_ledger_once')
  const given = await grantTimes(20, () => ({ personId, amount: 10, reason: 'tasks.day', source: '2026-11-22' }))
  expect(given.filter(Boolean).length).toBeGreaterThan(1)
})
