import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../base/database/lock.ts'
import { openDatabase } from '../../base/database/open.ts'
import { readSettings } from '../../base/settings.ts'
import { emptyDatabase } from '../../base/testing/databases.ts'
import { about, statesOf } from '../testing/look.ts'
import { siteThatSays } from '../testing/site.ts'
import { lookAtDatabase } from './look.ts'
import { openForLooking } from './open.ts'

async function migrated() {
  const database = await emptyDatabase('embedded')
  onTestFinished(() => database.close())
  return { database, look: () => lookAtDatabase(database, 16) }
}

async function folderFor(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('OPS-DOCTOR-07 the database of this version is good in all that is asked', async () => {
  const findings = await (await migrated()).look()
  expect(new Set(Object.values(statesOf(findings)))).toEqual(new Set(['good']))
  expect(findings.map(({ what }) => what)).toEqual([
    'database',
    'database rights',
    'database extensions',
    'database encoding',
    'database time zone',
    'migrations',
    'database transactions',
  ])
})

test('OPS-DOCTOR-07 migrations that are missing are named, with a backup before the start that brings them', async () => {
  const { database, look } = await migrated()
  await database.pool.query(
    `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  )
  expect(about(await look(), 'migrations')).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/^1 is missing, the last \d{4}_/),
    todo: expect.stringContaining('npm run backup'),
  })
})

test('OPS-DOCTOR-07 a database of a newer version is wrong, with the way back', async () => {
  const { database, look } = await migrated()
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', $1)`,
    [Date.UTC(2100, 0, 2)],
  )
  expect(about(await look(), 'migrations')).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('Start the newer version, or restore the backup'),
  })
})

test('OPS-DOCTOR-08 no database is made where there is none yet', async () => {
  const DATA_DIR = await folderFor()
  await mkdir(join(DATA_DIR, 'postgres'))
  const opened = await openForLooking(readSettings({ DATA_DIR }))
  expect(opened).toMatchObject({
    absent: { state: 'not used', says: expect.stringContaining('the first start makes it') },
  })
  expect(await readdir(join(DATA_DIR, 'postgres'))).toEqual([])
})

test('OPS-DOCTOR-08 one that nobody holds is opened, and has no tables yet', async () => {
  const DATA_DIR = await folderFor()
  await (await openDatabase({ folder: DATA_DIR })).close()
  const opened = await openForLooking(readSettings({ DATA_DIR }))
  if (!('database' in opened)) return expect.unreachable()
  expect(about(await lookAtDatabase(opened.database, 16), 'migrations').state).toBe('not used')
  await opened.database.close()
})

test('OPS-DOCTOR-08 one that the site holds is left alone: its process is asked whether it is ready', async () => {
  const DATA_DIR = await folderFor()
  await (await openDatabase({ folder: DATA_DIR })).close()
  const unlock = await lockFolder(join(DATA_DIR, 'postgres'))
  const site = await siteThatSays(200)
  const settings = readSettings({ DATA_DIR, PORT: site.port, HOST: '127.0.0.1' })

  expect(await openForLooking(settings)).toMatchObject({
    absent: {
      state: 'good',
      says: expect.stringContaining(`held by process ${process.pid}, which says that it is ready`),
    },
  })
  site.says(503)
  expect(await openForLooking(settings)).toMatchObject({
    absent: { state: 'wrong', todo: expect.stringContaining('then look in its log') },
  })
  await unlock()
})

test('OPS-DOCTOR-07 a server that does not answer is wrong, in the sentence of the start, without its password', async () => {
  const opened = await openForLooking(readSettings({ DATABASE_URL: 'postgres://piet:geheim@127.0.0.1:1/bewezen' }))
  expect(opened).toMatchObject({
    absent: { state: 'wrong', todo: expect.stringContaining('127.0.0.1:1/bewezen does not answer. Start it') },
  })
  expect(JSON.stringify(opened)).not.toMatch(/piet|geheim/)
})
