import { newId } from '@bewezen/domain/base/ids.ts'
import { health } from '@bewezen/domain/health/contract.ts'
import { emptyMedical } from '@bewezen/domain/health/medical.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../access/index.ts'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { house } = world
const { db, pool } = house.database
const minute = 60_000
const password = 'Wandelen-2026!'
const reason = 'Onwel tijdens de wandeling, ambulance vraagt naar allergieën.'

let passwordHash = ''
let admin: TestPerson
let second: TestPerson
beforeAll(async () => {
  passwordHash = await (await house.auth.$context).password.hash(password)
  admin = await world.person({ firstName: 'Jasper', lastName: 'Berg', role: 'admin', passwordHash })
  second = await world.person({ firstName: 'Fleur', role: 'admin', passwordHash })
})
afterEach(() => moveClock(db, 0))

async function memberWithData() {
  const member = await world.person({ firstName: 'Sanne', lastName: 'de Wit' })
  const data = { ...emptyMedical(), bloodType: 'A+', allergies: ['Noten'] }
  await member.does(health.saveMedical, { version: 0, data })
  return member
}
const open = (by: TestPerson, personId: string, more: { id?: string; reason?: string; password?: string } = {}) =>
  by.does(health.openEmergency, { id: newId(), personId, reason, password, ...more })
const linesAbout = async (action: string, id: string) =>
  (await pool.query('select * from audit_log where action = $1 and subject_id = $2', [action, id])).rows
const notificationsOf = async (person: TestPerson) =>
  (await person.does(inbox.list, { limit: 50 } as never)).notifications

