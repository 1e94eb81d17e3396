import { account } from '@bewezen/domain/account/contract.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { browser, linksTo, typed } from './testing/browser.ts'

const world = await openWorld({ jobs: true })
const { pool } = world.house.database
const { signIn } = browser(world)
let made = 0
/** A sign-up nobody made before. */
const fresh = (change: Partial<typeof typed> = {}) => {
  const number = ++made
  return { ...typed, username: `noor_${number}`, email: `noor${number}@bewezen.example`, ...change }
}
const register = (input: typeof typed, address?: string) => world.visitor(address).does(account.register, input)
const count = async (table: string, where: string, value: string) =>
  (await pool.query(`select count(*)::int as all from ${table} where ${where} = $1`, [value])).rows[0].all

describe('signing up', () => {
  test('SH-AUTH-31 makes the account with its profile, contact and medical rows, without role or points', async () => {
    const input = fresh()
    expect(await register(input)).toEqual({ done: true })

    const { rows } = await pool.query(
      `select p.*, u.email, u.email_verified from profiles p join auth_users u on u.id = p.id where p.username = $1`,
      [input.username],
    )
    expect(rows).toMatchObject([
      {
        first_name: 'Noor',
        last_name: 'de Vries',
        role: 'no_subscription',
        points: 0,
        days_active: 0,
        level_id: null,
        top_5: false,
        email: input.email,
        email_verified: false,
        avatar_color: expect.stringMatching(/\S/),
      },
    ])
    for (const table of ['contact_info', 'medical_profiles'])
      expect(await count(table, 'profile_id', rows[0].id)).toBe(1)
  })

  test('SH-EDGE-08 SH-AUTH-16 knows an address again whatever its case and the spaces around it', async () => {
    const input = fresh({ email: '  Noor.Hoofdletter@Bewezen.Example ' })
    await register(input)

    expect(await count('auth_users', 'email::text', 'noor.hoofdletter@bewezen.example')).toBe(1)
    for (const email of ['noor.hoofdletter@bewezen.example', ' NOOR.HOOFDLETTER@BEWEZEN.EXAMPLE'])
      await expect(register(fresh({ email }))).rejects.toMatchObject({ status: 409, code: 'EMAIL_IN_USE' })
  })

  test('SH-AUTH-23 SH-AUTH-25 refuses an address and a username that are taken, each with its own code', async () => {
    const input = fresh()
    await register(input)

    await expect(register(fresh({ email: input.email }))).rejects.toMatchObject({ status: 409, code: 'EMAIL_IN_USE' })
    await expect(register(fresh({ username: input.username }))).rejects.toMatchObject({
      status: 409,
      code: 'USERNAME_IN_USE',
    })
  })

  test.each([
    ['SH-AUTH-07', 'a password of 7', { password: 'Kort-26' }, ['password']],
    ['SH-AUTH-09', 'a password of 129', { password: 'x'.repeat(129) }, ['password']],
    ['SH-AUTH-13', 'a name of digits', { firstName: 'N00r' }, ['firstName']],
    ['SH-AUTH-13', 'a name of 101', { lastName: 'x'.repeat(101) }, ['lastName']],
    ['SH-AUTH-15', 'an address that is none', { email: 'noor' }, ['email']],
    ['SH-AUTH-15', 'an address of 256', { email: `${'x'.repeat(240)}@bewezen.example` }, ['email']],
    ['SH-USER-14', 'a username of 1', { username: 'n' }, ['username']],
    ['SH-USER-14', 'a username of 21', { username: 'n'.repeat(21) }, ['username']],
    ['SH-USER-15', 'a reserved username', { username: 'students' }, ['username']],
    ['SH-AUTH-11', 'nothing at all', { firstName: '', lastName: ' ', email: '', username: '', password: '' }, null],
  ])('%s refuses %s and makes nothing', async (_id, _what, change, fields) => {
    const before = (await pool.query('select count(*) from auth_users')).rows[0].count

    await expect(register(fresh(change))).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      data: { fields: fields ?? ['firstName', 'lastName', 'username', 'email', 'password'] },
    })
    expect((await pool.query('select count(*) from auth_users')).rows[0].count).toBe(before)
  })

  test('SH-AUTH-09 SH-AUTH-10 SH-USER-14 takes the shortest that is allowed, whatever it is made of', async () => {
    expect(await register(fresh({ password: 'aaaaaaaa', username: 'nv' }))).toEqual({ done: true })
    expect(await register(fresh({ password: 'x'.repeat(128), username: 'n'.repeat(20) }))).toEqual({ done: true })
  })

  test('mails one link that confirms, and no password', async () => {
    const input = fresh()
    await register(input)

    const [token] = await linksTo(world, input.email, '/auth/confirm', 1)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await world.house.mail.listLocal(input.email))).not.toContain(input.password)
    const { rows } = await pool.query(`select token_hash from email_confirmations`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('SH-AUTH-29 opens nothing before the address is confirmed: only the right password hears that', async () => {
    const { email, password } = fresh()
    await register({ ...typed, username: `noor_${made}`, email, password })

    expect(await signIn({ email, password: 'wrong-password' })).toEqual({
      status: 401,
      code: 'INVALID_EMAIL_OR_PASSWORD',
      cookie: null,
    })
    expect(await signIn({ email, password })).toEqual({ status: 403, code: 'EMAIL_NOT_VERIFIED', cookie: null })
    await linksTo(world, email, '/auth/confirm', 1)
  })
})

describe('whether a username is free', () => {
  test('SH-USER-15 a name of the house is taken, for the check, for a suggestion and for an account', async () => {
    const visitor = world.visitor()
    for (const username of ['bewezen', 'beheer_1', 'Admin', 'm0derator'])
      expect(await visitor.does(account.usernameAvailable, { username })).toEqual({ available: false })
    const { username } = await visitor.does(account.suggestUsername, { firstName: 'Bewezen', lastName: 'Team' })
    expect(username).toBe('bteam')
    await expect(register(fresh({ username: 'bewezen_team' }))).rejects.toMatchObject({ code: 'USERNAME_IN_USE' })
  })

  test('SH-CALL-15 SH-USER-15 is answered with yes or no and nothing else, whatever is asked', async () => {
    const input = fresh()
    await register(input)
    const asked = [
      input.username,
      input.username.toUpperCase(),
      'students',
      'channel_members',
      'x',
      "' or 1=1 --",
      'nog_vrij',
    ]

    const answers = await Promise.all(
      asked.map((username) => world.visitor().does(account.usernameAvailable, { username })),
    )

    expect(answers).toEqual([...Array(6).fill({ available: false }), { available: true }])
  })
})
