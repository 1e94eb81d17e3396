import { account } from '@bewezen/domain/account/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { removeLostFactor } from './removeLostFactor.ts'
import { stepwise, withSecondFactor } from './testing/secondFactor.ts'

const world = await openWorld({ env: { SECOND_FACTOR: 'required' }, jobs: true })
const { house } = world
const { pool } = house.database
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
const reason = 'Paspoort gezien aan de balie'

const removes = (email: string) => house.transaction((tx, now) => removeLostFactor(tx, { email, reason, now }))
const passkey = (personId: string) =>
  pool.query(
    `insert into auth_passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, transports, created_at)
      values (gen_random_uuid(), 'Telefoon', 'x', $1, gen_random_uuid()::text, 0, 'singleDevice', false, '', now())`,
    [personId],
  )
const left = async (personId: string) =>
  (
    await pool.query(
      `select two_factor_enabled as factor, (select count(*)::int from auth_two_factors where user_id = u.id) as factors,
          (select count(*)::int from auth_passkeys where user_id = u.id) as passkeys,
          (select count(*)::int from auth_sessions where user_id = u.id) as sessions
        from auth_users u where id = $1`,
      [personId],
    )
  ).rows[0]

test('SEC-ACC-53 who lost app and codes comes in by the password again, is signed out elsewhere and hears it by mail', async () => {
  const docent = await world.person({ role: 'teacher', passwordHash })
  const other = await world.person({ role: 'teacher', passwordHash })
  for (const person of [docent, other]) {
    await withSecondFactor(world, person, password)
    await passkey(person.id)
  }
  const ear = await docent.listens()

  expect(await removes(docent.email.toUpperCase())).toBe('removed')
  expect(await left(docent.id)).toEqual({ factor: false, factors: 0, passkeys: 0, sessions: 0 })
  expect(await left(other.id)).toMatchObject({ factor: true, factors: 1, passkeys: 1 })
  await world.eventually(() => expect(ear.signals.map(({ kind }) => kind)).toContain('ended'))
  await expect(docent.does(account.viewer, {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  await world.eventually(async () => {
    const kinds = (await house.mail.listLocal(docent.email)).map(
      ({ text }) => (JSON.parse(text) as { what: string }).what,
    )
    expect(kinds.toSorted()).toEqual(['passkeyRemoved', 'secondFactorOff', 'secondFactorOn'])
  })
  const { rows } = await pool.query('select actor_id, action, reason from audit_log where subject_id = $1', [docent.id])
  expect(rows).toEqual([{ actor_id: null, action: 'factor.lost', reason }])
  // The password is enough again, and a role that must have a second factor is asked for a new one.
  expect(await stepwise(world, password).signIn(docent.email)).toEqual([200, null])
})

test('SEC-ACC-53 an address that nobody has, or who has nothing to lose, changes nothing', async () => {
  const noor = await world.person({ passwordHash })
  expect(await removes('niemand@bewezen.example')).toBe('unknown')
  expect(await removes(noor.email)).toBe('none')
  expect(await left(noor.id)).toMatchObject({ sessions: 1 })
  const { rows } = await pool.query('select 1 from audit_log where subject_id = $1', [noor.id])
  expect(rows).toEqual([])
})
