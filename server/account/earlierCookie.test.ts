import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld({ env: { SITE_URL: 'https://bewezen.example' } })
const plain = await openWorld()
const { app, house } = world
let noor: TestPerson
let old: string

beforeEach(async () => {
  noor = await world.person()
  old = earlier(noor.cookie)
})

const earlier = (cookie: string) => cookie.replace('__Host-', '__Secure-')
const ask = (cookie: string, url = '/api/account/viewer') => app.inject({ url, headers: { cookie } })
const send = (cookie: string, path: string) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: {}, headers: { cookie } })
const named = (answer: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(answer.cookies.map(({ name, value, maxAge }) => [name, { value, maxAge }]))

describe('a session under the earlier name of its cookie', () => {
  test('SEC-ACC-11 goes on, and gets one under the name of today besides that lasts as long', async () => {
    await house.database.pool.query(
      `update auth_sessions set expires_at = now() + interval '1 hour' where user_id = $1`,
      [noor.id],
    )
    const answer = await ask(`theme=dark; ${old}; other=1`)

    expect([answer.statusCode, answer.json().id]).toEqual([200, noor.id])
    const { '__Secure-bewezen.session_token': was, '__Host-bewezen.session_token': is } = named(answer)
    // A process of the release before may answer next.
    expect(was).toBeUndefined()
    expect(is?.maxAge).toBeGreaterThan(3_500)
    expect(is?.maxAge).toBeLessThanOrEqual(3_600)
    expect(answer.cookies.find(({ name }) => name.startsWith('__Host-'))).toMatchObject({
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    })
    const cookie = `__Host-bewezen.session_token=${encodeURIComponent(is?.value ?? '')}`
    for (const both of [cookie, `${old}; ${cookie}`]) {
      const after = await ask(both)
      expect([after.statusCode, after.cookies]).toEqual([200, []])
    }
  })

  test('SEC-ACC-11 is not begun again once it is over, nor for whoever made one up', async () => {
    await house.database.pool.query('delete from auth_sessions where user_id = $1', [noor.id])
    for (const cookie of [old, '__Secure-bewezen.session_token=x.y'])
      expect(named(await ask(cookie))).toEqual({ '__Secure-bewezen.session_token': { value: '', maxAge: 0 } })
  })

  test.each([
    ['alone', () => old],
    ['beside the one of today', () => `${old}; ${noor.cookie}`],
  ])('SEC-ACC-11 is signed out whole, %s', async (_how, cookies) => {
    const answer = await send(cookies(), 'sign-out')

    expect(answer.statusCode).toBe(200)
    expect(named(answer)['__Secure-bewezen.session_token']).toEqual({ value: '', maxAge: 0 })
    expect(named(answer)['__Host-bewezen.session_token']).toEqual({ value: '', maxAge: 0 })
    expect((await ask(old)).statusCode).toBe(401)
    expect((await ask(noor.cookie)).statusCode).toBe(401)
  })

  test('SEC-ACC-11 is not handed out with an answer that others may keep', async () => {
    const answer = await ask(old, '/robots.txt')
    expect([answer.statusCode, answer.headers['cache-control'], answer.cookies]).toEqual([
      200,
      expect.stringContaining('public'),
      [],
    ])
  })

  test('SEC-ACC-11 counts for nothing beside one of today, and nothing on a site without https', async () => {
    const sem = await world.person()
    const both = await ask(`${old}; ${sem.cookie}`)
    expect([both.json().id, both.cookies]).toEqual([sem.id, []])
    const { cookie } = await plain.person()
    const answer = await plain.app.inject({
      url: '/api/account/viewer',
      headers: { cookie: `__Secure-${cookie}` },
    })
    expect([answer.statusCode, answer.cookies]).toEqual([401, []])
  })
})
