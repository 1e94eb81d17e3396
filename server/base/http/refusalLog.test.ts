import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openLog } from '../log.ts'
import { openWorld } from '../testing/world.ts'

type Line = { msg: string; id: string; why: string; code: string; route: string; network: string; unwritten: number }
let lines: string[] = []
const log = openLog('trace', { write: (line) => void lines.push(line) })
const world = await openWorld({ log, env: { SITE_URL: 'https://bewezen.example' } })
const { app, given } = world
const noor = await world.person()

beforeEach(() => {
  lines = []
})

const told = () => lines.map((line): Line => JSON.parse(line)).filter(({ msg }) => msg === 'a request was refused')
const post = (url: string, headers: Record<string, string>, payload: object | string = {}) =>
  app.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.77' })
const foreign = { origin: 'https://evil.example' }

describe('a refusal', () => {
  test('SEC-ACC-34 of a foreign write or a foreign stream is a line', async () => {
    const answers = [
      await post('/api/inbox/markAllRead', { ...foreign, cookie: noor.cookie }),
      await post('/nowhere', { 'sec-fetch-site': 'cross-site' }),
      await app.inject({ url: '/api/live', headers: { ...foreign, cookie: noor.cookie } }),
    ]
    expect(told().map(({ id, why, code }) => [id, why, code])).toEqual(
      answers.map(({ headers }) => [headers['x-request-id'], 'foreign origin', 'FORBIDDEN']),
    )
    expect(told()[0]).toMatchObject({ route: '/api/inbox/markAllRead', network: told()[1]?.network })
  })

  test('SEC-ACC-34 of a bad signature is a line, at each door', async () => {
    const [form, meta] = [
      await given.externalSource({ connector: 'formulier' }),
      await given.externalSource({ connector: 'meta', sourceType: 'whatsapp' }),
    ]
    const json = { 'content-type': 'application/json' }
    await post(`/functions/v1/external-message-inbound/${form.id}`, { ...json, 'x-signature': 'x' }, '{}')
    await post(`/functions/v1/external-message-meta/${meta.id}`, { ...json, 'x-hub-signature-256': 'x' }, '{}')
    await post('/webhooks/stripe', { ...json, 'stripe-signature': 'x' }, '{}')
    expect(told().map(({ why }) => why)).toEqual(Array(3).fill('bad signature'))
  })

  test('SEC-ACC-34 of what somebody’s rights do not allow, and of a password that is asked again, is a line', async () => {
    await expect(noor.does(access.people, {})).rejects.toMatchObject({ status: 403 })
    await expect(noor.does(account.startPasskey, { password: 'Geheim-2026' })).rejects.toMatchObject({ status: 403 })
    expect(told()).toMatchObject([
      { why: 'not allowed', code: 'FORBIDDEN', route: '/api/access/people' },
      { why: 'wrong password', code: 'WRONG_PASSWORD', route: '/api/account/startPasskey' },
    ])
    for (const secret of [noor.id, noor.email, 'Geheim-2026', '203.0.113.77'])
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })

  test('SEC-ACC-34 of a visitor, or of an admin who only looks, is none', async () => {
    await app.inject({ url: '/api/access/ownAccess' })
    expect(told()).toEqual([])
  })

  test('SEC-ACC-34 that comes without end is written sixty times a minute, and the next line counts the others', async () => {
    // Whole, or two moments a minute apart are at times a little less than a minute apart.
    const start = Math.ceil(performance.now())
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start + 60_000)
    const attack = async (times: number) => {
      for (let time = 0; time < times; time++) await post('/nowhere', foreign)
    }
    await attack(64)
    expect(told()).toHaveLength(60)
    // Another kind has room of its own.
    await expect(noor.does(access.people, {})).rejects.toMatchObject({ status: 403 })
    expect(told().at(-1)).toMatchObject({ why: 'not allowed' })
    clock.mockReturnValue(start + 120_000)
    await attack(2)
    expect(told().slice(-2)).toMatchObject([
      { why: 'foreign origin', unwritten: 4 },
      { why: 'foreign origin', unwritten: 0 },
    ])
    clock.mockRestore()
  })
})
