import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { events } from '@bewezen/domain/events/contract.ts'
import { makeSignature } from 'better-auth/crypto'
import { describe, expect, test, vi } from 'vitest'
import { isPersonal, isSigned, personalAddress, signedAddress } from '../base/files/signed.ts'
import { keyedHash, purposes, secretFor } from '../base/secrets.ts'
import { openWorld } from '../base/testing/world.ts'
import { readViewing, viewingCookie } from '../base/viewing/cookie.ts'
import { appealToken } from './blocks.ts'
import { confirmationToken } from './confirmations.ts'
import { emailChangeToken } from './emailChanges.ts'
import { deviceCookie, knownDevice } from './knownDevice.ts'
import { newestResetToken } from './resetLinks.ts'
import { browser, typed } from './testing/browser.ts'

const world = await openWorld()
const { app, house } = world
const { pool, db } = house.database
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)

/** A token of every kind that opens something by itself, as it stands in a mail, an address or a cookie. */
async function everyToken() {
  const [admin, noor, sem, roos] = [
    await world.person({ role: 'admin' }),
    await world.person({ passwordHash }),
    await world.person(),
    await world.person({ passwordHash }),
  ]
  const newest = async (table: string) =>
    (await pool.query<{ id: string }>(`select id from ${table} order by id desc limit 1`)).rows[0]?.id ?? ''
  const number = newId().slice(-12)
  const visitor = { ...typed, username: `noor_${number}`, email: `noor-${number}@bewezen.example` }
  await world.visitor().does(account.register, visitor)
  const email = `nieuw-${number}@bewezen.example`
  await admin.does(account.changeEmail, { id: newId(), personId: noor.id, before: noor.email, email })
  await browser(world).askReset({ email: roos.email })
  await admin.does(account.setBlocked, { personId: sem.id, blocked: true, reason: 'even niet' })
  const { url } = await noor.does(events.makeCalendarFeed, {})
  const firstAdmin = newId()
  await pool.query('delete from first_admin_tokens')
  await pool.query('insert into first_admin_tokens (token_hash, created_at) values ($1, now())', [
    keyedHash('first admin', firstAdmin),
  ])
  return {
    confirmation: confirmationToken(house, await newest('email_confirmations')),
    'new address': emailChangeToken(house, await newest('email_changes')),
    reset: (await newestResetToken(house, db, roos.id)) ?? '',
    appeal: appealToken(house, await newest('account_blocks')),
    'agenda feed': /agenda\/([\w-]+)\.ics/.exec(url)?.[1] ?? '',
    'first admin': firstAdmin,
    session: noor.token,
    'cookie of a session': noor.cookie.split('=')[1] ?? '',
  }
}
type Kind = keyof Awaited<ReturnType<typeof everyToken>>
const tokens = await everyToken()
const kinds = Object.keys(tokens) as Kind[]

const post = async (name: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: `/api/account/${name}`, payload })
  return answer.json<{ code?: string; state?: string }>()
}
const confirms = async (token: string) => (await post('confirm', { token, replaceSession: false })).state
const sessionName = (await house.auth.$context).authCookies.sessionToken.name

/** What a token opens, by what it was made for. */
const doors: Record<Kind, (token: string) => Promise<boolean>> = {
  confirmation: async (token) => (await confirms(token)) === 'signedIn',
  'new address': async (token) => (await confirms(token)) === 'alreadyConfirmed',
  reset: async (token) => (await post('openReset', { token })).code === undefined,
  appeal: async (token) => (await post('openAppeal', { token })).code === undefined,
  'agenda feed': async (token) => (await app.inject({ url: `/agenda/${token}.ics` })).statusCode === 200,
  // There is an admin already; that a password is easily guessed is told to who has the link alone.
  'first admin': async (token) =>
    (await post('becomeFirstAdmin', { ...typed, password: 'Wachtwoord-2026', token })).code !== 'INVALID_TOKEN',
  session: async () => false,
  'cookie of a session': async (token) =>
    (await app.inject({ url: '/api/account/viewer', headers: { cookie: `${sessionName}=${token}` } })).statusCode ===
    200,
}
/** The one door of two kinds, which tells them apart itself. */
const shared: Partial<Record<Kind, Kind>> = { confirmation: 'new address', 'new address': 'confirmation' }

