import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { browser, linksTo, typed } from './testing/browser.ts'
import { codeOf, withSecondFactor } from './testing/secondFactor.ts'

const world = await openWorld({ jobs: true })
const { app, house } = world
const { signIn, signOut } = browser(world)
const { password } = typed
const passwordHash = await (await house.auth.$context).password.hash(password)
let noor: TestPerson
let sem: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
  sem = await world.person({ passwordHash })
})

const isSignedIn = async (cookie: string | null) =>
  (await app.inject({ url: '/api/account/viewer', headers: { cookie: cookie ?? '' } })).statusCode === 200
const rows = async ({ id }: TestPerson) =>
  (await house.database.pool.query('select id from auth_sessions where user_id = $1', [id])).rows.length
const isOver = (cookie: string | null) => world.eventually(async () => expect(await isSignedIn(cookie)).toBe(false))

describe('a session that a browser brings along when it signs in', () => {
  test.each([
    ['their own', () => noor],
    ['somebody else’s', () => sem],
  ])('SEC-ACC-32 ends, %s, in every tab, and the new one goes on', async (_whose, owner) => {
    const ear = await owner().listens()
    const elsewhere = await world.signedIn(owner())
    const { status, cookie } = await signIn({ email: noor.email, password }, { cookie: owner().cookie })
    expect(status).toBe(200)
    await isOver(owner().cookie)
    await house.settled()
    expect(ear.signals.map(({ kind }) => kind)).toContain('ended')
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere.cookie)]).toEqual([true, true])
    expect(await rows(owner())).toBe(owner() === noor ? 2 : 1)
  })

  test('SEC-ACC-32 ends after a code too, and not before', async () => {
    await withSecondFactor(world, noor, password)
    const post = (path: string, payload: object, cookie: string) =>
      app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie } })
    const asked = await post('sign-in/email', { email: noor.email, password }, sem.cookie)
    expect(asked.statusCode).toBe(403)
    expect(await isSignedIn(sem.cookie)).toBe(true)
    const question = asked.cookies
      .filter(({ value }) => value)
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    const both = [sem.cookie, ...question].join('; ')
    const { statusCode } = await post('two-factor/verify-totp', { code: await codeOf(world, noor.id) }, both)
    expect(statusCode).toBe(200)
    await isOver(sem.cookie)
  })

  test('SEC-ACC-32 SH-EDGE-13 ends after a confirmation too', async () => {
    const visitor = world.visitor()
    await visitor.does(account.register, typed)
    const [token = ''] = await linksTo(world, typed.email, '/auth/confirm', 1)
    await sem.does(account.confirm, { token, replaceSession: true })
    await isOver(sem.cookie)
  })

  test('SEC-ACC-32 goes on when the sign-in fails', async () => {
    expect((await signIn({ email: noor.email, password: 'wrong' }, { cookie: sem.cookie })).status).toBe(401)
    await house.settled()
    expect(await isSignedIn(sem.cookie)).toBe(true)
  })
})

describe('a page that hears the end of its session', () => {
  const leaves = (cookie: string) => signOut({ over: true }, { cookie })

  test('SEC-ACC-32 leaves the one that another tab began', async () => {
    const { cookie } = await signIn({ email: noor.email, password }, { cookie: sem.cookie })
    await isOver(sem.cookie)
    expect((await leaves(cookie ?? '')).status).toBe(200)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  test('SH-EDGE-36 has its own cookie taken when nothing came in its place', async () => {
    await house.database.pool.query('delete from auth_sessions where user_id = $1', [noor.id])
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      payload: { over: true },
      headers: { cookie: noor.cookie },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies.find(({ name }) => name.endsWith('session_token'))).toMatchObject({ value: '', maxAge: 0 })
  })
})
