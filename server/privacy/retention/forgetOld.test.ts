import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import { forgetOld } from './forgetOld.ts'
import { elsewhere, keptTables, type Rule, rules } from './rules.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database
let personId = ''
beforeAll(async () => {
  personId = (await world.given.person()).id
})

type Row = Record<string, unknown>
const hash = () => newId().replaceAll('-', '')

/** A row of each table that the rules name, as the rule means it; its age is filled in. */
const rowOf: Record<string, (rule: Rule) => Row> = {
  affiliate_clicks: () => ({ id: newId(), product_name: 'Ring', price_cents: 100, once: hash(), profile_id: personId }),
  auth_sessions: () => ({ id: newId(), token: hash(), user_id: personId, ip_address: '192.0.2.1' }),
  auth_verifications: () => ({ id: newId(), identifier: hash(), value: 'x' }),
  checkouts: ({ only }) => ({
    id: newId(),
    user_id: personId,
    kind: 'order',
    subject_id: newId(),
    amount_cents: 100,
    state: only?.includes('not in') ? 'expired' : 'completed',
    terms_version: '1',
    agreed_at: new Date(),
    expires_at: new Date(),
  }),
  email_changes: () => ({
    id: newId(),
    user_id: personId,
    old_email: `${hash()}@bewezen.example`,
    new_email: `${hash()}@bewezen.example`,
    token_hash: hash(),
  }),
  email_confirmations: () => ({ id: newId(), user_id: personId, token_hash: hash() }),
  local_mails: () => ({ id: newId(), message_id: hash(), to: 'a@bewezen.example', subject: 'x', html: 'x', text: 'x' }),
  notification_digests: () => ({ profile_id: personId }),
  notifications: ({ only }) => ({
    id: newId(),
    user_id: personId,
    fact_id: newId(),
    type: 'new_message',
    title: 'x',
    data: {},
    read: only === 'read',
  }),
  provider_messages: ({ empties }) => ({
    id: hash(),
    type: 'invoice.paid',
    payload: { id: 'x' },
    message: empties ? { kind: 'ignored' } : null,
    occurred_at: new Date(),
    processed_at: new Date(),
  }),
  todo_resets: () => ({ reset_at: new Date() }),
}

async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row)
  const places = columns.map((_, at) => `$${at + 1}`).join()
  const values = Object.values(row)
  const named = columns.map((name) => `"${name}"`).join()
  const { rows } = await pool.query(
    `insert into ${table} (${named}) values (${places}) returning to_jsonb(${table}) as row`,
    values,
  )
  return JSON.stringify(rows[0]?.row)
}
const rowsOf = async (table: string): Promise<string[]> =>
  (await pool.query(`select to_jsonb(t) as row from ${table} t`)).rows.map(({ row }) => JSON.stringify(row))

/** A moment so many days ago, an hour to either side of it. */
const ago = (days: number, hours: number) => new Date(Date.now() - days * 86_400_000 - hours * 3_600_000)

test.each(rules.map((rule) => [`${rule.table}: ${rule.what}`, rule] as const))(
  'OPS-KEEP-01 %s, go once they are old enough and not before',
  async (_what, rule) => {
    const { table, column, days, empties } = rule
    // A day is a whole one.
    const hours = column.endsWith('day') ? 48 : 1
    const make = rowOf[table] ?? (() => ({}))
    const old = await insert(table, { ...make(rule), [column]: ago(days, hours) })
    const young = await insert(table, { ...make(rule), [column]: ago(days, -hours) })

    await forgetOld(house)

    const left = await rowsOf(table)
    expect(left).toContain(young)
    expect(left).not.toContain(old)
    const id = JSON.parse(old).id
    if (empties) expect(left.find((row) => row.includes(id))).toContain('"payload":{}')
    await pool.query(`delete from ${table}`)
  },
)

test('OPS-KEEP-01 what is still needed stays however old it is: open checkouts, messages not yet processed', async () => {
  const [checkout, message] = rules.filter(({ table, only }) => only && /^(checkouts|provider_messages)$/.test(table))
  const old = ago(4_000, 0)
  const open = { ...rowOf.checkouts?.(checkout as Rule), state: 'open', created_at: old }
  const waiting = { ...rowOf.provider_messages?.(message as Rule), processed_at: null, received_at: old }
  const rows = [await insert('checkouts', open), await insert('provider_messages', waiting)]

  await forgetOld(house)

  expect([...(await rowsOf('checkouts')), ...(await rowsOf('provider_messages'))]).toEqual(rows)
})

test('OPS-KEEP-01 more than one batch goes at once, the badge stays right, and a rule that fails stops no other', async () => {
  const many = `insert into notifications (id, user_id, fact_id, type, title, data, created_at)
    select gen_random_uuid(), $1, gen_random_uuid(), 'new_message', 'x', '{}', now() - interval '3 years'
    from generate_series(1, 2100)`
  await pool.query(many, [personId])
  await insert('todo_resets', { reset_day: ago(400, 0), reset_at: new Date() })
  const ask = pool.query.bind(pool)
  const failing = vi
    .spyOn(pool, 'query')
    .mockImplementation(((text: string, values: unknown[]) =>
      text.includes('affiliate_clicks') ? Promise.reject(new Error('not this time')) : ask(text, values)) as never)

  await expect(forgetOld(house)).rejects.toThrow('some tables')
  failing.mockRestore()

  expect(await rowsOf('notifications')).toEqual([])
  expect(await rowsOf('todo_resets')).toEqual([])
  const { rows } = await pool.query('select unread from notification_counts where profile_id = $1', [personId])
  expect(rows).toEqual([{ unread: 0 }])
})

test('OPS-KEEP-02 every table of the schema is swept, has a job that lets go of old rows, or is kept for a reason', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const named = [...rules.map(({ table }) => table), ...Object.keys(elsewhere), ...keptTables]
  expect([...new Set(named)].sort()).toEqual(rows.map(({ name }) => name))
  // One place each, so that the page cannot contradict itself.
  expect(
    [...Object.keys(elsewhere), ...keptTables].filter((name) => rules.some(({ table }) => table === name)),
  ).toEqual([])
  expect(new Set(keptTables).size).toBe(keptTables.length)
  const jobs = Object.values(elsewhere).map(({ job }) => job)
  expect(house.jobs.names).toEqual(expect.arrayContaining([...jobs, 'privacy.forgetOld']))
})
