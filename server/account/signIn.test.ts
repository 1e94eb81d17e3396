import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { allowedPaths } from './auth.ts'
import { browser } from './testing/browser.ts'
import { afterwards, frozenWaits } from './testing/waits.ts'

const world = await openWorld()
const { house, app } = world
const { signIn, signOut } = browser(world)
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
const refused = { status: 401, code: 'INVALID_EMAIL_OR_PASSWORD', cookie: null }
let noor: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
})

const byName = <T extends { name: string }>(cookies: T[]): Record<string, T | undefined> =>
  Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
const asks = (cookie: string | null) =>
  app.inject({ url: '/api/account/viewer', headers: cookie ? { cookie } : {} }).then(({ statusCode }) => statusCode)

describe('signing in', () => {
  test('SH-EDGE-08 begins a session of 30 days, however the address is typed, which only the server can read', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: ` ${noor.email.toUpperCase()} `, password },
    })

    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    expect(answer.headers['cache-control']).toBe('no-store')
    const { 'bewezen.session_token': session, 'bewezen.known_device': device } = byName(answer.cookies)
    expect(session).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 24 * 60 * 60,
      value: expect.stringMatching(/^\w+\..+/),
    })
    expect(await asks(`${session?.name}=${encodeURIComponent(session?.value ?? '')}`)).toBe(200)
    const halfAYear = 180 * 24 * 60 * 60
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: halfAYear })
  })

  test('SEC-ACC-10 is bound to this host and to https where the site has it', async () => {
    const safe = await openWorld({ env: { SITE_URL: 'https://bewezen.example' } })
    const { email } = await safe.given.person({ passwordHash })
    const answer = await safe.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
    })

    const session = { secure: true, name: '__Host-bewezen.session_token', path: '/' }
    expect(answer.cookies).toMatchObject([{ secure: true, name: '__Secure-bewezen.known_device' }, session])
    expect(answer.cookies[1]?.domain).toBeUndefined()
  })

  test('SH-AUTH-27 SH-EDGE-07 answers the same for a wrong password, an unknown address and no address', async () => {
    for (const email of [noor.email, 'nobody@bewezen.example'])
      expect(await signIn({ email, password: 'Zwemmen-2026' })).toEqual(refused)
    expect(await signIn({ email: 'no address', password: 'Zwemmen-2026' })).toEqual({ ...refused, status: 400 })
    expect((await signIn({ email: noor.email, password })).status).toBe(200)
  })

  test('SEC-ACC-42 counts a password as it was typed: capitals, spaces and its last letter', async () => {
    const typed = ` Wandelen in de Regen ${'x'.repeat(105)}1`
    expect([...typed]).toHaveLength(128)
    const { email } = await world.person({ passwordHash: await (await house.auth.$context).password.hash(typed) })
    const others = [typed.trim(), typed.toLowerCase(), typed.toUpperCase(), typed.replace(' in ', '  in')]
    for (const other of [...others, typed.replaceAll(' ', ''), `${typed.slice(0, -1)}2`, typed.slice(0, 72)])
      expect([other, (await signIn({ email, password: other })).status]).toEqual([other, 401])
    expect((await signIn({ email, password: typed })).status).toBe(200)
  })

  test.each([[{}], [{ email: 1, password: 2 }], [{ email: ['a'], password: null }], [[]]])(
    'with %j says that the input is not right, and no more',
    async (payload) => {
      expect(await signIn(payload)).toMatchObject({ status: 400, code: 'INVALID_INPUT', cookie: null })
    },
  )

  test('SH-CALL-38 goes nowhere that the request names', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: noor.email, password, callbackURL: 'https://evil.example' },
    })
    expect([answer.statusCode, answer.json(), answer.headers.location]).toEqual([200, { ok: true }, undefined])
  })
})

describe('failing to sign in', () => {
  let asked: number[] = []
  beforeEach(() => {
    asked = frozenWaits()
  })
  afterwards()
  const fail = async (email: string, times: number) => {
    for (let tries = 0; tries < times; tries++) {
      const before = asked.length
      expect(await signIn({ email, password: 'wrong' })).toEqual(refused)
      // What a try would have waited has passed for the next one.
      for (const waited of asked.slice(before)) vi.setSystemTime(Date.now() + waited)
    }
  }

  test.each(['a known', 'an unknown'])(
    'SH-AUTH-30 ten times slows down further tries for %s address, longer each time, from wherever they come',
    async (which) => {
      const email = which === 'a known' ? noor.email : `nobody-${Date.now()}@bewezen.example`

      await fail(email, 10)
      expect(asked).toEqual([])
      await fail(email.toUpperCase(), 7)

      expect(asked).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    },
  )

  test('SH-AUTH-30 slows the right password down too, and other addresses not at all', async () => {
    await fail(noor.email, 10)
    const sem = await world.person({ passwordHash })

    expect((await signIn({ email: sem.email, password })).status).toBe(200)
    expect(asked).toEqual([])
    expect((await signIn({ email: noor.email, password })).status).toBe(200)
    expect(asked).toEqual([1_000])
  })

  test('SH-AUTH-30 counts 15 minutes back', async () => {
    await fail(noor.email, 10)
    vi.setSystemTime(Date.now() + 15 * 60_000)

    await fail(noor.email, 1)

    expect(asked).toEqual([])
  })

  test('SH-AUTH-30 many times at once does not slip past: what is under way counts as failed', async () => {
    await fail(noor.email, 9)

    await Promise.all(Array.from({ length: 4 }, () => fail(noor.email, 1)))

    // Whoever comes first may be the tenth; the others find it under way.
    expect(asked.length).toBeGreaterThanOrEqual(3)
  })

  test('SH-AUTH-30 a try that was right is not counted', async () => {
    await fail(noor.email, 9)
    for (let tries = 0; tries < 3; tries++) expect((await signIn({ email: noor.email, password })).status).toBe(200)

    await fail(noor.email, 1)

    expect(asked).toEqual([])
  })
})

