import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { newSourceForm } from '@bewezen/domain/external/source.ts'
import { health } from '@bewezen/domain/health/contract.ts'
import { emptyMedical } from '@bewezen/domain/health/medical.ts'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAuditChain, linkAudit } from '../../access/auditChain.ts'
import { readChainSecrets } from '../../access/chainSecrets.ts'
import { deviceCookie, knownDevice } from '../../account/knownDevice.ts'
import { stepwise, withSecondFactor } from '../../account/testing/secondFactor.ts'
import { lookAtSealed } from '../../doctor/sealed.ts'
import { erasedKey, openSecret } from '../../external/secrets.ts'
import { vapidKeys } from '../../inbox/push/keys.ts'
import { sealedParts } from '../../sealedParts.ts'
import { isSigned, signedAddress } from '../files/signed.ts'
import { openWorld, type TestPerson, type World } from '../testing/world.ts'
import { renewSealed } from './renew.ts'

const [before, now] = ['the key of before thirty-two signs', 'the key of now also thirty-two signs']
const password = 'Wandelen-2026'
const said: { level: number; msg: string; part?: string }[] = []
const log = pino({}, { write: (line: string) => void said.push(JSON.parse(line)) })

const old = await openWorld({ env: { SECRET_KEY: before } })
const { pool } = old.house.database
const passwordHash = await (await old.house.auth.$context).password.hash(password)
const noor = await old.person({ passwordHash })
const admin = await old.person({ role: 'admin', passwordHash })
const sourceId = newId()
let recoveryCodes: string[] = []

/** The same site, started with these keys. */
const startedWith = (key: string, accepted: string[] = []) =>
  openWorld({
    env: { SECRET_KEY: key, SECRET_KEYS_ACCEPTED: accepted.join(', ') },
    database: old.house.database,
    log,
  })
const look = ({ house }: World) => lookAtSealed(house.database, house.settings, sealedParts)
const medicalOf = async (world: World, person: TestPerson) =>
  (await (await world.signedIn(person)).does(health.medical, {})).data.medicalConditions
const link = ({ house }: World) => house.transaction((tx) => linkAudit(tx, house.settings))
const write = (action = 'tester.on') =>
  pool.query(`insert into audit_log (id, action, at) values ($1, $2, now())`, [newId(), action])

beforeAll(async () => {
  const data = { ...emptyMedical(), medicalConditions: 'Astma sinds mijn jeugd' }
  await noor.does(health.saveMedical, { version: 0, data })
  recoveryCodes = await withSecondFactor(old, noor, password)
  const source = {
    ...newSourceForm('email'),
    connector: 'mail' as const,
    name: 'Postvak',
    accountHandle: 'hallo@bewezen.example',
  }
  const box = { imapHost: 'imap.bewezen.example', mailUser: 'hallo@bewezen.example', mailPassword: 'postbusgeheim' }
  await admin.does(external.saveSource, { id: sourceId, version: null, source: { ...source, ...box } })
  await write()
  await link(old)
})
beforeEach(() => {
  said.length = 0
})

const passwordOf = async ({ house }: World) => {
  const { rows } = await pool.query('select mail_password as kept from external_message_sources where id = $1', [
    sourceId,
  ])
  return openSecret(house.settings, sourceId, 'mail', rows[0].kept)
}

test('SEC-ACC-50 without the key before nothing starts, and it says why', async () => {
  await expect(startedWith(now)).rejects.toThrow('put the one before into SECRET_KEYS_ACCEPTED')
})

