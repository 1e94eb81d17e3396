import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson, type World } from '../base/testing/world.ts'
import { resetIdentifier, storedIdentifier } from './storedIdentifier.ts'
import { authVerifications } from './tables.ts'
import { appOf, codeOf, stepwise, withSecondFactor } from './testing/secondFactor.ts'

const world = await openWorld()
const strict = await openWorld({ env: { SECOND_FACTOR: 'required' } })
const password = 'Wandelen-2026'
const passwordHash = await (await world.house.auth.$context).password.hash(password)
const wrong = { status: 403, code: 'WRONG_PASSWORD' }
let noor: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
})

const secure = (where: World, person: TestPerson) => withSecondFactor(where, person, password)
const browser = (address?: string) => stepwise(world, password, address)

describe('devices', () => {
  const devices = async (person: TestPerson) => (await person.does(account.security, {})).devices

  test('are listed with the one that asks, and never say where they are', async () => {
    const phone = await world.signedIn(noor)
    const listed = await devices(phone)
    expect(listed.map(({ current }) => current).toSorted()).toEqual([false, true])
    for (const device of listed) expect(Object.keys(device).toSorted()).toEqual(['current', 'id', 'lastSeenAt', 'name'])
  })

  test('are signed out one at a time, heard at once, and never those of somebody else', async () => {
    const [phone, sem] = [await world.signedIn(noor), await world.person({ passwordHash })]
    const ear = await phone.listens()
    const other = (await devices(noor)).find(({ current }) => !current)?.id ?? ''

    await expect(sem.does(account.endSession, { id: other, password })).rejects.toMatchObject({ status: 404 })
    await noor.does(account.endSession, { id: other, password })
    await world.house.settled()

    await expect(phone.does(account.viewer, {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    expect(ear.signals.map(({ kind }) => kind)).toContain('ended')
    expect(await devices(noor)).toHaveLength(1)
    await expect(noor.does(account.endSession, { id: newId(), password })).rejects.toMatchObject({ status: 404 })
  })

  test('are all signed out but this one', async () => {
    const others = [await world.signedIn(noor), await world.signedIn(noor)]
    expect(await noor.does(account.endOtherSessions, { password })).toEqual({ ended: 2 })
    for (const other of others) await expect(other.does(account.viewer, {})).rejects.toMatchObject({ status: 401 })
    expect(await devices(noor)).toMatchObject([{ current: true }])
  })

  test('SEC-ACC-44 are signed out, one or all, by who knows the password alone', async () => {
    const phone = await world.signedIn(noor)
    const other = (await devices(noor)).find(({ current }) => !current)?.id ?? ''
    await expect(noor.does(account.endSession, { id: other, password: 'wrong' })).rejects.toMatchObject(wrong)
    await expect(noor.does(account.endOtherSessions, { password: 'wrong' })).rejects.toMatchObject(wrong)
    expect((await phone.does(account.viewer, {})).id).toBe(noor.id)
    await noor.does(account.endSession, { id: other, password })
    await expect(phone.does(account.viewer, {})).rejects.toMatchObject({ status: 401 })
  })

  test('SEC-ACC-16 tell when they were last seen, to five minutes', async () => {
    const { pool } = world.house.database
    await pool.query(`update auth_sessions set last_seen_at = now() - interval '2 days' where user_id = $1`, [noor.id])
    await noor.does(account.viewer, {})
    await world.house.settled()
    const [device] = await devices(noor)
    expect(Date.now() - Date.parse(device?.lastSeenAt ?? '')).toBeLessThan(60_000)
  })
})

describe('the second factor', () => {
  test('counts after a right code only, needs the password to begin, and does not sign this page out', async () => {
    await expect(noor.does(account.startSecondFactor, { password: 'wrong' })).rejects.toMatchObject(wrong)
    const { address, secret, codes } = await noor.does(account.startSecondFactor, { password })
    expect(address).toMatch(/^otpauth:\/\/totp\//)
    expect(address).toContain(`secret=${secret}`)
    expect(codes).toHaveLength(10)
    await expect(noor.does(account.confirmSecondFactor, { code: '000000x' })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
    expect(await browser().signIn(noor.email)).toEqual([200, null])

    const ear = await noor.listens()
    const code = await codeOf(world, noor.id)
    await noor.does(account.confirmSecondFactor, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    await world.house.settled()

    expect(ear.kinds()).toEqual(['account.securityChanged', 'access.changed'])
    expect(ear.signals.map(({ kind }) => kind)).not.toContain('ended')
    expect((await noor.does(account.security, {})).secondFactor).toEqual({ on: true, required: false })
    await expect(noor.does(account.startSecondFactor, { password })).rejects.toMatchObject({ code: 'SECOND_FACTOR_ON' })
  })

  test('is asked after the password, and nobody is signed in before it', async () => {
    await secure(world, noor)
    const phone = browser()
    expect(await phone.signIn(noor.email)).toEqual([403, 'SECOND_FACTOR_NEEDED'])
    expect(phone.isSignedIn()).toBe(false)
    expect(await phone.code('123')).toEqual([401, 'WRONG_CODE'])
    expect(phone.isSignedIn()).toBe(false)
    expect(await phone.code(await codeOf(world, noor.id))).toEqual([200, null])
    expect(phone.isSignedIn()).toBe(true)
    expect(await browser().code('123456')).toEqual([401, 'SECOND_FACTOR_EXPIRED'])
  })

  test('SEC-ACC-01 takes each code of the app once: not again, not one that set it up, and not an older one', async () => {
    await noor.does(account.startSecondFactor, { password })
    const app = await appOf(world, noor.id)
    const now = Math.floor(Date.now() / 30_000)
    const [older, code, newer] = [await app.hotp(now - 1), await app.hotp(now), await app.hotp(now + 1)]
    await noor.does(account.confirmSecondFactor, { code })
    const gives = async (given: string) => {
      const phone = browser()
      await phone.signIn(noor.email)
      return phone.code(given)
    }

    expect(await gives(code)).toEqual([401, 'WRONG_CODE'])
    expect(await gives(newer)).toEqual([200, null])
    expect(await gives(newer)).toEqual([401, 'WRONG_CODE'])
    expect(await gives(older)).toEqual([401, 'WRONG_CODE'])
  })

  test('SEC-ACC-01 a wrong code uses nothing up', async () => {
    await secure(world, noor)
    const right = await codeOf(world, noor.id)
    const phone = browser()
    await phone.signIn(noor.email)
    expect(await phone.code('000000x')).toEqual([401, 'WRONG_CODE'])
    expect(await phone.code(right)).toEqual([200, null])
  })

  test('takes each recovery code once, and none of those that were replaced', async () => {
    const [first = '', second = ''] = await secure(world, noor)
    for (const expected of [
      [200, null],
      [401, 'WRONG_CODE'],
    ]) {
      const phone = browser()
      await phone.signIn(noor.email)
      expect(await phone.recovery(first)).toEqual(expected)
    }
    const { codes } = await noor.does(account.newRecoveryCodes, { password })
    const phone = browser()
    await phone.signIn(noor.email)
    expect(await phone.recovery(second)).toEqual([401, 'WRONG_CODE'])
    expect(await phone.recovery(codes[0] ?? '')).toEqual([200, null])
  })

  test('SH-RESET-12 is asked for in vain when the password that was given is replaced meanwhile', async () => {
    const [first = ''] = await secure(world, noor)
    const phone = browser()
    expect(await phone.signIn(noor.email)).toEqual([403, 'SECOND_FACTOR_NEEDED'])
    const token = newId()
    await world.house.database.db.insert(authVerifications).values({
      id: newId(),
      identifier: storedIdentifier(resetIdentifier(token)),
      value: noor.id,
      expiresAt: new Date(Date.now() + 60_000),
    })
    const payload = { token, newPassword: 'Zwemmen-2026' }
    expect((await world.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode).toBe(200)
    expect(await phone.recovery(first)).toEqual([401, 'SECOND_FACTOR_EXPIRED'])
    expect(phone.isSignedIn()).toBe(false)
  })

  test('SH-AUTH-30 wrong codes end the question, and many lock it for a while', async () => {
    await secure(world, noor)
    const heard: (string | null)[] = []
    for (let round = 0; round < 2; round++) {
      const phone = browser()
      await phone.signIn(noor.email)
      for (let tries = 0; tries < 5; tries++) heard.push((await phone.code('000000x'))[1])
      heard.push((await phone.code('000000x'))[1])
    }
    expect(heard.slice(0, 6)).toEqual([...Array(5).fill('WRONG_CODE'), 'SECOND_FACTOR_EXPIRED'])
    const phone = browser()
    await phone.signIn(noor.email)
    expect(await phone.code(await codeOf(world, noor.id))).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  test('is taken off with the password', async () => {
    await secure(world, noor)
    await expect(noor.does(account.stopSecondFactor, { password: 'wrong' })).rejects.toMatchObject(wrong)
    await noor.does(account.stopSecondFactor, { password })
    expect(await browser().signIn(noor.email)).toEqual([200, null])
  })

  test('SEC-ACC-08 is required of admins, teachers and moderators where it must be: before anything else, and for good', async () => {
    const [admin, teacher, moderator, partner, student] = [
      await strict.person({ role: 'admin', passwordHash }),
      await strict.person({ role: 'teacher', passwordHash }),
      await strict.person({ role: 'moderator', passwordHash }),
      await strict.person({ role: 'partner', passwordHash }),
      await strict.person({ passwordHash }),
    ]
    for (const person of [admin, teacher, moderator]) {
      await expect(person.does(inbox.list, { limit: 1 })).rejects.toMatchObject({
        status: 403,
        code: 'SECOND_FACTOR_REQUIRED',
      })
      expect((await person.does(access.ownAccess, {})).needsSecondFactor).toBe(true)
    }
    await expect(admin.does(access.people, {})).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    for (const person of [partner, student]) {
      expect((await person.does(access.ownAccess, {})).needsSecondFactor).toBe(false)
      await person.does(inbox.list, { limit: 1 })
    }

    await secure(strict, admin)
    await admin.does(access.people, {})
    expect((await admin.does(account.security, {})).secondFactor).toEqual({ on: true, required: true })
    await expect(admin.does(account.stopSecondFactor, { password })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    })
    await admin.does(access.people, {})
  })
})

describe('passkeys', () => {
  test('are made after the password, and what is no passkey is refused', async () => {
    await expect(noor.does(account.startPasskey, { password: 'wrong' })).rejects.toMatchObject(wrong)
    const { options } = await noor.does(account.startPasskey, { password })
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required' },
    })
    for (const response of ['', '{}', '[]', 'null', '{"id":"x"}'])
      await expect(noor.does(account.savePasskey, { response })).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
  })

  test('ask everybody the same, and sign nobody in without a signature', async () => {
    const [visitor, challenge] = [
      world.visitor(),
      async () => JSON.parse((await world.visitor().does(account.askPasskey, {})).options),
    ]
    const [one, other] = [await challenge(), await challenge()]
    expect(Object.keys(one)).toEqual(Object.keys(other))
    expect(one).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(one.allowCredentials).toBeUndefined()
    for (const response of ['', '{}', '{"id":"x"}'])
      await expect(visitor.does(account.signInWithPasskey, { response })).rejects.toMatchObject({
        code: 'PASSKEY_FAILED',
      })
  })

  test('SEC-ACC-03 of somebody else cannot be removed, and one’s own with the password alone', async () => {
    const id = newId()
    await world.house.database.pool.query(
      `insert into auth_passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up, name)
       values ($1, $2, 'key', $3, 0, 'singleDevice', false, 'Chrome op Mac')`,
      [id, noor.id, `credential ${id}`],
    )
    const sem = await world.person({ passwordHash })
    await expect(sem.does(account.removePasskey, { id, password })).rejects.toMatchObject({ status: 404 })
    await expect(noor.does(account.removePasskey, { id, password: 'wrong' })).rejects.toMatchObject(wrong)
    expect((await noor.does(account.security, {})).passkeys).toMatchObject([{ id, name: 'Chrome op Mac' }])
    await noor.does(account.removePasskey, { id, password })
    expect((await noor.does(account.security, {})).passkeys).toEqual([])
  })
})
