import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()

test('SH-MAINT-17 SH-MAINT-18 SH-MAINT-19 only an admin switches maintenance mode', async () => {
  const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]

  await expect(teacher.does(access.setMaintenance, { on: true })).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  })
  const settings = await admin.does(access.setMaintenance, { on: true })

  expect(settings.maintenance).toMatchObject({ on: true, endsAt: null })
  const { rows } = await world.house.database.pool.query('select maintenance_enabled_by, updated_at from site_settings')
  expect(rows[0].maintenance_enabled_by).toBe(admin.id)
  await admin.does(access.setMaintenance, { on: false })
})

test('SH-TEST-16 only an admin switches tester mode', async () => {
  const teacher = await world.person({ role: 'teacher' })
  await expect(teacher.does(access.setTesterMode, { on: true })).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  })
  const { rows } = await world.house.database.pool.query('select tester_mode from site_settings')
  expect(rows).toEqual([{ tester_mode: false }])
})

test('SH-MAINT-11 SH-MAINT-12 SH-MAINT-15 during maintenance students hear of it live and their calls are refused, a teacher goes on', async () => {
  const [admin, student, teacher] = await Promise.all([
    world.person({ role: 'admin' }),
    world.person({ role: 'student' }),
    world.person({ role: 'teacher' }),
  ])
  const ear = await student.listens()

  await admin.does(access.setMaintenance, { on: true })
  await world.house.settled()

  expect(ear.kinds()).toContain('settings.changed')
  await expect(student.does(access.setTesterMode, { on: true })).rejects.toMatchObject({
    status: 503,
    code: 'MAINTENANCE',
  })
  expect((await student.does(access.ownAccess, {})).underMaintenance).toBe(true)
  expect((await student.does(account.viewer, {})).id).toBe(student.id)
  expect((await teacher.does(access.ownAccess, {})).underMaintenance).toBe(false)
  await admin.does(access.setMaintenance, { on: false })
  await world.house.settled()
  expect((await student.does(access.ownAccess, {})).underMaintenance).toBe(false)
})

const stored = async () => {
  const { rows } = await world.house.database.pool.query('select * from site_settings where id = 1')
  return rows[0]
}

test('SH-MAINT-21 switching maintenance off forgets when and by whom and keeps the message, and a passed end ends nothing', async () => {
  const admin = await world.person({ role: 'admin' })
  await admin.does(access.setMaintenance, { on: true })
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  await admin.does(access.saveMaintenance, { message: 'Even geduld', startsAt: null, endsAt })
  await world.house.database.pool.query("update site_settings set maintenance_end_time = now() - interval '1 hour'")
  world.house.snapshots.forgetAll()
  const student = await world.person()
  expect((await student.does(access.ownAccess, {})).underMaintenance).toBe(true)

  await admin.does(access.setMaintenance, { on: false })
  expect(await stored()).toMatchObject({
    maintenance_mode: false,
    maintenance_start_time: null,
    maintenance_end_time: null,
    maintenance_enabled_by: null,
    maintenance_message: 'Even geduld',
  })
})

test('SH-MAINT-20 a plan that ends before it begins, or has ended already, is refused and changes nothing', async () => {
  const admin = await world.person({ role: 'admin' })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const before = await stored()
  for (const [startsAt, endsAt] of [
    [inHours(2), inHours(1)],
    [null, inHours(-1)],
  ] as const)
    await expect(admin.does(access.saveMaintenance, { message: 'Niet zo', startsAt, endsAt })).rejects.toMatchObject({
      code: 'END_BEFORE_START',
    })
  expect(await stored()).toEqual(before)
})

test('SH-TEST-01 SH-TEST-03 SH-TEST-04 SH-TEST-05 SH-TEST-10 SH-CALL-06 SH-CALL-07 tester mode is off at first, keeps since when and by whom, and its start stays as history', async () => {
  const admin = await world.person({ role: 'admin' })
  expect((await world.visitor().does(access.settings, {})).testerMode).toEqual({
    on: false,
    message: 'De community is momenteel alleen toegankelijk voor testers.',
  })
  await admin.does(access.setTesterMode, { on: true })
  const on = await stored()
  expect(on).toMatchObject({ tester_mode: true, tester_end_time: null, tester_enabled_by: admin.id })
  expect(on.tester_start_time).toEqual(on.updated_at)
  expect(on.maintenance_mode).toBe(false)

  await admin.does(access.setTesterMode, { on: false })
  expect(await stored()).toMatchObject({
    tester_mode: false,
    tester_enabled_by: null,
    tester_end_time: null,
    tester_start_time: on.tester_start_time,
  })
})

test('SH-TEST-06 SH-CALL-08 SH-EDGE-27 of two admins the last one holds, both hear it, and the stored one is who made it', async () => {
  const [noor, sem] = [await world.person({ role: 'admin' }), await world.person({ role: 'admin' })]
  const ears = await Promise.all([noor, sem].map((one) => one.listens()))
  await Promise.all([noor.does(access.setTesterMode, { on: true }), sem.does(access.setMaintenance, { on: true })])
  await noor.does(access.setTesterMode, { on: false })
  await sem.does(access.setTesterMode, { on: true })
  await world.house.settled()

  expect(await stored()).toMatchObject({ tester_mode: true, tester_enabled_by: sem.id, maintenance_enabled_by: sem.id })
  for (const ear of ears) expect(ear.kinds().filter((kind) => kind === 'settings.changed')).toHaveLength(4)
  await noor.does(access.setTesterMode, { on: false })
  await noor.does(access.setMaintenance, { on: false })
})

test('SH-DATA-13 SH-DATA-14 the settings are one row with id 1, which holds both modes with since when, until when and by whom', async () => {
  const { pool } = world.house.database
  const admin = await world.person({ role: 'admin' })
  const startsAt = new Date(Date.now() + 3_600_000).toISOString()
  const endsAt = new Date(Date.now() + 7_200_000).toISOString()
  await admin.does(access.setMaintenance, { on: true })
  await admin.does(access.saveMaintenance, { message: 'Tot zo', startsAt, endsAt })
  await admin.does(access.setTesterMode, { on: true })
  await admin.does(access.saveSetting, {
    name: 'testerMessage',
    value: 'Alleen voor testers.',
    before: (await admin.does(access.settings, {})).testerMode.message ?? '',
  })

  const { rows } = await pool.query('select * from site_settings')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    id: 1,
    maintenance_mode: true,
    maintenance_message: 'Tot zo',
    maintenance_enabled_by: admin.id,
    maintenance_start_time: new Date(startsAt),
    maintenance_end_time: new Date(endsAt),
    tester_mode: true,
    tester_message: 'Alleen voor testers.',
    tester_enabled_by: admin.id,
    tester_start_time: expect.any(Date),
    tester_end_time: null,
    updated_at: expect.any(Date),
  })
  await expect(pool.query('insert into site_settings (id) values (2)')).rejects.toThrow(/site_settings_single/)
  await admin.does(access.setTesterMode, { on: false })
  await admin.does(access.setMaintenance, { on: false })
})
