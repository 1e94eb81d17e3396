import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { archiveName } from './keeping.ts'
import { backupMetrics, makeBackup } from './schedule.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-nights-'))
const kept = join(folder, 'archives')
const world = await openWorld({ env: { DATA_DIR: folder, BACKUP_DIR: kept, BACKUP_KEEP: '2d 0w 0m' } })
const { house } = world
afterAll(() => rm(folder, { recursive: true, force: true }))
const night = (day: number) => new Date(Date.UTC(2026, 2, day, 2, 17))

test('OPS-BACKUP-07 before the first archive it is told that there is none, and no age', async () => {
  const told = await backupMetrics(house)
  expect(told.map(({ name, samples }) => [name, samples[0]?.value])).toEqual([['bewezen_backups', 0]])
})

test('OPS-BACKUP-05 OPS-BACKUP-06 a night makes one archive with the keys beside it, and lets go of what was kept long enough', async () => {
  await mkdir(kept, { recursive: true })
  await writeFile(join(kept, 'van-mij.tar.gz'), 'of somebody else')
  for (const day of [1, 2, 3]) await makeBackup(house, kept, night(day))

  expect((await readdir(kept)).toSorted()).toEqual([
    ...[2, 3].map((day) => archiveName(night(day))),
    'medical-keys.json',
    'van-mij.tar.gz',
  ])
  expect(house.jobs.names).toContain('backup.make')
  expect(await backupMetrics({ ...house, settings: { ...house.settings, BACKUP_DIR: undefined } })).toEqual([])
})

test('OPS-BACKUP-05 a night that fails removes nothing and leaves nothing of itself', async () => {
  const before = (await readdir(kept)).toSorted()
  const broken = { ...house, settings: { ...house.settings, DATA_DIR: join(kept, 'van-mij.tar.gz') } }
  await expect(makeBackup(broken, kept, night(9))).rejects.toThrow('ENOTDIR')
  expect((await readdir(kept)).toSorted()).toEqual(before)
})

test('OPS-BACKUP-07 the age is that of the newest archive', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000)
  await writeFile(join(kept, archiveName(hourAgo)), await readFile(join(kept, archiveName(night(3)))))
  const told = new Map((await backupMetrics(house)).map(({ name, samples }) => [name, samples[0]?.value ?? 0]))
  expect(told.get('bewezen_backups')).toBe(3)
  expect(Math.round((told.get('bewezen_backup_age_seconds') ?? 0) / 60)).toBe(60)
})