describe('signing out', () => {
  test('ends this login and no other, and its cookie', async () => {
    const [here, there] = [await signIn({ email: noor.email, password }), await signIn({ email: noor.email, password })]

    const out = await signOut({}, { cookie: here.cookie ?? '' })
    await house.settled()

    expect(out.status).toBe(200)
    expect([await asks(here.cookie), await asks(there.cookie)]).toEqual([401, 200])
  })

  test('by the address that always leads out ends the login at once, and another site cannot send people there', async () => {
    const { cookie } = await signIn({ email: noor.email, password })
    const leave = (site: string, mode = 'navigate') =>
      world.app.inject({
        url: '/api/auth/leave',
        headers: { cookie: cookie ?? '', 'sec-fetch-site': site, 'sec-fetch-mode': mode },
      })
    expect(await asks(cookie)).toBe(200)

    expect((await leave('cross-site')).headers['set-cookie']).toBeUndefined()
    // A picture of an award or a product may have any address of ours.
    expect((await leave('same-origin', 'no-cors')).headers['set-cookie']).toBeUndefined()
    expect(await asks(cookie)).toBe(200)

    expect((await leave('same-origin')).statusCode).toBe(303)
    expect(await asks(cookie)).toBe(401)
  })

  test('SEC-ACC-12 has the browser forget the pages it kept, and leaves its storage alone', async () => {
    const { cookie } = await signIn({ email: noor.email, password })
    const headers = { cookie: cookie ?? '' }
    const out = await app.inject({ method: 'POST', url: '/api/auth/sign-out', payload: {}, headers })
    const left = await app.inject({ url: '/api/auth/leave', headers: { 'sec-fetch-site': 'same-origin' } })
    expect([out, left].map((answer) => answer.headers['clear-site-data'])).toEqual(['"cache"', '"cache"'])
    const elsewhere = await app.inject({ url: '/api/auth/leave', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(elsewhere.headers['clear-site-data']).toBeUndefined()
  })

  test('without a session is no error', async () => {
    expect((await signOut({})).status).toBe(200)
  })
})

describe('what the sign-in library offers beyond that', async () => {
  const { api } = house.auth
  const offered = Object.values(api).flatMap((endpoint) => {
    const { path } = endpoint as { path?: string }
    return path && !(allowedPaths as readonly string[]).includes(path) ? [path] : []
  })

  test('is more than a few addresses', () => {
    expect(offered).toEqual(
      expect.arrayContaining(['/sign-up/email', '/get-session', '/update-user', '/start-session']),
    )
    expect(allowedPaths).toEqual([
      '/sign-in/email',
      '/two-factor/verify-totp',
      '/two-factor/verify-backup-code',
      '/sign-out',
      '/request-password-reset',
      '/reset-password',
    ])
  })

  test.each(offered)('%s is not there', async (path) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({
        method,
        url: `/api/auth${path.replace(':token', 'x').replace(':id', 'x')}`,
        headers: { cookie: noor.cookie },
        ...(method === 'POST' ? { payload: { userId: noor.id, email: noor.email, password, name: 'Noor' } } : {}),
      })
      expect([method, answer.statusCode, answer.json()]).toEqual([method, 404, { code: 'NOT_FOUND', data: null }])
      expect(answer.cookies).toEqual([])
    }
  })
})

test('a cookie that was changed, or signed by somebody else, is nobody’s', async () => {
  const { cookie } = await signIn({ email: noor.email, password })
  const [name = '', value = ''] = (cookie ?? '').split('=')
  const [token, signature] = decodeURIComponent(value).split('.')

  expect(await asks(cookie)).toBe(200)
  for (const changed of [`${token}x.${signature}`, `${token}.`, token, `.${signature}`, `${token}.${signature}x`, ''])
    expect([changed, await asks(`${name}=${encodeURIComponent(changed ?? '')}`)]).toEqual([changed, 401])
  const elsewhere = await openWorld({ env: { SECRET_KEY: 'another secret of at least 32 characters' } })
  const answer = await elsewhere.app.inject({ url: '/api/account/viewer', headers: { cookie: cookie ?? '' } })
  expect(answer.statusCode).toBe(401)
  expect((await noor.does(account.viewer, {})).id).toBe(noor.id)
})
