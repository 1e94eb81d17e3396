import { beforeAll, describe, expect, test } from 'vitest'
import { withSecondFactor } from '../../account/testing/secondFactor.ts'
import { openWorld } from '../testing/world.ts'

const world = await openWorld({ env: { SITE_URL: 'https://bewezen.example' } })
const password = 'Wandelen-2026'
const passwordHash = await (await world.house.auth.$context).password.hash(password)
const post = (url: string, payload: object, cookie = '') =>
  world.app.inject({ method: 'POST', url, payload, headers: { cookie } })
type Cookies = Awaited<ReturnType<typeof post>>['cookies']

/** Every cookie that this server sets, with those that end one, by what sets it. */
const set = new Map<string, Cookies>()

beforeAll(async () => {
  const asks = async (what: string, asked: ReturnType<typeof post>) => {
    set.set(what, (await asked).cookies)
  }
  const [noor, jasper] = [await world.person({ passwordHash }), await world.person({ passwordHash, role: 'admin' })]
  const signIn = () => post('/api/auth/sign-in/email', { email: noor.email, password })
  await asks('signing in', signIn())
  await withSecondFactor(world, noor, password)
  await asks('the question for a second factor', signIn())
  await asks('making a passkey', post('/api/account/startPasskey', { password }, noor.cookie))
  await asks('signing in with a passkey', post('/api/account/askPasskey', {}))
  await asks('viewing as another', post('/api/access/startViewing', { as: 'student' }, jasper.cookie))
  await asks('viewing no longer', post('/api/access/stopViewing', {}, jasper.cookie))
  await asks('signing out', post('/api/auth/sign-out', {}, noor.cookie))
  await asks('leaving', world.app.inject({ url: '/api/auth/leave' }))
})

describe('every cookie on https', () => {
  test('SEC-ACC-31 is one that is known by what sets it', () => {
    const begun = [...set].map(([what, cookies]) => [what, cookies.flatMap(({ name, value }) => (value ? [name] : []))])
    expect(Object.fromEntries(begun)).toEqual({
      'signing in': ['__Secure-bewezen.known_device', '__Host-bewezen.session_token'],
      'the question for a second factor': ['__Host-bewezen.two_factor'],
      'making a passkey': ['__Host-bewezen.better-auth-passkey'],
      'signing in with a passkey': ['__Host-bewezen.better-auth-passkey'],
      'viewing as another': ['__Host-bewezen.view_as'],
      'viewing no longer': [],
      'signing out': [],
      leaving: [],
    })
    for (const what of ['viewing no longer', 'signing out', 'leaving']) expect(set.get(what)).not.toEqual([])
  })

  test('SEC-ACC-10 SEC-ACC-31 goes over https alone, no neighbouring host can set it, no script reads it, and no write of another site brings it', () => {
    for (const [what, cookies] of set)
      for (const cookie of cookies) {
        const { name, secure, httpOnly, sameSite, path, domain } = cookie
        const isForAll = path === '/'
        expect([what, name, name.split('bewezen')[0]]).toEqual([what, name, isForAll ? '__Host-' : '__Secure-'])
        expect([what, name, secure, httpOnly, sameSite, domain]).toEqual([what, name, true, true, 'Lax', undefined])
      }
  })
})
