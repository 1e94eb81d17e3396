import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { managedStates } from '@bewezen/domain/membership/adminContract.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld } from '../base/testing/world.ts'
import { pageOfManaged } from './managed.ts'

const world = await openWorld()
const { house } = world
const { db, pool } = house.database
const admin = await world.person({ role: 'admin' })
/** Planners choose by size: 100,000 in the long mode. */
const size = runs(40_000, 100_000)

beforeAll(async () => {
  await pool.query(
    `with made as (
      insert into auth_users (id, name, email)
      select gen_random_uuid(), 'Lid ' || n, 'lid' || n || '@bewezen.example' from generate_series(1, $1::int) n
      returning id, email
    ) insert into profiles (id, user_id, first_name, last_name, username, avatar_color, role, created_at)
    select id, id, 'Noor', 'Bos ' || substr(md5(email), 1, 8), split_part(email, '@', 1), 'sun', 'student',
      timestamptz '2026-01-01' from made`,
    [size],
  )
  await pool.query(`insert into subscriptions
      (id, user_id, status, cancel_at_period_end, surplus_at, provider_subscription_id, created_at, updated_at)
    select gen_random_uuid(), id,
      case when n % 1000 = 1 then 'past_due' when n % 3 = 0 or n % 1000 = 2 then 'canceled' else 'active' end,
      n % 100 = 4, case when n % 1000 = 2 then now() end, 'sub_' || id,
      timestamptz '2026-01-01' + n * interval '1 minute', now()
    from (select id, substr(username::text, 4)::int as n from profiles where username::text ~ '^lid[0-9]+$') made`)
  await pool.query(`insert into payments (id, user_id, kind, subject_id, amount_cents, state, provider_payment_id, created_at)
    select gen_random_uuid(), user_id, 'membership', id, 4900, 'paid', 'pay_' || id, created_at from subscriptions`)
  await pool.query(`insert into entitlements (id, user_id, product_tier, valid_until, created_at)
    select gen_random_uuid(), user_id, 'student', case when hashtext(id::text) % 2 = 0 then now() - interval '1 day' end, created_at
    from subscriptions where hashtext(id::text) % 3 = 0`)
  await pool.query('analyze')
}, 120_000)

const planOf = async (query: SQL) => JSON.stringify((await db.execute(sql`explain (format json) ${query}`)).rows)
// What is told of the 51 lines of a page may be joined by a scan, when that is the cheaper way.
const whole = /"Seq Scan"[^{}]*"Alias":"(subscriptions|entitlements|payments)(_\d+)?"/

test.each(['', 'running', ...managedStates] as const)(
  'ADM-PANEL-09 a page of many subscriptions is read by indexes in its order, in three queries at most: %s',
  async (state) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from subscriptions order by created_at limit 1 offset $1',
      [size / 2],
    )
    const id = rows[0]?.id ?? ''
    for (const from of [null, { id, isAbove: false }, { id, isAbove: true }]) {
      const plan = await planOf(pageOfManaged({ state, search: '' }, from))
      expect(plan).not.toMatch(whole)
      expect(plan).toContain(state.startsWith('grant') ? 'entitlements_given' : 'subscriptions_listed')
    }
    for (const turn of [{}, { below: id }, { above: id }]) {
      const { length } = await queriesOf(house, () => admin.does(membership.managed, { state, ...turn }))
      expect(length).toBeLessThanOrEqual(3)
    }
  },
)

test('ADM-PANEL-09 what is sought is found by the indexes of names and addresses', async () => {
  const plan = await planOf(pageOfManaged({ state: '', search: 'lid1234' }, null))
  for (const index of ['profiles_fold_name', 'profiles_fold_username', 'auth_users_fold_email'])
    expect(plan).toContain(index)
})
