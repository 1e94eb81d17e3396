import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld } from '../base/testing/world.ts'
import { browser, linksTo, typed } from './testing/browser.ts'

const world = await openWorld({ jobs: true })
const { pool, db } = world.house.database
const { signIn } = browser(world)
const minute = 60_000
let made = 0
let noor: typeof typed

beforeEach(async () => {
  await moveClock(db, 0)
  const number = ++made
  noor = { ...typed, username: `noor_${number}`, email: `noor${number}@bewezen.example` }
  await world.visitor().does(account.register, noor)
})

const links = (count: number) => linksTo(world, noor.email, '/auth/confirm', count)
const resend = (email = noor.email) => world.visitor().does(account.resendConfirmation, { email })
const invalid = { status: 410, code: 'INVALID_TOKEN' }

/** Opens a link as a browser does; answers what was said and whether a session began. */
async function open(token: string | undefined, from: { cookie?: string; replaceSession?: boolean } = {}) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/account/confirm',
    payload: { token: token ?? '', replaceSession: from.replaceSession ?? false },
    headers: from.cookie ? { cookie: from.cookie } : {},
  })
  const cookie = answer.cookies.find(({ name }) => name.endsWith('session_token'))
  return { said: answer.json(), status: answer.statusCode, cookie, session: cookie ? 'begun' : 'none' }
}
const isConfirmed = async () =>
  (await pool.query('select email_verified from auth_users where email = $1', [noor.email])).rows[0].email_verified

describe('a confirmation link', () => {
  test('SH-VERIFY-02 SH-VERIFY-18 proves the address and signs its owner in', async () => {
    const [token] = await links(1)
    expect(await isConfirmed()).toBe(false)

    const opened = await open(token)

    expect(opened).toMatchObject({ status: 200, said: { state: 'signedIn' }, session: 'begun' })
    expect(opened.cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await isConfirmed()).toBe(true)
    expect((await signIn(noor)).status).toBe(200)
  })

  test('SH-EDGE-10 SH-VERIFY-18 that is opened again opens no session, and is no error', async () => {
    const [token] = await links(1)
    const { cookie } = await open(token)

    expect(await open(token)).toMatchObject({ status: 200, said: { state: 'alreadyConfirmed' }, session: 'none' })
    const session = `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`
    expect(await open(token, { cookie: session })).toMatchObject({ said: { state: 'signedIn' }, session: 'none' })
  })

  test.each(['', 'x', 'A'.repeat(43), '%00', "' or 1=1 --", 'a'.repeat(200)])(
    'that is wrong (%j) is refused',
    async (token) => {
      await expect(world.visitor().does(account.confirm, { token })).rejects.toMatchObject(invalid)
      expect(await isConfirmed()).toBe(false)
    },
  )

  test('SH-VERIFY-18 works until 24 hours after it was made', async () => {
    const [token] = await links(1)
    await moveClock(db, 24 * 60 * minute)
    expect(await open(token)).toMatchObject({
      status: 410,
      said: { code: 'EXPIRED_TOKEN', data: null },
      session: 'none',
    })
    expect(await isConfirmed()).toBe(false)

    await moveClock(db, 24 * 60 * minute - minute)
    expect((await open(token)).status).toBe(200)
  })

  test('SH-VERIFY-18 is replaced by a newer one', async () => {
    await links(1)
    expect(await resend()).toEqual({ done: true })
    const [first, second] = await links(2)

    expect(await open(first)).toMatchObject({ status: 410, said: { code: 'INVALID_TOKEN' }, session: 'none' })
    expect(await isConfirmed()).toBe(false)
    expect((await open(second)).status).toBe(200)
  })

  test('SH-VERIFY-18 stands in no row as it was mailed', async () => {
    const [token] = await links(1)
    const { rows } = await pool.query('select * from email_confirmations')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    const { rows: facts } = await pool.query('select * from facts')
    expect(JSON.stringify(facts)).not.toContain(token)
  })

  test('SH-EDGE-13 of another account asks before it replaces the login', async () => {
    const [token] = await links(1)
    const sem = await world.person()

    expect(await open(token, { cookie: sem.cookie })).toMatchObject({
      status: 409,
      said: { code: 'OTHER_ACCOUNT', data: { email: noor.email } },
      session: 'none',
    })
    expect(await isConfirmed()).toBe(false)
    expect((await sem.does(account.viewer, {})).id).toBe(sem.id)

    expect(await open(token, { cookie: sem.cookie, replaceSession: true })).toMatchObject({
      said: { state: 'signedIn' },
      session: 'begun',
    })
  })

  test('SH-EDGE-13 a used link of another account tells no address to whoever opens it', async () => {
    const [token] = await links(1)
    await open(token)
    const sem = await world.person()

    const opened = await open(token, { cookie: sem.cookie, replaceSession: true })

    expect(opened).toMatchObject({ said: { state: 'alreadyConfirmed' }, session: 'none' })
    expect((await sem.does(account.viewer, {})).id).toBe(sem.id)
  })
})

describe('asking for the link again', () => {
  const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' }

  test('SH-VERIFY-11 SH-VERIFY-13 SH-EDGE-09 is possible three times in 15 minutes for an address, from wherever', async () => {
    await links(1)
    for (let asked = 0; asked < 3; asked++) expect(await resend()).toEqual({ done: true })

    await expect(resend()).rejects.toMatchObject(tooMany)
    await expect(resend(` ${noor.email.toUpperCase()} `)).rejects.toMatchObject(tooMany)
    await links(4)
    expect(await resend('another@bewezen.example')).toEqual({ done: true })

    await moveClock(db, 15 * minute)
    expect(await resend()).toEqual({ done: true })
    await links(5)
  })

  test('SH-VERIFY-16 SH-EDGE-07 answers the same for an unknown and a confirmed address, and mails neither', async () => {
    const [token] = await links(1)
    await open(token)

    for (const email of [noor.email, 'nobody@bewezen.example', 'no address']) {
      for (let asked = 0; asked < 3; asked++) expect(await resend(email)).toEqual({ done: true })
      await expect(resend(email)).rejects.toMatchObject(tooMany)
    }
    await links(1)
    expect(await world.house.mail.listLocal('nobody@bewezen.example')).toEqual([])
  })
})