describe('a token of one purpose', () => {
  const others = kinds.flatMap((kind) =>
    kinds.flatMap((door) => (door === kind || shared[door] === kind ? [] : [[kind, door] as const])),
  )
  test.each(others)('SEC-ACC-35 %s does not open the door of %s', async (kind, door) => {
    expect(await doors[door](tokens[kind])).toBe(false)
  })

  test.each(kinds.filter((kind) => kind !== 'session'))('SEC-ACC-35 %s opens its own door', async (kind) => {
    expect(await doors[kind](tokens[kind])).toBe(true)
  })

  test('SEC-ACC-35 a signature over the same words is another one for each purpose', () => {
    const keys = purposes.map((purpose) => secretFor(house.settings, purpose))
    expect(new Set(keys).size).toBe(purposes.length)
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  })

  test('SEC-ACC-35 a signed address, a personal one and both signed cookies do not stand for one another', () => {
    const [now, personId, path] = [new Date(), newId(), 'downloads/gids.pdf']
    const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))
    const signed = queryOf(signedAddress(house.settings, path, now))
    const personal = queryOf(personalAddress(house.settings, { path, personId, name: 'gids.pdf', seconds: 60 }, now))
    expect([isSigned(house.settings, path, signed, now), isSigned(house.settings, path, personal, now)]).toEqual([
      true,
      false,
    ])
    const asPersonal = (words: object) => isPersonal(house.settings, { path, personId }, words, now)
    expect([asPersonal(personal), asPersonal({ ...signed, name: personal.name })]).toEqual([true, false])
    const cookieOf = (cookie: string) => cookie.split(';')[0]?.split('=')[1] ?? ''
    const device = cookieOf(deviceCookie(house, typed.email))
    const viewing = cookieOf(viewingCookie(house, 'token', { as: 'student', endsAt: Date.now() + 60_000 }))
    const isDevice = (value: string) => knownDevice(house, `bewezen.known_device=${value}`, typed.email) !== null
    const isViewing = (value: string) => readViewing(house, `bewezen.view_as=${value}`, 'token') !== null
    expect([isDevice(device), isDevice(viewing), isViewing(viewing), isViewing(device)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('what the database has of a session', () => {
  const cookies = async () => {
    const noor = await world.person()
    const { rows } = await pool.query<{ token: string }>('select token from auth_sessions where user_id = $1', [
      noor.id,
    ])
    const [{ token } = { token: '' }] = rows
    const signedBy = async (secret: string) => `${token}.${await makeSignature(token, secret)}`
    const other = { ...house.settings, SECRET_KEY: 'another-key-than-that-of-this-site' }
    const forged: Record<string, string> = {
      'as it is': token,
      'with an empty signature': `${token}.`,
      'signed by its own number': await signedBy(token),
      'signed by the key of another site': await signedBy(secretFor(other, 'sessions')),
      'signed by a secret for something else': await signedBy(secretFor(house.settings, 'viewings')),
    }
    return { forged, own: await signedBy(secretFor(house.settings, 'sessions')) }
  }
  const asks = async (url: string, value: string) =>
    (await app.inject({ url, headers: { cookie: `${sessionName}=${encodeURIComponent(value)}` } })).statusCode

  test('SEC-ACC-54 opens no session: neither as it is nor signed with anything but the secret for sessions', async () => {
    const { forged, own } = await cookies()
    const opened = async (value: string) => house.sessionToken(`${sessionName}=${encodeURIComponent(value)}`) !== null
    for (const [how, value] of Object.entries(forged))
      expect([how, await asks('/api/account/security', value), await opened(value)]).toEqual([how, 401, false])
    expect([await asks('/api/account/security', own), await opened(own)]).toEqual([200, true])
  })
})

describe('what cannot be guessed', () => {
  /** The bits of a text whose letters are drawn from this many. */
  const bits = (text: string, letters: number) => text.length * Math.log2(letters)
  const many = 40

  test('SEC-ACC-36 each session has 128 random bits of its own, by the generator of the system', async () => {
    const { internalAdapter } = await house.auth.$context
    const noor = await world.person()
    const random = vi.spyOn(Math, 'random')
    const secure = vi.spyOn(crypto, 'getRandomValues')
    const made = await Promise.all(Array.from({ length: many }, () => internalAdapter.createSession(noor.id)))
    expect([random.mock.calls.length, secure.mock.calls.length]).toEqual([0, expect.any(Number)])
    expect(secure.mock.calls.length).toBeGreaterThanOrEqual(many)
    vi.restoreAllMocks()
    expect(new Set(made.map(({ token }) => token)).size).toBe(many)
    for (const { token } of made) {
      expect(token).toMatch(/^[A-Za-z0-9]+$/)
      expect(bits(token, 62)).toBeGreaterThanOrEqual(128)
    }
  })

  test.each(['confirmation', 'new address', 'reset', 'appeal', 'agenda feed'] as const)(
    'SEC-ACC-36 %s is 256 bits, another one each time',
    async (kind) => {
      const again = await everyToken()
      for (const token of [tokens[kind], again[kind]]) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(again[kind]).not.toBe(tokens[kind])
    },
  )

  test('SEC-ACC-36 the secret of an app and recovery codes come from the generator of the system', async () => {
    const noor = await world.person({ passwordHash })
    const random = vi.spyOn(Math, 'random')
    const secure = vi.spyOn(crypto, 'getRandomValues')
    const first = await noor.does(account.startSecondFactor, { password })
    const other = await noor.does(account.startSecondFactor, { password })
    expect(random.mock.calls.length).toBe(0)
    expect(secure.mock.calls.length).toBeGreaterThanOrEqual(22)
    vi.restoreAllMocks()
    const codes = [...first.codes, ...other.codes]
    expect(new Set(codes).size).toBe(20)
    for (const code of codes) expect(bits(code.replace('-', ''), 62)).toBeGreaterThanOrEqual(50)
    expect(first.secret).not.toBe(other.secret)
    for (const { secret } of [first, other]) expect(bits(secret, 32)).toBeGreaterThanOrEqual(128)
  })
})
