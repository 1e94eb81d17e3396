import { access } from '@bewezen/domain/access/contract.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld } from '../base/testing/world.ts'
import { numberOfPeople, pageOfPeople } from './people.ts'

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
    select id, id, 'Noor', 'Bos ' || substr(md5(email), 1, 8), split_part(email, '@', 1), 'sun',
      case when hashtext(email) % 50 = 0 then 'teacher' else 'student' end,
      timestamptz '2026-01-01' - abs(hashtext(email)) % 1000000 * interval '1 minute' from made`,
    [size],
  )
  await pool.query(`insert into subscriptions (id, user_id, status, provider_subscription_id, created_at, updated_at)
    select gen_random_uuid(), id, 'active', 'sub_' || id, now(), now() from profiles where hashtext(username::text) % 3 = 0`)
  await pool.query('analyze')
}, 120_000)

const all = { search: '', role: '', state: '' } as const
const planOf = async (query: SQL) => JSON.stringify((await db.execute(sql`explain (format json) ${query}`)).rows)
const inTheMiddle = async () =>
  (await pool.query<{ id: string }>('select id from profiles order by created_at limit 1 offset $1', [size / 2]))
    .rows[0]?.id ?? ''
const searchedBy = ['profiles_fold_name', 'profiles_fold_username', 'auth_users_fold_email']

test.each([
  ['all', all, ['profiles_created']],
  ['a role', { ...all, role: 'teacher' }, ['profiles_role']],
  ['a part of a username', { ...all, search: 'lid1234' }, searchedBy],
  ['a part of a role', { ...all, search: 'lid1234', role: 'teacher' }, searchedBy],
  ['a part of those who pay', { ...all, search: 'lid1234', state: 'active' }, searchedBy],
] as const)(
  'ADM-PANEL-03 a page of many users is found by indexes, in three queries at most: %s',
  async (_name, wish, indexes) => {
    const id = await inTheMiddle()
    const pages = [null, { id, isAbove: false }, { id, isAbove: true }].map((from) => planOf(pageOfPeople(wish, from)))
    const [page, count] = [(await Promise.all(pages)).join(), await planOf(numberOfPeople(wish))]
    for (const index of indexes) expect(page + count).toContain(index)
    // People that a search found may be joined by a scan, when that is the cheaper way.
    if (wish.search === '')
      expect(page).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"(profiles|auth_users|subscriptions)"/)
    for (const turn of [{}, { below: id }, { above: id }]) {
      const { length } = await queriesOf(house, () => admin.does(access.people, { ...wish, ...turn }))
      expect(length).toBeLessThanOrEqual(3)
    }
  },
)
