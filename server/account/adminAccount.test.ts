import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { browser, linksTo } from './testing/browser.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { signIn, reset, askReset } = browser(world)
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
let admin: TestPerson

beforeAll(async () => {
  admin = await world.person({ role: 'admin' })
})

const audit = async (personId: string) =>
  (await admin.does(access.auditLog, { search: '', kind: 'account' })).lines.filter(
    ({ subject }) => subject?.id === personId,
  )

describe('blocking', () => {
  test('ADM-PANEL-06 ADM-PANEL-04 signs out everywhere at once, and refuses to sign in with its sentence, until it is lifted', async () => {
    const sanne = await world.person({ passwordHash })
    const phone = await world.signedIn(sanne)
    const [ear, calm] = [await phone.listens(), await admin.listens()]
    const block = (blocked: boolean) =>
      admin.does(account.setBlocked, { personId: sanne.id, blocked, reason: 'Schelden' })

    await block(true)
    await block(true)
    await house.settled()

    for (const device of [sanne, phone])
      await expect(device.does(account.viewer, {})).rejects.toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect(ear.signals.map(({ kind }) => kind)).toContain('ended')
    expect(calm.signals.map(({ kind }) => kind)).not.toContain('ended')
    const credentials = { email: sanne.email, password }
    expect(await signIn(credentials)).toEqual({ status: 403, code: 'ACCOUNT_BLOCKED', cookie: null })
    expect(await signIn({ ...credentials, password: 'wrong' })).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
    expect((await admin.does(access.person, { personId: sanne.id })).blocked).toBe(true)

    await block(false)
    // What was signed in before stays signed out, also for a process that knows nothing of it.
    house.snapshots.forgetAll()
    for (const device of [sanne, phone])
      await expect(device.does(account.viewer, {})).rejects.toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect((await signIn(credentials)).status).toBe(200)
    expect((await audit(sanne.id)).map(({ action }) => action)).toEqual(['account.unblocked', 'account.blocked'])
  })

  test('ADM-PANEL-06 a session that began in the same moment is none, and no link begins one', async () => {
    const late = await world.person({ confirmed: false })
    const [link] = await linksTo(world, late.email, '/auth/confirm', 1)
    await house.database.pool.query('update auth_users set blocked_at = now() where id = $1', [late.id])
    await house.snapshots.forget(late.id)

    await expect(late.does(account.viewer, {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    const opened = world.visitor().does(account.confirm, { token: link ?? '', replaceSession: false })
    await expect(opened).rejects.toMatchObject({ status: 403, code: 'ACCOUNT_BLOCKED' })
  })

  test('ADM-PANEL-05 neither oneself nor the last admin', async () => {
    await expect(
      admin.does(account.setBlocked, { personId: admin.id, blocked: true, reason: 'Schelden' }),
    ).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    })
    const other = await world.person({ role: 'admin' })
    await expect(
      other.does(account.setBlocked, { personId: other.id, blocked: true, reason: 'Schelden' }),
    ).rejects.toMatchObject({
      code: 'OWN_ACCOUNT',
    })
    await admin.does(account.setBlocked, { personId: other.id, blocked: true, reason: 'Schelden' })
    // A blocked admin does not count: the one who is left stays.
    const lower = { personId: admin.id, from: 'admin', to: 'student' } as const
    await expect(admin.does(access.setRole, lower)).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  })
})

describe('another e-mail address', () => {
  const ask = (person: TestPerson, email: string, more: { id?: string; before?: string } = {}) =>
    admin.does(account.changeEmail, { id: newId(), personId: person.id, before: person.email, email, ...more })
  const follow = (token: string | undefined) =>
    world.visitor().does(account.confirm, { token: token ?? '', replaceSession: false })
  const addressOf = async ({ id }: TestPerson) => (await admin.does(access.person, { personId: id })).email

  test('SH-CONT-02 SH-CONT-03 ADM-PANEL-04 counts when the link to the new one is followed; the old one is told', async () => {
    const sanne = await world.person({ passwordHash })
    const email = `nieuw_${sanne.username}@bewezen.example`
    await ask(sanne, ` ${email.toUpperCase()} `)
    const [link] = await linksTo(world, email, '/auth/confirm', 1)

    expect(await addressOf(sanne)).toBe(sanne.email)
    expect((await admin.does(access.person, { personId: sanne.id })).pendingEmail?.email).toBe(email)
    const told = await house.mail.listLocal(sanne.email)
    expect(told.map(({ subject }) => subject)).toEqual(['emailChanging'])
    expect(JSON.stringify(told)).not.toContain(link ?? '?')

    expect(await follow(link)).toEqual({ state: 'alreadyConfirmed' })
    expect(await addressOf(sanne)).toBe(email)
    expect((await signIn({ email: sanne.email, password })).status).toBe(401)
    expect((await signIn({ email, password })).status).toBe(200)
    // Opened once more, or first by a scanner of mails: no error and no session.
    expect(await follow(link)).toEqual({ state: 'alreadyConfirmed' })
    expect(await audit(sanne.id)).toMatchObject([
      { action: 'email.changed', oldValue: null, newValue: 'gewijzigd', actor: { id: admin.id } },
      { action: 'email.asked', oldValue: null, newValue: 'gewijzigd' },
    ])
  })

  test('SH-CONT-03 makes a link to a new password worthless that went to the old one', async () => {
    const sanne = await world.person({ passwordHash })
    const email = `mijn_${sanne.username}@bewezen.example`
    await askReset({ email: sanne.email })
    const [old] = await linksTo(world, sanne.email, '/reset-password', 1)
    await ask(sanne, email)
    expect(await world.visitor().does(account.openReset, { token: old ?? '' })).toEqual({ done: true })

    await follow((await linksTo(world, email, '/auth/confirm', 1))[0])

    await expect(world.visitor().does(account.openReset, { token: old ?? '' })).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    })
    expect(await reset({ token: old, newPassword: 'Van-een-ander-2026' })).toMatchObject({ code: 'INVALID_TOKEN' })
    expect((await signIn({ email, password })).status).toBe(200)
  })

  test('SH-CONT-03 only the newest link works, and for 24 hours', async () => {
    const sanne = await world.person()
    const [first, second] = [`een_${sanne.username}@bewezen.example`, `twee_${sanne.username}@bewezen.example`]
    await ask(sanne, first)
    await ask(sanne, second)
    const [[older], [newer]] = [
      await linksTo(world, first, '/auth/confirm', 1),
      await linksTo(world, second, '/auth/confirm', 1),
    ]
    await expect(follow(older)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
    await moveClock(house.database.db, 24 * 60 * 60_000)
    await expect(follow(newer)).rejects.toMatchObject({ code: 'EXPIRED_TOKEN' })
    await moveClock(house.database.db, 0)
    expect(await follow(newer)).toEqual({ state: 'alreadyConfirmed' })
    expect(await addressOf(sanne)).toBe(second)
  })

  test('SH-CONT-03 ADM-PANEL-22 is refused when it is taken, is none, or the admin saw another one', async () => {
    const [sanne, roos] = [await world.person(), await world.person()]
    await expect(ask(sanne, roos.email)).rejects.toMatchObject({ status: 409, code: 'EMAIL_IN_USE' })
    await expect(ask(sanne, 'geen adres')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const late = ask(sanne, 'vrij@bewezen.example', { before: 'ander@bewezen.example' })
    await expect(late).rejects.toMatchObject({ code: 'CHANGED', data: { current: sanne.email } })
    expect(await audit(sanne.id)).toEqual([])
  })

  test('asked twice with one id is asked once; a name taken meanwhile makes the link worthless', async () => {
    const sanne = await world.person()
    const [id, email] = [newId(), `straks_${sanne.username}@bewezen.example`]
    await ask(sanne, email, { id })
    await ask(sanne, email, { id })
    await expect(ask(sanne, 'iets@anders.example', { id })).rejects.toMatchObject({ code: 'ID_IN_USE' })
    const [link] = await linksTo(world, email, '/auth/confirm', 1)
    await world.person({ email })
    await expect(follow(link)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
    expect(await addressOf(sanne)).toBe(sanne.email)
  })
})
