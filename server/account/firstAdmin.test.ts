import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openLog } from '../base/log.ts'
import { openWorld } from '../base/testing/world.ts'
import { tellFirstAdmin } from './firstAdmin.ts'
import { browser, typed } from './testing/browser.ts'

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a secret key of at least 32 characters',
  SITE_URL: 'https://bewezen.example',
}
const log = openLog('silent')
const world = await openWorld({ env: production, log })
const { pool } = world.house.database
let said: string[]

beforeEach(async () => {
  await pool.query('delete from auth_users')
  await pool.query('delete from first_admin_tokens')
  said = []
})
const start = () => tellFirstAdmin(world.house, (line) => said.push(line))
const tokenOf = (line = '') =>
  /^https:\/\/bewezen\.example\/auth\/eerste-beheerder#token=([\w-]{43})$/m.exec(line)?.[1] ?? ''
const become = (token: string, change: Partial<typeof typed> = {}) =>
  world.visitor().does(account.becomeFirstAdmin, { ...typed, ...change, token })
const invalid = { status: 410, code: 'INVALID_TOKEN' }
const people = async () => (await pool.query('select role from profiles')).rows

describe('the first admin of a production installation', () => {
  test('ADM-PANEL-23 is made with the link that the start prints, confirmed and at once', async () => {
    await start()
    expect(said).toHaveLength(1)
    const token = tokenOf(said[0])

    expect(await become(token)).toEqual({ done: true })

    expect(await people()).toEqual([{ role: 'admin' }])
    expect((await browser(world).signIn(typed)).status).toBe(200)
    expect(JSON.stringify((await pool.query('select * from first_admin_tokens')).rows)).not.toContain(token)
  })

  test('ADM-PANEL-23 is made once: the link is spent, and no start prints another', async () => {
    await start()
    const token = tokenOf(said[0])
    await become(token)

    await expect(become(token, { username: 'tweede', email: 'tweede@bewezen.example' })).rejects.toMatchObject(invalid)
    await start()
    expect(said).toHaveLength(1)
    expect(await people()).toHaveLength(1)
  })

  test('SEC-ACC-14 gets no password that is easily guessed, and the link is not spent by that', async () => {
    await start()
    const token = tokenOf(said[0])
    await expect(become(token, { password: 'Wachtwoord1' })).rejects.toMatchObject({ code: 'STAFF_PASSWORD_COMMON' })
    expect(await become(token)).toEqual({ done: true })
  })

  test('SH-USER-15 is called by no name of the house, and the link is not spent by that', async () => {
    await start()
    const token = tokenOf(said[0])
    await expect(become(token, { username: 'beheer' })).rejects.toMatchObject({ code: 'USERNAME_IN_USE' })
    expect(await become(token)).toEqual({ done: true })
  })

  test('ADM-PANEL-23 is not made by an older link when a later start printed a newer one', async () => {
    await start()
    await start()
    const [older, newer] = said.map(tokenOf)
    expect(older).not.toBe(newer)

    await expect(become(older ?? '')).rejects.toMatchObject(invalid)
    expect(await become(newer ?? '')).toEqual({ done: true })
  })

  test('ADM-PANEL-23 is not made after 24 hours', async () => {
    await start()
    await pool.query(`update first_admin_tokens set created_at = now() - interval '24 hours'`)
    await expect(become(tokenOf(said[0]))).rejects.toMatchObject(invalid)

    await pool.query(`update first_admin_tokens set created_at = now() - interval '23 hours 59 minutes'`)
    expect(await become(tokenOf(said[0]))).toEqual({ done: true })
  })

  test('ADM-PANEL-23 is not made when somebody became admin meanwhile', async () => {
    await start()
    await world.given.person({ role: 'admin' })

    await expect(become(tokenOf(said[0]))).rejects.toMatchObject(invalid)
    expect(await people()).toHaveLength(1)
  })

  test.each(['', 'x', 'A'.repeat(43)])('is not made with %j', async (token) => {
    await start()

    await expect(become(token)).rejects.toMatchObject(invalid)
    expect(await people()).toEqual([])
  })

  test('costs nobody without the link a password’s hash', async () => {
    await start()
    const { password } = await world.house.auth.$context
    const hash = vi.spyOn(password, 'hash')

    await expect(become('A'.repeat(43))).rejects.toMatchObject(invalid)
    expect(hash).not.toHaveBeenCalled()
    await become(tokenOf(said[0]))
    expect(hash).toHaveBeenCalledOnce()
    hash.mockRestore()
  })

  test('SH-AUTH-11 is not made of input that is not right, and the link still works after that', async () => {
    await start()
    const token = tokenOf(said[0])
    await world.given.person({ email: typed.email, username: 'iemand' })

    await expect(become(token, { password: 'kort' })).rejects.toMatchObject({
      status: 422,
      data: { fields: ['password'] },
    })
    await expect(become(token)).rejects.toMatchObject({ status: 409, code: 'EMAIL_IN_USE' })
    const other = { email: 'beheer@bewezen.example' }
    await expect(become(token, { ...other, username: 'iemand' })).rejects.toMatchObject({ code: 'USERNAME_IN_USE' })
    expect(await become(token, other)).toEqual({ done: true })
  })
})

test.each(['test', ''])('in the mode %j no link is printed', async (NODE_ENV) => {
  const other = await openWorld({ env: { ...production, NODE_ENV }, log })
  await tellFirstAdmin(other.house, (line) => said.push(line))

  expect(said).toEqual([])
})

test('production has no pages for tests: no mailbox and no movable clock', async () => {
  for (const [method, url] of [
    ['GET', '/dev/mail.json'],
    ['GET', '/dev/clock.json'],
    ['POST', '/dev/clock.json'],
  ] as const) {
    const answer = await world.app.inject({
      method,
      url,
      ...(method === 'POST' ? { payload: { offsetMs: 1_000 } } : {}),
    })
    expect(answer.body).not.toMatch(/offsetMs|mails/)
  }
  const { rows } = await pool.query('select offset_ms::int from app_clock')
  expect(rows).toEqual([{ offset_ms: 0 }])
})
