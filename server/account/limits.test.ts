import { account } from '@bewezen/domain/account/contract.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { browser, typed } from './testing/browser.ts'

const world = await openWorld({ env: { SIGN_UP_LIMIT: '3' } })
const { signIn, reset, askReset } = browser(world)
let made = 0
const register = (address: string) => {
  const number = ++made
  return world
    .visitor(address)
    .does(account.register, { ...typed, username: `noor_${number}`, email: `noor${number}@bewezen.example` })
}
const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' }

describe('the limit of one network address', () => {
  test('SH-AUTH-24 lets so many sign-ups through and no more, and leaves other addresses alone', async () => {
    for (let tries = 0; tries < 3; tries++) expect(await register('203.0.113.1')).toEqual({ done: true })

    await expect(register('203.0.113.1')).rejects.toMatchObject(tooMany)
    expect(await register('203.0.113.2')).toEqual({ done: true })
  })

  test('SH-AUTH-24 counts tries that fail too', async () => {
    const again = () =>
      world.visitor('203.0.113.3').does(account.register, { ...typed, email: 'noor1@bewezen.example' })
    for (let tries = 0; tries < 3; tries++) await expect(again()).rejects.toMatchObject({ code: 'EMAIL_IN_USE' })

    await expect(again()).rejects.toMatchObject(tooMany)
  })

  test('SH-AUTH-24 ends after 15 minutes', async () => {
    for (let tries = 0; tries < 3; tries++) await register('203.0.113.4')
    await expect(register('203.0.113.4')).rejects.toMatchObject(tooMany)

    await world.house.database.pool.query(`update attempts set at = at - interval '15 minutes'`)

    expect(await register('203.0.113.4')).toEqual({ done: true })
  })

  test('SH-CALL-15 holds for questions about usernames', async () => {
    const ask = (address: string) => world.visitor(address).does(account.usernameAvailable, { username: 'vrij' })
    for (let tries = 0; tries < 3; tries++) expect(await ask('203.0.113.5')).toEqual({ available: true })

    await expect(ask('203.0.113.5')).rejects.toMatchObject(tooMany)
    expect(await ask('203.0.113.6')).toEqual({ available: true })
  })

  test.each([
    ['SH-AUTH-30 signing in', signIn, { email: 'x@bewezen.example', password: 'x' }],
    ['SH-RESET-13 asking for a reset', askReset, { email: 'x@bewezen.example' }],
    ['SH-RESET-13 resetting', reset, { token: 'x', newPassword: 'Wandelen-2026' }],
  ])('%s: the fourth try is refused, from one address and not from another', async (what, ask, payload) => {
    const address = `203.0.113.${10 + what.length}`
    for (let tries = 0; tries < 3; tries++) expect((await ask(payload, { address })).status).not.toBe(429)

    expect(await ask(payload, { address })).toMatchObject(tooMany)
    expect((await ask(payload, { address: '203.0.113.9' })).status).not.toBe(429)
  })

  test('SH-AUTH-30 adds up what was tried within 15 minutes, and not what was tried all day', async () => {
    const ask = () => signIn({ email: 'x@bewezen.example', password: 'x' }, { address: '203.0.113.60' })
    const laterBy10Minutes = () =>
      world.house.database.pool.query(`update attempts set at = at - interval '10 minutes'`)

    for (let round = 0; round < 4; round++) {
      expect((await ask()).status).toBe(401)
      await laterBy10Minutes()
    }
  })

  test('is counted without keeping the address that it came from or the one that was typed', async () => {
    await signIn({ email: 'guessed@bewezen.example', password: 'x' }, { address: '203.0.113.70' })
    await askReset({ email: 'guessed@bewezen.example' }, { address: '203.0.113.70' })
    const { rows } = await world.house.database.pool.query('select * from attempts')
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['signIn', 'signInFailed', 'reset']))
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|bewezen/)
  })

  test('is not dodged by moving about in the network that somebody with IPv6 has for themselves', async () => {
    for (let tries = 0; tries < 3; tries++) await register(`2001:db8:1:2::${tries}`)

    await expect(register('2001:db8:1:2:ffff::1')).rejects.toMatchObject(tooMany)
    expect((await signIn({ email: 'x@y.nl', password: 'x' }, { address: '2001:db8:1:2::9' })).status).toBe(401)
    expect(await register('2001:db8:1:3::1')).toEqual({ done: true })
  })

  test('is not dodged by an invented address: only what a trusted proxy adds is believed', async () => {
    const from = (forwarded: string) => register(forwarded)
    for (let tries = 0; tries < 3; tries++) await from(`192.0.2.${tries}, 203.0.113.7`)
    await expect(from('192.0.2.99, 203.0.113.7')).rejects.toMatchObject(tooMany)

    const open = await openWorld({ env: { SIGN_UP_LIMIT: '3', TRUSTED_PROXY: '10.1.1.1' } })
    const ask = (address: string) => open.visitor(address).does(account.usernameAvailable, { username: 'vrij' })
    for (let tries = 0; tries < 3; tries++) await ask(`192.0.2.${tries}`)
    await expect(ask('192.0.2.99')).rejects.toMatchObject(tooMany)
  })
})

test('SH-AUTH-24 SH-AUTH-30 SH-CALL-15 without a setting the limit is 300', async () => {
  const usual = await openWorld()
  const ask = () => usual.visitor('203.0.113.8').does(account.usernameAvailable, { username: 'vrij' })
  await ask()
  await usual.house.database.pool.query(
    `insert into attempts (id, kind, subject, at)
      select gen_random_uuid(), kind, subject, now() from attempts, generate_series(1, 298)`,
  )

  expect(await ask()).toEqual({ available: true })
  await expect(ask()).rejects.toMatchObject(tooMany)
})