describe('with the key before accepted', () => {
  let world: World
  beforeAll(async () => {
    world = await startedWith(now, [before])
  })

  test('SEC-ACC-46 medical data, mailboxes and second factors open, and nothing is sealed by it any more', async () => {
    expect(await medicalOf(world, noor)).toBe('Astma sinds mijn jeugd')
    expect(await passwordOf(world)).toBe('postbusgeheim')
    const browser = stepwise(world, password)
    await browser.signIn(noor.email)
    expect(await browser.recovery(recoveryCodes[0] ?? '')).toEqual([200, null])
    expect(await look(world)).toMatchObject({ state: 'good', says: expect.stringContaining('SECRET_KEYS_ACCEPTED') })
  })

  test('SEC-ACC-46 a session of before is over; an address of a file and a known device still count', async () => {
    expect(world.house.sessionToken(noor.cookie)).toBeNull()
    const at = new Date()
    const path = 'reports/a.webp'
    const signed = Object.fromEntries(
      new URL(signedAddress(old.house.settings, path, at), 'http://localhost').searchParams,
    )
    expect(isSigned(world.house.settings, path, signed, at)).toBe(true)
    const cookie = deviceCookie(old.house, noor.email).split(';')[0] ?? ''
    expect(knownDevice(world.house, cookie, noor.email)).not.toBeNull()
    expect(knownDevice(world.house, cookie, admin.email)).toBeNull()
  })

  test('SEC-ACC-48 push services and erased messages know the site as before', () => {
    expect(vapidKeys(world.house)).toEqual(vapidKeys(old.house))
    expect(erasedKey(world.house, sourceId, 'a', 'b')).toBe(erasedKey(old.house, sourceId, 'a', 'b'))
  })

  test('SEC-ACC-47 after it all opens with the key of now alone, and a second start changes nothing', async () => {
    const kept = () =>
      pool.query(
        'select p.wrapped_key, f.secret, k.sealed from medical_profiles p, auth_two_factors f, kept_secrets k order by 1, 2, 3',
      )
    const { rows } = await kept()
    const again = await startedWith(now, [before])
    expect((await kept()).rows).toEqual(rows)
    expect(said.filter(({ part }) => part)).toEqual([])
    const alone = await startedWith(now)
    expect(await medicalOf(alone, noor)).toBe('Astma sinds mijn jeugd')
    expect(await passwordOf(alone)).toBe('postbusgeheim')
    expect(await look(alone)).toMatchObject({ state: 'good', says: 'everything opens with SECRET_KEY' })
    expect(vapidKeys(alone.house)).toEqual(vapidKeys(again.house))
  })

  test('SEC-ACC-47 OPS-DOCTOR-20 what a process with the key before still seals is told, opens, and is sealed anew at night', async () => {
    const late = await startedWith(before, [now])
    await renewSealed(world.house, sealedParts)
    const data = { ...emptyMedical(), medicalConditions: 'Hooikoorts' }
    const member = await late.signedIn(await old.person())
    await member.does(health.saveMedical, { version: 0, data })
    expect(await medicalOf(world, member)).toBe('Hooikoorts')
    expect(await look(world)).toMatchObject({ state: 'warning', says: expect.stringContaining('1 medical keys') })
    await renewSealed(world.house, sealedParts)
    expect((await look(world)).state).toBe('good')
    expect(await medicalOf(world, member)).toBe('Hooikoorts')
  })

  test('SEC-ACC-50 OPS-DOCTOR-20 what no key opens is counted by kind, logged, and is back with its key', async () => {
    const lost = 'a key that nobody has any more now'
    const other = await startedWith(lost, [now])
    const member = await other.signedIn(await old.person())
    await member.does(health.saveMedical, {
      version: 0,
      data: { ...emptyMedical(), medicalConditions: 'Jicht' },
    })
    const back = await startedWith(now, [lost])
    expect(await medicalOf(back, member)).toBe('Jicht')
    await pool.query('update medical_profiles set wrapped_key = $2 where profile_id = $1', [member.id, 'AAAA'])
    said.length = 0
    await renewSealed(back.house, sealedParts)
    expect(said.filter(({ part }) => part)).toMatchObject([{ level: 50, part: 'medical keys', closed: 1 }])
    expect(await look(back)).toMatchObject({ state: 'wrong', says: expect.stringContaining('1 medical keys') })
    await pool.query('update medical_profiles set wrapped_key = null, sealed = null where profile_id = $1', [member.id])
  })
})

describe('the audit chain', () => {
  const check = ({ house }: World) => checkAuditChain(house.database.db, house.settings)
  const behindTheBack = async (...statements: string[]) => {
    for (const table of ['audit_links', 'audit_log']) await pool.query(`alter table ${table} disable trigger user`)
    for (const statement of statements) await pool.query(statement)
    for (const table of ['audit_links', 'audit_log']) await pool.query(`alter table ${table} enable trigger user`)
  }

  test('SEC-ACC-49 goes on with another secret, and what was linked before must end as it did', async () => {
    const nextKey = 'the next key thirty-two signs long'
    const world = await startedWith(now, [before])
    await link(world)
    const { rows: kept } = await pool.query(`select sealed from kept_secrets where purpose = 'audit chain'`)
    const next = await startedWith(nextKey, [now])
    await write('tester.off')
    await link(next)
    const alone = await startedWith(nextKey)
    expect(await check(alone)).toMatchObject({ fault: null })
    const { secret, eras } = await readChainSecrets(alone.house.database.db, alone.house.settings)
    expect(new Set([secret, ...eras.map((era) => era.secret)]).size).toBe(eras.length + 1)

    // Who has the key before and the rights of the database writes a line anew, and hashes the chain of then anew.
    const renewed = await pool.query(`select sealed from kept_secrets where purpose = 'audit chain'`)
    const ended = eras.at(-1)?.until.seq ?? 0
    const { rows: later } = await pool.query('select * from audit_links where seq > $1 order by seq', [ended])
    await behindTheBack(
      'delete from audit_links',
      `update kept_secrets set sealed = '${kept[0].sealed}' where purpose = 'audit chain'`,
      `update audit_log set at = at, action = 'tester.forged' where id = (select id from audit_log order by at limit 1)`,
    )
    const lines = await pool.query('select id, action, at from audit_log')
    expect([later.length, lines.rows.some(({ action }) => action === 'tester.forged')]).toEqual([1, true])
    await behindTheBack(`delete from audit_log where id = '${later[0].line_id}'`)
    await link(world)
    await behindTheBack(`update kept_secrets set sealed = '${renewed.rows[0].sealed}' where purpose = 'audit chain'`)
    expect((await check(alone)).fault?.kind).toBe('broken')
  })
})
