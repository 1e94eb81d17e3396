import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { openWorld } from '../testing/world.ts'
import { isOwnOrigin } from './security.ts'

const world = await openWorld({ env: { SITE_URL: 'https://bewezen.example' } })
const person = await world.person()
const own = 'https://bewezen.example'

const writes = [
  '/api/inbox/markAllRead',
  '/api/auth/sign-in/email',
  '/functions/v1/check-subscription',
  '/dev/clock.json',
]
const write = (url: string, headers: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { host: 'bewezen.example', cookie: person.cookie, ...headers },
    payload: { until: '2026-01-01T00:00:00Z', email: 'x@y.nl', password: 'x', offsetMs: 0 },
  })

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a site whose name begins like ours', { origin: 'https://bewezen.example.evil.example' }],
  ['a subdomain', { origin: 'https://www.bewezen.example' }],
  ['our name without https', { origin: 'http://bewezen.example:8080' }],
  ['a page that hides where it is from', { origin: 'null' }],
  ['something that is no origin', { origin: 'x' }],
  ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
]
const ours: [string, Record<string, string>][] = [
  ['our own pages', { origin: own, 'sec-fetch-site': 'same-origin' }],
  ['a program, which names none', {}],
  ['somebody who types the address', { 'sec-fetch-site': 'none' }],
]

describe('a write', () => {
  test.each(foreign)('from %s is refused before anything else, whatever is asked', async (_where, headers) => {
    for (const url of writes) {
      const answer = await write(url, headers)
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 403, { code: 'FORBIDDEN', data: null }])
    }
  })

  test.each(ours)('from %s is heard', async (_where, headers) => {
    for (const url of writes) expect([url, (await write(url, headers)).statusCode]).not.toEqual([url, 403])
    expect((await write('/api/inbox/markAllRead', headers)).statusCode).toBe(200)
  })

  test.each(['PUT', 'PATCH', 'DELETE'] as const)('by %s is refused from elsewhere too', async (method) => {
    const answer = await world.app.inject({
      method,
      url: '/api/inbox/list',
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.statusCode).toBe(403)
  })
})

test('reading pages is open to links from everywhere', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await world.app.inject({ url: '/', headers })).statusCode).toBe(200)
})

describe('the live stream', () => {
  test.each(foreign)('is not opened for %s', async (_where, headers) => {
    const answer = await world.app.inject({ url: '/api/live', headers: { cookie: person.cookie, ...headers } })
    expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'FORBIDDEN', data: null }])
  })
})

describe('outside production', () => {
  const settings = (NODE_ENV: string) => readSettings({ NODE_ENV, SITE_URL: own, SECRET_KEY: 'a'.repeat(32) })

  test('any address by which the server is reached is its own; in production only the one of the site', () => {
    const reached = ['http://192.168.1.4:3000', '192.168.1.4:3000'] as const
    expect(isOwnOrigin(...reached, settings('development'))).toBe(true)
    expect(isOwnOrigin('http://192.168.1.5:3000', reached[1], settings('development'))).toBe(false)
    expect(isOwnOrigin(...reached, settings('production'))).toBe(false)
    expect(isOwnOrigin(own, reached[1], settings('production'))).toBe(true)
  })
})
