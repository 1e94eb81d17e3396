import { access } from '@bewezen/domain/access/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { pool } = world.house.database

const confirmed = async (
  ago: string,
  more: { role?: 'student' | 'no_subscription'; entitled?: boolean | Date } = {},
) => {
  const person = await world.person({ role: 'no_subscription', ...more })
  await pool.query(
    `insert into email_confirmations (id, user_id, token_hash, created_at, used_at)
      values (gen_random_uuid(), $1, gen_random_uuid()::text, now() - interval '3 days', app_now() - $2::interval)`,
    [person.id, ago],
  )
  return person.does(access.ownAccess, {})
}

test('COM-START-07 whoever confirmed their address in the last 24 hours and never had access is new', async () => {
  expect(await confirmed('0 hours')).toMatchObject({ gate: 'noAccess', isNew: true })
  expect(await confirmed('23 hours')).toMatchObject({ gate: 'noAccess', isNew: true })
  expect(await confirmed('25 hours')).toMatchObject({ gate: 'noAccess', isNew: false })
  const never = await world.person({ role: 'no_subscription' })
  expect(await never.does(access.ownAccess, {})).toMatchObject({ gate: 'noAccess', isNew: false })
})

test('COM-START-07 whoever has access, or had it, is not', async () => {
  expect(await confirmed('1 hour', { role: 'student' })).toMatchObject({ gate: 'granted', isNew: false })
  const lapsed = await confirmed('1 hour', { entitled: new Date('2020-01-01') })
  expect(lapsed).toMatchObject({ gate: 'noAccess', isNew: false })
})
