import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { browser, linksTo, typed } from './testing/browser.ts'
import { stepwise, withSecondFactor } from './testing/secondFactor.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { pool } = house.database
const { askReset, reset } = browser(world)
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
let noor: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
})

/** The tables in which a text stands somewhere, but for the mailbox of the demo, which shows the mails themselves. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and tablename <> 'local_mails'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where position($1 in t::text) > 0 limit 1`, [text])
    if (rowCount) found.push(name)
  }
  return found
}

const resetLink = async () => {
  await askReset({ email: noor.email })
  const [token = ''] = await linksTo(world, noor.email, '/reset-password', 1)
  return token
}

test('SEC-ACC-02 the token of a reset link stands in no table, and it works', async () => {
  const token = await resetLink()
  expect(await tablesWith(noor.email)).toContain('public.auth_users')
  expect(await tablesWith(token)).toEqual([])
  expect((await reset({ token, newPassword: 'Zwemmen-2026' })).status).toBe(200)
})

test('SEC-ACC-02 what is stored of a reset link opens nothing', async () => {
  await resetLink()
  const { rows } = await pool.query<{ id: string; identifier: string }>(
    'select id, identifier from auth_verifications where value = $1',
    [noor.id],
  )
  expect(rows).toHaveLength(1)
  const [{ id, identifier } = { id: '', identifier: '' }] = rows
  for (const token of [identifier, identifier.slice(identifier.search(/[#:]/) + 1), id]) {
    expect(await reset({ token, newPassword: 'Zwemmen-2026' })).toMatchObject({ status: 400, code: 'INVALID_TOKEN' })
    await expect(world.visitor().does(account.openReset, { token })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  }
})

test('SEC-ACC-02 the token of a confirmation link stands in no table', async () => {
  await world.visitor().does(account.register, typed)
  const [token = ''] = await linksTo(world, typed.email, '/auth/confirm', 1)
  expect(token).not.toBe('')
  expect(await tablesWith(token)).toEqual([])
})

test('SEC-ACC-02 the token of a link to a new address stands in no table', async () => {
  const admin = await world.person({ role: 'admin' })
  const email = 'nieuw-adres@bewezen.example'
  const id = crypto.randomUUID()
  await admin.does(account.changeEmail, { id, personId: noor.id, before: noor.email, email })
  const [token = ''] = await linksTo(world, email, '/auth/confirm', 1)
  expect(token).not.toBe('')
  expect(await tablesWith(token)).toEqual([])
})

test('SEC-ACC-02 the question for a second factor stands in no table as the browser has it', async () => {
  const [code = ''] = await withSecondFactor(world, noor, password)
  const phone = stepwise(world, password)
  expect(await phone.signIn(noor.email)).toEqual([403, 'SECOND_FACTOR_NEEDED'])
  const asked = [...phone.cookies].find(([name]) => name.endsWith('two_factor'))?.[1].split('.')[0] ?? ''
  expect(asked).not.toBe('')
  expect(await tablesWith(asked)).toEqual([])
  expect(await phone.recovery(code)).toEqual([200, null])
})
