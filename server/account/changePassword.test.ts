import { account } from '@bewezen/domain/account/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { browser, linksTo } from './testing/browser.ts'
import { stepwise, withSecondFactor } from './testing/secondFactor.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { signIn, askReset, reset } = browser(world)
const [old, next] = ['Wandelen-2026', 'Zwemmen-2026']
const passwordHash = await (await house.auth.$context).password.hash(old)
const wrong = { status: 403, code: 'WRONG_PASSWORD' }
let noor: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
})

const change = (password: string, newPassword: string) => noor.does(account.changePassword, { password, newPassword })
const opens = async () =>
  Promise.all([old, next].map(async (password) => (await signIn({ email: noor.email, password })).status === 200))
const mails = async () =>
  (await house.mail.listLocal(noor.email)).filter(({ subject }) => subject === 'passwordChanged')

describe('changing the password', () => {
  test('SEC-ACC-05 with the present one: from then on only the new one opens', async () => {
    expect(await change(old, next)).toEqual({ done: true })
    expect(await opens()).toEqual([false, true])
  })

  test('SEC-ACC-05 with a wrong present one changes nothing and tells nobody', async () => {
    const phone = await world.signedIn(noor)
    await expect(change('Fietsen-2026', next)).rejects.toMatchObject(wrong)
    await house.settled()
    expect(await opens()).toEqual([true, false])
    expect((await phone.does(account.viewer, {})).id).toBe(noor.id)
    expect(await mails()).toEqual([])
  })

  test('SEC-ACC-05 the eleventh wrong one within a quarter of an hour is not judged, and neither is a right one', async () => {
    for (let tries = 0; tries < 10; tries++) await expect(change('Fietsen-2026', next)).rejects.toMatchObject(wrong)
    await expect(change(old, next)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(await opens()).toEqual([true, false])
  })

  test.each(['Zw-2026', 'zwemmen-2026', 'ZWEMMEN-2026', 'Zwemmen-Twintig', `Zw2${'x'.repeat(126)}`])(
    'SEC-ACC-05 SH-AUTH-09 into %j is refused by the full rule, before the present one is judged',
    async (newPassword) => {
      await expect(change('Fietsen-2026', newPassword)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: ['newPassword'] },
      })
    },
  )

  test('SEC-ACC-06 SH-RESET-12 ends the other sessions and their streams, leaves this one, and mails the owner', async () => {
    const [phone, sem] = [await world.signedIn(noor), await world.person()]
    const ears = [await noor.listens(), await phone.listens(), await sem.listens()]

    await change(old, next)
    await house.settled()

    expect(ears.map(({ signals }) => signals.some(({ kind }) => kind === 'ended'))).toEqual([false, true, false])
    await expect(phone.does(account.viewer, {})).rejects.toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect((await noor.does(account.viewer, {})).id).toBe(noor.id)
    expect((await sem.does(account.viewer, {})).id).toBe(sem.id)
    expect(ears[2]?.kinds()).toEqual([])
    await world.eventually(async () => expect(await mails()).toHaveLength(1))
    expect(JSON.stringify(await mails())).not.toContain(next)
  })

  test('SEC-ACC-06 ends a reset link that was asked for before', async () => {
    await askReset({ email: noor.email })
    const [token] = await linksTo(world, noor.email, '/reset-password', 1)
    await change(old, next)
    expect(await reset({ token, newPassword: 'Fietsen-2026' })).toMatchObject({ code: 'INVALID_TOKEN' })
    expect(await opens()).toEqual([false, true])
  })

  test('SEC-ACC-06 ends a sign-in that waits for its code', async () => {
    const [first = ''] = await withSecondFactor(world, noor, old)
    const phone = stepwise(world, old)
    expect(await phone.signIn(noor.email)).toEqual([403, 'SECOND_FACTOR_NEEDED'])
    await change(old, next)
    expect(await phone.recovery(first)).toEqual([401, 'SECOND_FACTOR_EXPIRED'])
    expect(phone.isSignedIn()).toBe(false)
  })
})
