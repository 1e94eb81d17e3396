import { hashPassword as scrypt } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { hashPassword, isHash, isPassword, renewHash } from './passwordHash.ts'
import { browser } from './testing/browser.ts'

const world = await openWorld()
const { house } = world
const { signIn } = browser(world)
const password = 'Wandelen-2026'
const kept = async ({ id }: { id: string }): Promise<string> =>
  (await house.database.pool.query('select password from auth_accounts where user_id = $1', [id])).rows[0].password
const form = /^\$argon2id\$v=19\$m=19456,t=7,p=1\$[\w+/]{22}\$[\w+/]{43}$/

describe('a password', () => {
  test('SEC-ACC-45 is kept by Argon2id with its cost and a salt of its own', async () => {
    const [one, other] = [await hashPassword(password), await hashPassword(password)]
    expect(one).toMatch(form)
    expect(one).not.toBe(other)
    expect([await isPassword({ hash: one, password }), await isPassword({ hash: other, password })]).toEqual([
      true,
      true,
    ])
    expect(await isPassword({ hash: one, password: `${password}x` })).toBe(false)
    // The same word, composed in two ways.
    expect(await isPassword({ hash: await hashPassword('Caf\u00e9-2026'), password: 'Cafe\u0301-2026' })).toBe(true)
  })

  test('SEC-ACC-45 is judged by the cost it was kept with', async () => {
    // Made by the reference implementation: argon2id, 'password', 'somesalt', t=2, m=64 MiB, p=1.
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect([await isPassword({ hash, password: 'password' }), await isPassword({ hash, password })]).toEqual([
      true,
      false,
    ])
  })

  test.each(['', 'x', 'a:b', '$argon2id$', '$argon2i$v=19$m=19456,t=7,p=1$c29tZXNhbHQ$CTFh', `${'0'.repeat(32)}:`])(
    'SEC-ACC-45 is nobody’s where %j is kept',
    async (hash) => {
      expect([isHash(hash), await isPassword({ hash, password })]).toEqual([false, false])
    },
  )
})

describe('a password that was kept by scrypt', () => {
  test('SEC-ACC-45 opens still, and is kept anew when its owner signs in with it', async () => {
    const noor = await world.person({ passwordHash: await scrypt(password) })
    expect(isHash(await kept(noor))).toBe(true)
    expect((await signIn({ email: noor.email, password: 'wrong' })).status).toBe(401)
    expect(await kept(noor)).not.toMatch(form)
    expect((await signIn({ email: noor.email.toUpperCase(), password })).status).toBe(200)
    const renewed = await kept(noor)
    expect(renewed).toMatch(form)
    expect((await signIn({ email: noor.email, password })).status).toBe(200)
    expect(await kept(noor)).toBe(renewed)
    await expect(house.provePassword(noor.id, password)).resolves.toBeUndefined()
  })

  test('SEC-ACC-45 is proven before it is kept anew, and stays where another one was given', async () => {
    const before = await scrypt(password)
    const noor = await world.person({ passwordHash: before })
    await expect(house.provePassword(noor.id, password)).resolves.toBeUndefined()
    await renewHash(house, noor.email, 'Zwemmen-2026')
    expect(await kept(noor)).toBe(before)
  })
})
