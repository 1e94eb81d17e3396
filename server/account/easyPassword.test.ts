import type { Role } from '@bewezen/domain/access/roles.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { browser, linksTo } from './testing/browser.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { signIn, askReset, reset } = browser(world)
const old = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(old)
let made = 0
const fresh = (change: { password?: string } = {}) => ({
  firstName: 'Noor',
  lastName: 'Kuiper',
  username: `nkuiper_${++made}`,
  email: `n${made}@bewezen.example`,
  password: old,
  ...change,
})
const register = (input: ReturnType<typeof fresh> & { anyway?: boolean }) =>
  world.visitor(`203.0.113.${made}`).does(account.register, input)
const said = (code: string) => ({ status: 422, code })
const opens = async (email: string, password: string) => (await signIn({ email, password })).status === 200
const person = (role: Role) => world.person({ role, firstName: 'Sanne', lastName: 'Kuiper', passwordHash })

describe('signing up', () => {
  test.each([
    ['PASSWORD_COMMON', 'Welkom01'],
    ['PASSWORD_COMMON', 'W@chtwoord-2026'],
    ['PASSWORD_OF_NAMES', 'NoorKuiper2026!'],
    ['PASSWORD_OF_NAMES', 'Bewezen-2026!'],
  ])(
    'SEC-ACC-13 SEC-ACC-14 warns once (%s) of %s, makes nothing until then, and takes it all the same',
    async (code, password) => {
      const input = fresh({ password })
      await expect(register(input)).rejects.toMatchObject(said(code))
      expect(await world.visitor().does(account.usernameAvailable, { username: input.username })).toEqual({
        available: true,
      })
      expect(await register({ ...input, anyway: true })).toEqual({ done: true })
    },
  )

  test('SEC-ACC-13 says nothing of a password of its own, and length is asked first', async () => {
    expect(await register(fresh())).toEqual({ done: true })
    await expect(register({ ...fresh({ password: 'welkom1' }), anyway: true })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

describe('a changed password', () => {
  const change = (it: Awaited<ReturnType<typeof person>>, newPassword: string, anyway: boolean, password = old) =>
    it.does(account.changePassword, { password, newPassword, anyway })

  test.each(['student', 'partner'] as const)('SEC-ACC-14 of the role %s is warned of once', async (role) => {
    const it = await person(role)
    await expect(change(it, 'Wachtwoord2026', false)).rejects.toMatchObject(said('PASSWORD_COMMON'))
    await expect(change(it, 'Sanne-Kuiper-1', false)).rejects.toMatchObject(said('PASSWORD_OF_NAMES'))
    expect(await opens(it.email, old)).toBe(true)
    expect(await change(it, 'Wachtwoord2026', true)).toEqual({ done: true })
    expect(await opens(it.email, 'Wachtwoord2026')).toBe(true)
  })

  test.each(['admin', 'teacher', 'moderator'] as const)(
    'SEC-ACC-14 of the role %s is refused, twice too',
    async (role) => {
      const it = await person(role)
      for (const anyway of [false, true]) {
        await expect(change(it, 'Wachtwoord2026', anyway)).rejects.toMatchObject(said('STAFF_PASSWORD_COMMON'))
        await expect(change(it, 'Sanne-Kuiper-1', anyway)).rejects.toMatchObject(said('STAFF_PASSWORD_OF_NAMES'))
      }
      expect(await opens(it.email, old)).toBe(true)
    },
  )

  test('SEC-ACC-13 whoever does not know the present one hears nothing about the new one', async () => {
    await expect(change(await person('admin'), 'Wachtwoord2026', false, 'Niet-dit-1')).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    })
  })
})

describe('a reset', () => {
  const linkOf = async (email: string) => {
    await askReset({ email })
    const [token] = await linksTo(world, email, '/reset-password', 1)
    return token
  }

  test('SEC-ACC-14 warns a member once, without spending the link', async () => {
    const { email } = await person('student')
    const token = await linkOf(email)
    expect(await reset({ token, newPassword: 'welkom' })).toMatchObject(said('PASSWORD_COMMON'))
    expect(await reset({ token, newPassword: 'sanne1' })).toMatchObject(said('PASSWORD_OF_NAMES'))
    expect(await reset({ token, newPassword: 'welkom', anyway: 'true' })).toMatchObject(said('PASSWORD_COMMON'))
    expect((await reset({ token, newPassword: 'welkom', anyway: true })).status).toBe(200)
    expect(await opens(email, 'welkom')).toBe(true)
  })

  test('SEC-ACC-14 refuses it to staff, twice too, and takes another with the same link', async () => {
    const { email } = await person('teacher')
    const token = await linkOf(email)
    for (const anyway of [false, true])
      expect(await reset({ token, newPassword: 'welkom', anyway })).toMatchObject(said('STAFF_PASSWORD_COMMON'))
    expect((await reset({ token, newPassword: 'Zwemmen-2026' })).status).toBe(200)
  })

  test('SEC-ACC-14 says nothing of it to whoever has no link', async () => {
    expect(await reset({ token: 'x', newPassword: 'welkom' })).toMatchObject({ code: 'INVALID_TOKEN' })
  })
})
