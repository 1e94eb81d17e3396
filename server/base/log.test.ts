import { Writable } from 'node:stream'
import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { linksTo } from '../account/testing/browser.ts'
import { codeOf, withSecondFactor } from '../account/testing/secondFactor.ts'
import { openLog } from './log.ts'
import { openWorld } from './testing/world.ts'

let lines: string[] = []
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().trim().split('\n'))
    done()
  },
})
const log = openLog('trace', sink)
beforeEach(() => {
  lines = []
})

const world = await openWorld({ log, jobs: true })
const { house, app } = world
const typed = {
  firstName: 'Wilhelmina',
  lastName: 'Geheimzinnig',
  username: 'wilhelmina_g',
  email: 'wilhelmina@prive.example',
  password: 'Zeer-Geheim-2026',
}
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })
const signIn = (password: string) => post('/api/auth/sign-in/email', { email: typed.email, password })
/** The token of the one link to `path` that is not among `known`: mails may arrive in any order. */
const tokenIn = (path: string, ...known: string[]) =>
  world.eventually(async () => {
    const tokens = (await house.mail.listLocal(typed.email))
      .filter(({ text }) => text.includes(path))
      .map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '')
    return tokens.find((token) => !known.includes(token)) ?? expect.unreachable()
  })

/** Which of these stand in the log. */
const found = (words: readonly (string | undefined)[]) =>
  words.filter((word) => word && lines.some((line) => line.toLowerCase().includes(word.toLowerCase())))
const known = ['account', 'id', 'level', 'msg', 'network', 'time', 'what']

