import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lookAtFolder, room } from './disk.ts'
import { about } from './testing/look.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-doctor-'))
afterAll(() => rm(folder, { recursive: true }))
const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3]

test('OPS-DOCTOR-15 a folder that can be written says what is left, and nothing stays in it', async () => {
  const finding = about(await lookAtFolder('DATA_DIR', folder), 'DATA_DIR')
  expect(finding.says).toMatch(/^can be written; [\d.]+ GB of \d+ GB is free/)
  expect(await readdir(folder)).toEqual([])
  expect(about(await lookAtFolder('DATA_DIR', join(folder, 'a/b')), 'DATA_DIR').says).toMatch(
    /^is not there yet and can be made; /,
  )
  expect(await readdir(folder)).toEqual([])
})

test('OPS-DOCTOR-15 one that cannot be written is wrong, with who should own it', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(about(await lookAtFolder('BACKUP_DIR', file), 'BACKUP_DIR')).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('ENOTDIR'),
    todo: expect.stringContaining('chown'),
  })
})

test.each([
  ['half of it', 50 * gigabyte, 0.5, 'good'],
  ['a tenth of it', 10 * gigabyte, 0.5, 'good'],
  ['less than a tenth of it', 9.9 * gigabyte, 0.5, 'warning'],
  ['less than 200 MB', 199 * megabyte, 0.5, 'wrong'],
  ['few inodes', 50 * gigabyte, 0.049, 'warning'],
  ['5% of the inodes', 50 * gigabyte, 0.05, 'good'],
])('OPS-DOCTOR-15 of a disk %s is left', (_what, freeBytes, inodes, state) => {
  const left = room('DATA_DIR', { bytes: 100 * gigabyte, freeBytes, inodes: 1_000, freeInodes: 1_000 * inodes })
  expect(left.state).toBe(state)
  expect(left.todo?.includes('DATA_DIR') ?? 'nothing').toBe(state === 'good' ? 'nothing' : true)
})

test('OPS-DOCTOR-15 less than 2 GB of a small disk is a warning, and one without inodes has no end of them', () => {
  const small = { bytes: 10 * gigabyte, inodes: 0, freeInodes: 0 }
  expect(room('DATA_DIR', { ...small, freeBytes: 1.9 * gigabyte }).state).toBe('warning')
  expect(room('DATA_DIR', { ...small, freeBytes: 2.1 * gigabyte }).state).toBe('good')
})
