import { account } from '@bewezen/domain/account/contract.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openWorld, Refused, type World } from '../base/testing/world.ts'
import { browser, linksTo, typed } from './testing/browser.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server', jobs: true })
const { house } = world
const { askReset, reset, signIn } = browser(world)
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

const register = (where: World, at: number, change: Partial<typeof typed>) =>
  where
    .visitor(`203.0.113.${at + 1}`)
    .does(account.register, { ...typed, username: `noor_${at}`, email: `noor${at}@bewezen.example`, ...change })
    .then(
      () => 'won',
      (error: unknown) => (error instanceof Refused ? error.code : String(error)),
    )

async function rows(where: World): Promise<Record<string, number>> {
  const { rows } = await where.house.database.pool.query(`select
    (select count(*)::int from auth_users) as users, (select count(*)::int from auth_accounts) as accounts,
    (select count(*)::int from profiles) as profiles, (select count(*)::int from contact_info) as contacts,
    (select count(*)::int from medical_profiles) as medical,
    (select count(*)::int from email_confirmations) as links,
    (select count(*)::int from facts where kind = 'account.registered') as facts`)
  return rows[0]
}
const plus = (before: Record<string, number>, more: number) =>
  Object.fromEntries(Object.entries(before).map(([name, all]) => [name, all + more]))

describe('30 people who sign up at the same moment from 30 addresses', () => {
  test('SH-EDGE-06 SH-AUTH-25 SH-AUTH-31 for one username: one wins, 29 hear that it is taken, and no account is half made', async () => {
    const before = await rows(world)

    const answers = await Promise.all(times(30, (at) => register(world, at, { username: 'noor' })))

    expect(answers.toSorted()).toEqual([...Array(29).fill('USERNAME_IN_USE'), 'won'])
    expect(await rows(world)).toEqual(plus(before, 1))
  })

  test('SH-AUTH-23 SH-EDGE-08 for one e-mail address in other letters: one wins, 29 hear that it is taken', async () => {
    const before = await rows(world)
    const email = (at: number) => (at % 2 ? 'Samen@Bewezen.Example' : 'samen@bewezen.example')

    const answers = await Promise.all(
      times(30, (at) => register(world, at, { username: `samen_${at}`, email: email(at) })),
    )

    expect(answers.toSorted()).toEqual([...Array(29).fill('EMAIL_IN_USE'), 'won'])
    expect(await rows(world)).toEqual(plus(before, 1))
  })

  test('for one username would win more than once without the constraint: the database decides, no question before it', async () => {
    const open = await openWorld({ engine: 'server' })
    await open.house.database.pool.query('alter table profiles drop constraint profiles_username_unique')

    const answers = await Promise.all(times(30, (at) => register(open, at, { username: 'noor' })))

    expect(answers.filter((answer) => answer === 'won').length).toBeGreaterThan(1)
  })
})

describe('tries of one network address at the same moment', () => {
  test('SH-AUTH-24 SH-AUTH-30 SH-CALL-15 are let through up to the limit and no further', async () => {
    const tight = await openWorld({ engine: 'server', env: { SIGN_UP_LIMIT: '5' } })
    const address = '203.0.113.250'
    const there = browser(tight)
    const asks: ((at: number) => Promise<unknown>)[] = [
      (at: number) => register(tight, 249, { username: `druk_${at}`, email: `druk${at}@bewezen.example` }),
      () =>
        tight
          .visitor(address)
          .does(account.usernameAvailable, { username: 'vrij' })
          .catch((error: unknown) => (error instanceof Refused ? error.code : String(error))),
      (at: number) =>
        there.signIn({ email: `druk${at}@nergens.example`, password: 'x' }, { address }).then((it) => it.code),
    ]
    for (const ask of asks) {
      const answers = await Promise.all(times(20, ask))
      expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(15)
    }
  })
})

describe('links that are asked for or used many times at the same moment', () => {
  const email = 'vaak@bewezen.example'
  beforeAll(async () => {
    await register(world, 99, { username: 'vaak', email })
  })

  test('SH-VERIFY-13 12 requests for a confirmation link make 3', async () => {
    const asked = await Promise.allSettled(times(12, () => world.visitor().does(account.resendConfirmation, { email })))

    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await linksTo(world, email, '/auth/confirm', 4)
  })

  test('SH-VERIFY-18 10 openings of one link begin one session', async () => {
    await register(world, 98, { username: 'eens', email: 'eens@bewezen.example' })
    const [token] = await linksTo(world, 'eens@bewezen.example', '/auth/confirm', 1)
    const open = () => world.app.inject({ method: 'POST', url: '/api/account/confirm', payload: { token } })

    const opened = await Promise.all(times(10, open))

    expect(opened.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(opened.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1)
  })

  test('SH-RESET-13 12 requests for a reset make 5', async () => {
    const asked = await Promise.all(times(12, () => askReset({ email })))

    expect(asked.map(({ status }) => status)).toEqual(Array(12).fill(200))
    await house.settled()
    const { rows } = await house.database.pool.query(`select 1 from facts where kind = 'account.resetAsked'`)
    expect(rows).toHaveLength(5)
  })

  test('SH-EDGE-11 of requests for a reset at the same moment the newest link is left, and every mail holds it', async () => {
    for (let round = 0; round < 5; round++) {
      const sem = await world.person()
      await Promise.all(times(4, () => askReset({ email: sem.email })))

      const links = await linksTo(world, sem.email, '/reset-password', 4)
      expect((await reset({ token: links[0], newPassword: 'Zwemmen-2026' })).status).toBe(200)
    }
  })

  test('SH-EDGE-11 one reset link, used 6 times, sets one password', async () => {
    const noor = await world.person({ passwordHash: 'none' })
    await askReset({ email: noor.email })
    const [token] = await linksTo(world, noor.email, '/reset-password', 1)

    const used = await Promise.all(times(6, (at) => reset({ token, newPassword: `Zwemmen-${at}` })))

    const won = used.flatMap(({ status }, at) => (status === 200 ? [at] : []))
    expect(won).toHaveLength(1)
    expect((await signIn({ email: noor.email, password: `Zwemmen-${won[0]}` })).status).toBe(200)
  })
})

test('who signed out or set a new password is somebody without a session at once, also when news is held up', async () => {
  const passwordHash = await (await house.auth.$context).password.hash(typed.password)
  const [noor, sem] = [await world.person({ passwordHash }), await world.person({ passwordHash })]
  await askReset({ email: sem.email })
  const [token] = await linksTo(world, sem.email, '/reset-password', 1)
  for (const person of [noor, sem]) expect((await person.does(account.viewer, {})).id).toBe(person.id)
  // Facts wait for every older transaction, and this one stays open.
  const older = await house.database.pool.connect()
  await older.query('begin; select pg_current_xact_id()')

  await browser(world).signOut({}, { cookie: noor.cookie })
  await reset({ token, newPassword: 'Zwemmen-2026' })

  for (const person of [noor, sem]) await expect(person.does(account.viewer, {})).rejects.toMatchObject({ status: 401 })
  await older.query('rollback')
  older.release()
})