describe('opening', () => {
  test('SH-MED-42 gives one member’s data for 30 minutes, written in the log and told at once to the member and the other admin', async () => {
    const member = await memberWithData()
    const [hers, others] = [await member.listens(), await (await world.person()).listens()]
    const access = await open(admin, member.id)
    expect(Date.parse(access.endsAt) - Date.parse(access.openedAt)).toBe(30 * minute)
    expect(await admin.does(health.viewEmergency, { accessId: access.id })).toMatchObject({
      person: { id: member.id, firstName: 'Sanne' },
      data: { bloodType: 'A+', allergies: ['Noten'] },
    })
    await house.settled()

    expect(hers.kinds()).toEqual(expect.arrayContaining(['medical.emergencyOpened', 'notification.made']))
    expect(others.heard).toEqual([])
    expect(await linesAbout('medical.emergency', member.id)).toMatchObject([{ actor_id: admin.id, reason }])
    expect(await notificationsOf(member)).toMatchObject([
      { type: 'account', title: 'Noodtoegang: een beheerder heeft je medische gegevens geopend' },
    ])
    expect((await notificationsOf(second))[0]?.title).toBe(
      'Noodtoegang: een beheerder heeft medische gegevens van een lid geopend',
    )
    expect(await notificationsOf(admin)).toEqual([])
  })

  test('SH-PROF-05 SH-MED-42 an admin who is leaving is told nothing', async () => {
    const [member, leaving] = [await memberWithData(), await world.person({ role: 'admin' })]
    const told = async ({ id }: TestPerson) =>
      (await pool.query('select title from notifications where user_id = $1', [id])).rows.length
    await open(admin, member.id)
    await house.settled()
    expect(await told(leaving)).toBe(1)
    await pool.query('update profiles set hidden_at = app_now() where id = $1', [leaving.id])
    await open(admin, member.id)
    await house.settled()
    expect([await told(leaving), await told(member)]).toEqual([1, 2])
    await pool.query(`update profiles set role = 'student' where id = $1`, [leaving.id])
  })

  test('SH-MED-42 asks for a reason of at least 10 characters', async () => {
    const member = await memberWithData()
    await expect(open(admin, member.id, { reason: 'spoed     ' })).rejects.toMatchObject({ code: 'REASON_TOO_SHORT' })
    await expect(open(admin, member.id, { reason: 'a'.repeat(501) })).rejects.toMatchObject({ code: 'REASON_TOO_LONG' })
    expect(await linesAbout('medical.emergency', member.id)).toEqual([])
  })

  test('SH-MED-42 asks the admin to sign in again: another password opens nothing, and not without end', async () => {
    const [member, hasty] = [await memberWithData(), await world.person({ role: 'admin', passwordHash })]
    for (let tried = 0; tried < 10; tried++)
      await expect(open(hasty, member.id, { password: 'anders' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(open(hasty, member.id)).rejects.toMatchObject({ status: 429 })
    expect(await linesAbout('medical.emergency', member.id)).toEqual([])
    expect((await pool.query('select 1 from medical_reads where profile_id = $1', [member.id])).rows).toEqual([])
  })

  test('asked twice with one id it is one access, told once; with another content it is refused', async () => {
    const [member, other] = [await memberWithData(), await memberWithData()]
    const id = newId()
    const first = await open(admin, member.id, { id })
    expect(await open(admin, member.id, { id })).toEqual(first)
    await expect(open(admin, other.id, { id })).rejects.toMatchObject({ code: 'ID_IN_USE' })
    await house.settled()
    expect(await notificationsOf(member)).toHaveLength(1)
    expect(await linesAbout('medical.emergency', member.id)).toHaveLength(1)
  })

  test('nobody opens their own, one that is not there, or one of somebody who is leaving', async () => {
    const leaving = await memberWithData()
    await pool.query('update profiles set hidden_at = now() where id = $1', [leaving.id])
    for (const personId of [admin.id, newId(), leaving.id])
      await expect(open(admin, personId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a member is found by a part of the name, whatever the accents, and shown by name alone', async () => {
    await world.person({ firstName: 'Leïla', lastName: 'Bouzidi', username: 'leila_bouzidi' })
    const found = await admin.does(health.emergencyMembers, { name: 'leila bou' })
    expect(found).toEqual([expect.objectContaining({ firstName: 'Leïla', username: 'leila_bouzidi' })])
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(
      ['avatarColor', 'avatarUrl', 'firstName', 'id', 'lastName', 'username'].sort(),
    )
    expect(await admin.does(health.emergencyMembers, { name: '%' })).toEqual([])
  })
})

describe('looking', () => {
  test('SH-MED-42 ends after 30 minutes, and belongs to the admin who opened it', async () => {
    const member = await memberWithData()
    const { id: accessId } = await open(admin, member.id)
    await expect(second.does(health.viewEmergency, { accessId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await admin.does(health.emergencies, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: accessId, reason })]),
    )
    await moveClock(db, 29 * minute)
    await admin.does(health.viewEmergency, { accessId })
    await moveClock(db, 31 * minute)
    await expect(admin.does(health.viewEmergency, { accessId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await admin.does(health.emergencies, {})).map(({ id }) => id)).not.toContain(accessId)
  })

  test('SH-PROF-05 SH-MED-42 nobody sees the data of a member who left meanwhile', async () => {
    const member = await world.person({ passwordHash })
    await world.given.medical(member, { bloodType: 'A+' })
    const { id: accessId } = await open(admin, member.id)
    await member.does(privacy.leave, { password })
    expect((await admin.does(health.emergencies, {})).filter(({ id }) => id === accessId)).toEqual([])
    await expect(admin.does(health.viewEmergency, { accessId })).rejects.toMatchObject({ status: 404 })
    const { rows } = await pool.query('select 1 from medical_reads where access_id = $1', [accessId])
    expect(rows).toEqual([])
  })

  test('an admin who lost the right sees nothing more, also while this process still believes in it', async () => {
    const [member, former] = [await memberWithData(), await world.person({ role: 'admin', passwordHash })]
    const { id: accessId } = await open(former, member.id)
    await former.does(health.viewEmergency, { accessId })
    await pool.query(`update profiles set role = 'student' where id = $1`, [former.id])
    await expect(former.does(health.viewEmergency, { accessId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('reads the data and writes its line in the log in at most 3 queries, one’s own panel too', async () => {
    const member = await memberWithData()
    const { id: accessId } = await open(admin, member.id)
    house.snapshots.forgetAll()
    const asked = await queriesOf(() => admin.does(health.viewEmergency, { accessId }))
    expect(asked.length).toBeLessThanOrEqual(3)
    const lines = 'select kind, reader_id from medical_reads where access_id = $1'
    expect((await pool.query(lines, [accessId])).rows).toEqual([{ kind: 'emergency', reader_id: admin.id }])
    house.snapshots.forgetAll()
    expect((await queriesOf(() => member.does(health.medical, {}))).length).toBeLessThanOrEqual(3)
  })
})

describe('Wie heeft mijn gegevens bekeken', () => {
  test('SH-MED-42 SH-DATA-26 tells the member who looked, when, why and how often, and nobody else', async () => {
    const member = await memberWithData()
    const { id } = await open(admin, member.id)
    for (const _look of [1, 2]) await admin.does(health.viewEmergency, { accessId: id })
    await house.transaction((tx, now) =>
      writeAudit(tx, { actorId: second.id, action: 'contact.viewed', subjectId: member.id, reason: null, at: now }),
    )
    expect(await member.does(health.accessLog, {})).toMatchObject([
      { kind: 'contact', by: { firstName: 'Fleur' }, looks: 0 },
      { id, kind: 'emergency', by: { firstName: 'Jasper' }, reason, looks: 2 },
    ])
    expect(await (await memberWithData()).does(health.accessLog, {})).toEqual([])
  })

  test('what was written down stays as it is', async () => {
    const member = await memberWithData()
    const { id } = await open(admin, member.id)
    await admin.does(health.viewEmergency, { accessId: id })
    for (const change of [
      `update medical_reads set reader_id = null where access_id = $1`,
      `update audit_log set reason = 'anders' where action = 'medical.emergency' and subject_id = (select profile_id from medical_emergency_accesses where id = $1)`,
      `delete from audit_log where action = 'medical.emergency' and subject_id = (select profile_id from medical_emergency_accesses where id = $1)`,
    ])
      await expect(pool.query(change, [id])).rejects.toThrow('only ever added to')
  })
})

/** The texts of all queries that are asked meanwhile, but for those of the live stream, which reads its facts when it likes. */
async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const { query } = pool
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      const [what] = args as [string | { text: string }]
      asked.push(typeof what === 'string' ? what : what.text)
      return (query as (...args: unknown[]) => unknown).apply(pool, args)
    },
  })
  await work().finally(() => Object.assign(pool, { query }))
  return asked.filter((text) => !text.includes('from facts'))
}
