import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { forgetOldAttempts } from './attempts.ts'
import { browser, linksTo } from './testing/browser.ts'
import { stepwise, withSecondFactor } from './testing/secondFactor.ts'
import { afterwards, frozenWaits } from './testing/waits.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { signIn, askReset } = browser(world)
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
const aPerson = () => world.person({ passwordHash })
const right = [200, null] as const
const full = [429, 'TOO_MANY_REQUESTS'] as const

beforeEach(() => house.database.pool.query('delete from attempts'))
afterwards()

/** Strangers who guess: one wrong try, and as many more of the same, `later` by so many seconds when they still wait. */
async function besiege(email: string, more = 15, later = 30): Promise<void> {
  await signIn({ email, password: 'Raden-2026' })
  await again(more, later)
}

/** The latest wrong try so many times more. */
async function again(more: number, later = 0): Promise<void> {
  await house.database.pool.query(
    `insert into attempts (id, kind, subject, at)
      select gen_random_uuid(), kind, subject, at + $2 * interval '1 second' from
        (select * from attempts where kind = 'signInFailed' order by at desc, id desc limit 1) as latest,
        generate_series(1, $1)`,
    [more, later],
  )
}
const mailed = async (email: string) => {
  await house.settled()
  return (await house.mail.listLocal(email)).map(({ subject }) => subject)
}

describe('an account at which strangers guess', () => {
  test('SH-AUTH-34 lets its owner in at once from a browser where they signed in before, and holds all others up', async () => {
    const [noor, known] = [await aPerson(), stepwise(world, password)]
    expect(await known.signIn(noor.email)).toEqual(right)
    const asked = frozenWaits()
    await besiege(noor.email)
    const heldUp = asked.length

    expect(await known.signIn(noor.email.toUpperCase())).toEqual(right)
    expect(asked).toHaveLength(heldUp)
    expect(await stepwise(world, password).signIn(noor.email)).toEqual(full)
  })

  test('SH-AUTH-34 does not know a browser by the cookie of another account, a changed one or an invented one', async () => {
    const [noor, sem, known] = [await aPerson(), await aPerson(), stepwise(world, password)]
    await known.signIn(noor.email)
    const [[name, cookie] = ['', '']] = [...known.cookies].filter(([it]) => it.endsWith('known_device'))
    frozenWaits()
    await besiege(sem.email)

    for (const value of [cookie, 'x.y', '.']) {
      const other = stepwise(world, password)
      other.cookies.set(name, value)
      expect(await other.signIn(sem.email)).toEqual(full)
    }
  })

  test('SH-AUTH-34 holds a known browser to a budget of its own', async () => {
    const [noor, known] = [await aPerson(), stepwise(world, password)]
    await known.signIn(noor.email)
    const asked = frozenWaits()

    await known.signIn(noor.email, 'Raden-2026')
    await again(8)
    for (let tries = 0; tries < 3; tries++) await known.signIn(noor.email, 'Raden-2026')

    expect(asked).toEqual([1_000, 3_000])
    expect(await stepwise(world, password).signIn(noor.email)).toEqual(right)
    expect(asked).toHaveLength(2)
  })

  test('SH-AUTH-34 lets anybody with the password in when the strangers rest for a moment', async () => {
    const noor = await aPerson()
    const asked = frozenWaits()
    await besiege(noor.email)
    vi.setSystemTime(Date.now() + 45_000)

    expect(await stepwise(world, password).signIn(noor.email)).toEqual(right)
    expect(Math.max(...asked)).toBeLessThanOrEqual(30_000)
  })

  test('SH-AUTH-34 is free again after a new password by mail, and knows the browser that set it', async () => {
    const [noor, phone] = [await aPerson(), stepwise(world, password)]
    frozenWaits()
    await besiege(noor.email)
    await askReset({ email: noor.email })
    const [token = ''] = await linksTo(world, noor.email, '/reset-password', 1)

    expect(await phone.reset(token, 'Zwemmen-2026')).toEqual(right)
    expect(await stepwise(world, 'Zwemmen-2026').signIn(noor.email)).toEqual(right)
    await besiege(noor.email)
    expect(await phone.signIn(noor.email, 'Zwemmen-2026')).toEqual(right)
  })

  test('SH-AUTH-34 that is locked for its codes is free again after a new password', async () => {
    const noor = await aPerson()
    const [first = ''] = await withSecondFactor(world, noor, password)
    frozenWaits()
    for (let round = 0; round < 2; round++) {
      const stranger = stepwise(world, password)
      await stranger.signIn(noor.email)
      for (let tries = 0; tries < 5; tries++) await stranger.code('000000x')
    }
    await askReset({ email: noor.email })
    const [token = ''] = await linksTo(world, noor.email, '/reset-password', 1)
    const phone = stepwise(world, 'Zwemmen-2026')
    await phone.reset(token, 'Zwemmen-2026')

    expect(await phone.signIn(noor.email)).toEqual([403, 'SECOND_FACTOR_NEEDED'])
    expect(await phone.recovery(first)).toEqual(right)
  })
})

describe('the owner', () => {
  test('SH-AUTH-35 gets one mail in six hours at ten wrong passwords, and none at nine', async () => {
    const [noor, sem] = [await aPerson(), await aPerson()]
    frozenWaits()
    const fail = async (email: string, times: number) => {
      vi.setSystemTime(Date.now() + 1_000)
      await besiege(email, times - 2, 0)
      await signIn({ email, password: 'Raden-2026' })
    }
    const told = 'guessed'

    await fail(sem.email, 9)
    await fail(noor.email.toUpperCase(), 12)
    await world.eventually(async () => expect(await mailed(noor.email)).toEqual([told]))
    for (const hours of [3, 2.5]) {
      vi.setSystemTime(Date.now() + hours * 60 * 60_000)
      await house.transaction((tx) => forgetOldAttempts(tx, new Date()))
      await fail(noor.email, 10)
    }
    expect(await mailed(noor.email)).toEqual([told])
    vi.setSystemTime(Date.now() + 60 * 60_000)
    await fail(noor.email, 10)

    await world.eventually(async () => expect(await mailed(noor.email)).toEqual([told, told]))
    expect(await mailed(sem.email)).toEqual([])
  })

  test('SH-AUTH-35 hears that somebody has the password when it was right and ten codes were wrong', async () => {
    const noor = await aPerson()
    await withSecondFactor(world, noor, password)
    frozenWaits()
    for (let round = 0; round < 2; round++) {
      const stranger = stepwise(world, password)
      await stranger.signIn(noor.email)
      for (let tries = 0; tries < 5; tries++) await stranger.code('000000x')
    }

    await world.eventually(async () => expect(await mailed(noor.email)).toContain('guessed'))
  })

  test('SH-AUTH-35 SH-EDGE-07 of an address without an account hears nothing, and nothing is kept of it', async () => {
    const facts = async () =>
      (await house.database.pool.query(`select id from facts where kind = 'account.guessed'`)).rows
    const before = await facts()
    frozenWaits()
    await besiege('nobody@bewezen.example', 9, 0)
    await signIn({ email: 'nobody@bewezen.example', password: 'Raden-2026' })

    expect(await mailed('nobody@bewezen.example')).toEqual([])
    expect(await facts()).toEqual(before)
  })
})
