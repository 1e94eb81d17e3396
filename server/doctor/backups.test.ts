import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { archiveName } from '../backup/keeping.ts'
import { lookAtBackups } from './backups.ts'
import { about, statesOf } from './testing/look.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-doctor-'))
afterAll(() => rm(folder, { recursive: true }))
const made = new Date('2026-03-01T02:17:00Z')
const keys = join(folder, 'medical-keys.json')
const look = (hoursLater: number) =>
  lookAtBackups({ BACKUP_DIR: folder, mode: 'production' }, new Date(made.getTime() + hoursLater * 3_600_000))

test('OPS-DOCTOR-16 without a folder production is warned, and before the first night it is said when one comes', async () => {
  const without = (mode: 'production' | 'demo') => lookAtBackups({ BACKUP_DIR: undefined, mode }, made)
  expect(about(await without('production'), 'backups')).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining('BACKUP_DIR'),
  })
  expect(statesOf(await without('demo'))).toEqual({ backups: 'not used' })
  await writeFile(join(folder, 'van-mij.tar.gz'), 'of somebody else')
  expect(about(await look(1), 'backups')).toMatchObject({ state: 'warning', todo: expect.stringContaining('03:17') })
  const nowhere = { BACKUP_DIR: join(folder, 'nowhere'), mode: 'production' as const }
  expect(about(await lookAtBackups(nowhere, made), 'backups').says).toBe('there is none yet')
})

test.each([
  [25, 'good'],
  [25.1, 'warning'],
  [72, 'warning'],
  [72.1, 'wrong'],
])('OPS-DOCTOR-16 the newest one is %d hours old: %s', async (hours, state) => {
  await writeFile(join(folder, archiveName(made)), 'whole')
  await writeFile(join(folder, archiveName(new Date(made.getTime() - 86_400_000))), 'older')
  await writeFile(keys, '{}')
  const findings = await look(hours)
  expect(statesOf(findings)).toEqual({ backups: state, 'keys of the backups': 'good' })
  expect(about(findings, 'backups').says).toMatch(/^2 archives, the newest (25 hours|3 days) old/)
  if (state !== 'good') expect(about(findings, 'backups').todo).toContain('npm run backup')
})

test('OPS-DOCTOR-16 an empty archive, and one without the keys beside it, are wrong', async () => {
  await writeFile(join(folder, archiveName(made)), '')
  await rm(keys)
  const findings = await look(1)
  expect(about(findings, 'newest backup')).toMatchObject({ state: 'wrong', todo: expect.stringContaining('--verify') })
  expect(about(findings, 'keys of the backups')).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('put it back'),
  })
})
