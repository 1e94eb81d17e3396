import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { browser, linksTo } from './testing/browser.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { pool } = house.database
const { signIn, askReset, reset } = browser(world)
const [old, next] = ['Wandelen-2026', 'Zwemmen-2026']
const passwordHash = await (await house.auth.$context).password.hash(old)
let noor: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
})

const links = (count: number) => linksTo(world, noor.email, '/reset-password', count)
const signsInWith = async (password: string) => (await signIn({ email: noor.email, password })).status === 200
const ok = { status: 200, code: null, cookie: null }
const invalid = { status: 400, code: 'INVALID_TOKEN', cookie: null }
const mails = async (subject: string) =>
  (await house.mail.listLocal(noor.email)).filter((mail) => mail.subject === subject)

describe('a reset link', () => {
  test('SH-RESET-01 SH-RESET-11 sets a new password, and the old one opens nothing any more; nobody is signed in by it', async () => {
    expect(await askReset({ email: ` ${noor.email.toUpperCase()} ` })).toEqual(ok)
    const [token] = await links(1)

    expect(await reset({ token, newPassword: next })).toEqual(ok)

    expect([await signsInWith(old), await signsInWith(next)]).toEqual([false, true])
  })

  test('SH-RESET-12 ends every login of the account, open streams too, and tells the owner by mail', async () => {
    const [phone, sem] = [await world.signedIn(noor), await world.person()]
    const ears = [await noor.listens(), await phone.listens(), await sem.listens()]
    await askReset({ email: noor.email })
    const [token] = await links(1)

    await reset({ token, newPassword: next }, { cookie: noor.cookie })
    await house.settled()

    expect(ears.map(({ signals }) => signals.at(-1)?.kind)).toEqual(['ended', 'ended', 'hello'])
    for (const device of [noor, phone])
      await expect(device.does(account.viewer, {})).rejects.toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect((await sem.does(account.viewer, {})).id).toBe(sem.id)
    await world.eventually(async () => expect(await mails('passwordChanged')).toHaveLength(1))
    expect(JSON.stringify(await mails('passwordChanged'))).not.toContain(next)
  })

  test('SH-EDGE-11 SH-RESET-13 works once', async () => {
    await askReset({ email: noor.email })
    const [token] = await links(1)
    await reset({ token, newPassword: next })

    expect(await reset({ token, newPassword: 'Fietsen-2026' })).toEqual(invalid)
    expect([await signsInWith(next), await signsInWith('Fietsen-2026')]).toEqual([true, false])
  })

  test('SH-EDGE-11 SH-RESET-13 works for an hour', async () => {
    await askReset({ email: noor.email })
    const [token] = await links(1)
    const { rows } = await pool.query('select expires_at from auth_verifications where value = $1', [noor.id])
    expect(Math.round((rows[0].expires_at.getTime() - Date.now()) / 60_000)).toBe(60)

    await pool.query(`update auth_verifications set expires_at = now() - interval '1 second' where value = $1`, [
      noor.id,
    ])

    expect(await reset({ token, newPassword: next })).toEqual(invalid)
    expect(await signsInWith(old)).toBe(true)
  })

  test('SH-EDGE-11 is replaced by a newer request', async () => {
    await askReset({ email: noor.email })
    const [first] = await links(1)
    await askReset({ email: noor.email })
    const [, second] = await links(2)

    expect(await reset({ token: first, newPassword: 'Fietsen-2026' })).toEqual(invalid)
    expect(await reset({ token: second, newPassword: next })).toEqual(ok)
    expect(await signsInWith(next)).toBe(true)
  })

  test.each([undefined, null, '', 'x', 'reset-password:x', { $ne: null }])(
    'that is wrong (%j) changes nothing',
    async (token) => {
      const answer = await reset({ token, newPassword: next })

      expect(answer.status).toBe(400)
      expect(['INVALID_TOKEN', 'INVALID_INPUT']).toContain(answer.code)
      expect(await signsInWith(old)).toBe(true)
    },
  )

  test('SH-RESET-07 SH-AUTH-09 refuses a password of 5 and of 129 and is not spent by that', async () => {
    await askReset({ email: noor.email })
    const [token] = await links(1)

    expect((await reset({ token, newPassword: 'x'.repeat(5) })).code).toBe('PASSWORD_TOO_SHORT')
    expect((await reset({ token, newPassword: 'x'.repeat(129) })).code).toBe('PASSWORD_TOO_LONG')
    expect(await reset({ token, newPassword: 'x'.repeat(6) })).toEqual(ok)
  })
})

describe('asking for a reset', () => {
  test('SH-RESET-02 SH-EDGE-07 answers the same for an unknown address and mails nobody', async () => {
    for (const email of ['nobody@bewezen.example', 'no address', '', null])
      expect(await askReset({ email })).toEqual(ok)
    await house.settled()

    expect(await house.mail.listLocal('nobody@bewezen.example')).toEqual([])
    expect(await askReset({ email: noor.email })).toEqual(ok)
    await links(1)
  })

  test('SH-RESET-13 mails at most five times an hour, and answers the same beyond that', async () => {
    for (let asked = 0; asked < 7; asked++) expect(await askReset({ email: noor.email })).toEqual(ok)
    await house.settled()
    const jobs = async () => {
      const { rows } = await pool.query(`select state from pgboss.job where name = 'mail' and data->>'personId' = $1`, [
        noor.id,
      ])
      return rows.map(({ state }) => state)
    }
    await world.eventually(async () => expect(await jobs()).toEqual(Array(5).fill('completed')))
  })

  test('SH-CALL-38 takes no address to go to from the request', async () => {
    const evil = 'https://evil.example'
    expect(await askReset({ email: noor.email, redirectTo: evil, callbackURL: evil, errorCallbackURL: evil })).toEqual(
      ok,
    )
    await links(1)

    expect(JSON.stringify(await house.mail.listLocal(noor.email))).not.toContain('evil')
  })
})