describe('the log', () => {
  test('SH-VERIFY-20 of a whole sign-up, sign-in and reset names nobody, and no token, password or query', async () => {
    const visitor = world.visitor('203.0.113.77')
    await visitor.does(account.register, typed)
    await visitor.does(account.usernameAvailable, { username: typed.username })
    const replaced = await tokenIn('/auth/confirm')
    await visitor.does(account.resendConfirmation, { email: typed.email })
    await house.settled()
    await signIn('wrong-Password-1')
    await signIn(typed.password)
    const confirmation = await tokenIn('/auth/confirm', replaced)
    await visitor.does(account.confirm, { token: confirmation, replaceSession: false })
    const signedIn = await signIn(typed.password)
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    expect(signedIn.statusCode).toBe(200)
    await post('/api/auth/request-password-reset', { email: typed.email })
    await house.settled()
    const reset = await tokenIn('/reset-password')
    await post('/api/auth/reset-password', { token: reset, newPassword: 'Nieuw-Geheim-2026' })
    await app.inject({ url: `/auth/confirm?token=${confirmation}&zoek=bijzondere-vraag`, headers: { cookie } })
    await app.inject({ url: '/api/account/usernameAvailable?username=bijzondere-vraag' })
    await app.inject({ url: `/zo/maar/${typed.username}?q=bijzondere-vraag` })
    await post(`/nergens/${typed.username}`, typed)
    await house.settled()

    expect(lines.length).toBeGreaterThan(10)
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(answered.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/api/account/register', '/api/auth/sign-in/email', '/*']),
    )
    for (const line of answered)
      expect(Object.keys(line)).toEqual(expect.arrayContaining(['id', 'method', 'statusCode', 'ms']))
    expect(
      found([
        ...Object.values(typed),
        confirmation,
        reset,
        cookie,
        decodeURIComponent(cookie).split('=')[1]?.split('.')[0],
        'wrong-Password-1',
        'Nieuw-Geheim-2026',
        'bijzondere-vraag',
        'prive.example',
        '203.0.113.77',
      ]),
    ).toEqual([])
  })

  test('SEC-ACC-04 tells of sign-ins that failed by keyed hashes, alike for accounts that are there and that are not', async () => {
    const { password } = await house.auth.$context
    const { email } = await world.person({ passwordHash: await password.hash('Wandelen-2026') })
    const tries = [email, email.toUpperCase(), 'niemand@prive.example'] as const
    const answers = []
    for (const [at, one] of tries.entries())
      answers.push(
        await app.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          payload: { email: one, password: typed.password },
          remoteAddress: at === 0 ? '203.0.113.77' : '198.51.100.4',
        }),
      )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])

    const failed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a sign-in failed')
    expect(failed).toMatchObject(
      answers.map(({ headers }) => ({ id: headers['x-request-id'], what: 'password', status: 401 })),
    )
    const [first, second, unknown] = failed
    expect([first.account === second.account, second.account === unknown.account]).toEqual([true, false])
    expect([first.network === second.network, second.network === unknown.network]).toEqual([false, true])
    expect(found([email, ...Object.values(typed), 'niemand', '203.0.113.77', '198.51.100.4'])).toEqual([])
  })

  test('SEC-ACC-33 tells of each sign-in that succeeded and how, with the hashes of those that failed', async () => {
    const secret = 'Wandelen-2026'
    const passwordHash = await (await house.auth.$context).password.hash(secret)
    const noor = await world.person({ passwordHash })
    const auth = (path: string, payload: object, cookie = '') =>
      app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload,
        headers: { cookie },
        remoteAddress: '203.0.113.78',
      })
    const [wrong, right] = [
      await auth('sign-in/email', { email: noor.email, password: 'x' }),
      await auth('sign-in/email', { email: noor.email.toUpperCase(), password: secret }),
    ]
    const [recovery = ''] = await withSecondFactor(world, noor, secret)
    const withCode = async (path: string, code: string) => {
      const asked = await auth('sign-in/email', { email: noor.email, password: secret })
      const cookies = asked.cookies.filter(({ value }) => value)
      return auth(path, { code }, cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '))
    }
    const code = await withCode('two-factor/verify-totp', await codeOf(world, noor.id))
    const spare = await withCode('two-factor/verify-backup-code', recovery)
    await world.visitor().does(account.register, { ...typed, username: 'wil', email: `wil-${typed.email}` })
    const [link = ''] = await linksTo(world, `wil-${typed.email}`, '/auth/confirm', 1)
    await world.visitor().does(account.confirm, { token: link, replaceSession: false })

    const told = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'somebody signed in')
    await world.eventually(async () => expect(told()).toHaveLength(4))
    expect(told().map(({ what }) => what)).toEqual(['password', 'code', 'recovery code', 'confirmation'])
    expect(told().map(({ id }) => id)).toEqual([
      ...[right, code, spare].map(({ headers }) => headers['x-request-id']),
      expect.any(String),
    ])
    const failed = lines.map((line) => JSON.parse(line)).find(({ id }) => id === wrong.headers['x-request-id'])
    for (const line of told().slice(0, 3))
      expect([line.account, line.network]).toEqual([failed.account, failed.network])
    expect(told()[3]?.account).not.toBe(failed.account)
    for (const line of told()) expect(Object.keys(line).toSorted()).toEqual(known)
    expect(found([noor.email, noor.id, secret, recovery, link, '203.0.113.78'])).toEqual([])
  })

  test('SEC-ACC-04 tells of tries that were too many', async () => {
    const strict = await openWorld({ log, env: { SIGN_UP_LIMIT: '1' } })
    const payload = { email: typed.email, password: 'x' }
    const once = () => strict.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })
    await once()
    expect((await once()).statusCode).toBe(429)
    const failed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a sign-in failed')
    expect(failed.map(({ status }) => status)).toEqual([401, 429])
  })

  test('of failures of the database says what failed, and not for whom', async () => {
    await expect(
      house.transaction((tx) =>
        tx.execute(
          sql`insert into auth_users (id, name, email) values (gen_random_uuid(), ${typed.firstName}, ${typed.email})`,
        ),
      ),
    ).rejects.toThrow()
    await house.database.pool.query('alter table attempts rename to attempts_gone')

    await expect(world.visitor().does(account.resendConfirmation, { email: typed.email })).rejects.toMatchObject({
      status: 500,
      code: 'UNEXPECTED',
      data: null,
    })
    const signedIn = await signIn(typed.password)
    await house.database.pool.query('alter table attempts_gone rename to attempts')

    expect([signedIn.statusCode, signedIn.json()]).toEqual([500, { code: 'UNEXPECTED', data: null }])
    expect(found(['42P01', 'attempts', '    at '])).toEqual(['42P01', 'attempts', '    at '])
    expect(found(Object.values(typed))).toEqual([])
  })

  test('of errors leaves out what they carry along', async () => {
    const email = `twice-${typed.email}`
    const insert = () =>
      house.database.db.execute(
        sql`insert into auth_users (id, name, email) values (gen_random_uuid(), ${typed.lastName}, ${email})`,
      )
    await insert()
    const taken = await insert().catch((error: unknown) => error)
    const misfit = await house.database.pool.query(`select $1::uuid`, [typed.lastName]).catch((error: unknown) => error)
    const rejected = Object.assign(new Error(`550 <${typed.email}> unknown`), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: `550 ${typed.email}`,
      rejected: [typed.email],
    })
    for (const err of [taken, misfit, rejected, { email: typed.email }, new Error('outer', { cause: rejected })])
      log.error({ err }, `about ${typed.email}`)

    expect(lines).toHaveLength(5)
    expect(found(['23505', 'auth_users_email_unique', '22P02', 'EENVELOPE'])).toHaveLength(4)
    expect(found(Object.values(typed))).toEqual([])
    expect(lines.every((line) => JSON.parse(line).msg === 'about [address]')).toBe(true)
  })

  test('lines are JSON with a level and a moment, and nothing of the machine', async () => {
    await world.visitor().does(access.settings, {})

    const line = JSON.parse(lines.at(-1) ?? '')
    expect(line).toMatchObject({ level: 30, time: expect.any(Number), msg: 'answered', statusCode: 200 })
    expect(line).not.toHaveProperty('hostname')
    expect(line).not.toHaveProperty('pid')
  })
})
