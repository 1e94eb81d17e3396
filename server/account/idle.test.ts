import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { record } from '../base/facts/record.ts'
import { openWorld, type TestPerson, type World } from '../base/testing/world.ts'

const world = await openWorld()
const own = await openWorld({ env: { SESSION_IDLE_DAYS: '2', STAFF_SESSION_IDLE_HOURS: '1' } })

/** Lets a session be unused for so long, in the database of its world. */
async function unused(where: World, person: TestPerson, ago: string): Promise<void> {
  const { pool } = where.house.database
  await where.house.sessionUse.flush()
  await pool.query(`update auth_sessions set last_seen_at = now() - $2::interval where user_id = $1`, [person.id, ago])
  where.house.snapshots.forgetAll()
}
const isOpen = (person: TestPerson) =>
  person.does(account.viewer, {}).then(
    () => true,
    (error: { code: string }) => (error.code === 'SIGN_IN_REQUIRED' ? false : Promise.reject(error)),
  )

describe('a session that nobody uses', () => {
  test.each([
    ['student', '29 days 23 hours', true],
    ['student', '30 days 1 minute', false],
    ['partner', '13 hours', true],
    ['admin', '11 hours 59 minutes', true],
    ['admin', '12 hours 1 minute', false],
    ['teacher', '12 hours 1 minute', false],
    ['moderator', '12 hours 1 minute', false],
  ] as const)('SEC-ACC-15 of the role %s is open after %s: %s', async (role, ago, open) => {
    const noor = await world.person({ role })
    await unused(world, noor, ago)
    expect(await isOpen(noor)).toBe(open)
    // What is refused is no use: it does not begin again.
    await world.house.sessionUse.flush()
    world.house.snapshots.forgetAll()
    expect(await isOpen(noor)).toBe(open)
  })

  test('SEC-ACC-15 ends by the settings', async () => {
    const [member, admin] = [await own.person(), await own.person({ role: 'admin' })]
    for (const [person, before, after] of [
      [member, '47 hours', '49 hours'],
      [admin, '59 minutes', '61 minutes'],
    ] as const) {
      await unused(own, person, before)
      expect(await isOpen(person)).toBe(true)
      await unused(own, person, after)
      expect(await isOpen(person)).toBe(false)
    }
  })

  test('SEC-ACC-15 ends sooner once its owner is staff, and writes nothing any more', async () => {
    const noor = await world.person()
    await unused(world, noor, '13 hours')
    expect(await isOpen(noor)).toBe(true)
    await unused(world, noor, '13 hours')
    await world.house.database.pool.query(`update profiles set role = 'moderator' where id = $1`, [noor.id])
    world.house.snapshots.forgetAll()
    expect(await isOpen(noor)).toBe(false)
    await expect(noor.does(account.endOtherSessions, { password: 'x' })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  test('SEC-ACC-15 ends its open stream, and is not listed among the devices', async () => {
    const noor = await world.person({ role: 'teacher' })
    const phone = await world.signedIn(noor)
    const ear = await phone.listens()
    await world.house.sessionUse.flush()
    await world.house.database.pool.query(
      `update auth_sessions set last_seen_at = now() - interval '13 hours' where token = $1`,
      [phone.token],
    )
    world.house.snapshots.forgetAll()
    expect((await noor.does(account.security, {})).devices).toMatchObject([{ current: true }])
    // Every five seconds, and at once when something of their access changes.
    await world.house.transaction((tx) => record(tx, { kind: 'access.changed', personId: noor.id }))
    await world.house.settled()
    expect(ear.signals.map(({ kind }) => kind)).toContain('ended')
  })
})

describe('the use of a session', () => {
  let noor: TestPerson
  const lastSeen = async () => {
    await world.house.sessionUse.flush()
    const { rows } = await world.house.database.pool.query<{ ago: number }>(
      `select extract(epoch from now() - last_seen_at)::float8 as ago from auth_sessions where user_id = $1`,
      [noor.id],
    )
    return rows[0]?.ago ?? Number.NaN
  }

  beforeEach(async () => {
    noor = await world.person()
    await unused(world, noor, '2 days')
  })

  test('SEC-ACC-16 is any request that is signed in, a page too', async () => {
    await noor.does(inbox.list, { limit: 1 })
    expect(await lastSeen()).toBeLessThan(60)
  })

  test('SEC-ACC-16 is not what an open page asks by itself every ten minutes', async () => {
    await noor.does(access.ownAccess, {})
    expect(await lastSeen()).toBeGreaterThan(60 * 60)
  })

  test('SEC-ACC-16 is written once in five minutes, however much is asked', async () => {
    await noor.does(inbox.list, { limit: 1 })
    await lastSeen()
    const asked = vi.spyOn(world.house.database.pool, 'query')
    for (let times = 0; times < 20; times++) await noor.does(inbox.list, { limit: 1 })
    await world.house.sessionUse.flush()
    const names = asked.mock.calls.map(([query]) => (query as unknown as { name?: string }).name)
    asked.mockRestore()
    expect(names).not.toContain('session-use')
  })

  test('SEC-ACC-16 is not written again by another process within five minutes', async () => {
    await world.house.database.pool.query(
      `update auth_sessions set last_seen_at = now() - interval '4 minutes' where user_id = $1`,
      [noor.id],
    )
    await noor.does(inbox.list, { limit: 1 })
    expect(await lastSeen()).toBeGreaterThan(3 * 60)
  })
})
