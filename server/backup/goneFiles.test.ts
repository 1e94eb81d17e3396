import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrateDatabase } from '../base/database/migrate.ts'
import { emptyDatabase } from '../base/testing/databases.ts'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-gone-'))
const [database, into] = [await emptyDatabase('embedded'), await emptyDatabase('embedded')]
await migrateDatabase(database)
afterAll(async () => {
  await database.close()
  await into.close()
  await rm(folder, { recursive: true, force: true })
})
const megabyte = 1024 * 1024
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

test('OPS-BACKUP-01 a file that is removed while a backup is made is left out and named, and the rest comes back whole', async () => {
  const filesFolder = join(folder, 'files')
  // The first is long on its way, so that the second is known already when it goes.
  const large = randomBytes(32 * megabyte)
  await mkdir(join(filesFolder, 'b'), { recursive: true })
  for (const path of ['a.webp', 'a2.webp', 'b/1.webp', 'c.webp'])
    await writeFile(join(filesFolder, path), path === 'a.webp' ? large : path)
  const archive = join(folder, 'gone.tar.gz')
  const gone: string[] = []

  const made = backUp({ database, filesFolder }, archive, (path) => gone.push(path))
  while ((await sizeOf(`${archive}.part`)) < 4 * megabyte) await new Promise((resolve) => setTimeout(resolve, 2))
  await rm(join(filesFolder, 'a2.webp'))
  await rm(join(filesFolder, 'b'), { recursive: true })

  expect((await made).files).toBe(2)
  // A folder that is gone has nothing to name.
  expect(gone).toEqual(['a2.webp'])
  const back = join(folder, 'back')
  await restore({ database: into, filesFolder: back }, archive, {})
  expect((await readdir(back)).toSorted()).toEqual(['a.webp', 'c.webp'])
  expect((await readFile(join(back, 'a.webp'))).equals(large)).toBe(true)
})

test('OPS-BACKUP-02 a backup that fails leaves no part of itself, and the archive that stood there as it was', async () => {
  const kept = await mkdtemp(join(folder, 'kept-'))
  const [archive, noFolder] = [join(kept, 'whole.tar.gz'), join(folder, 'no-folder')]
  await writeFile(archive, 'of yesterday')
  await writeFile(noFolder, 'a file where a folder should be')

  await expect(backUp({ database, filesFolder: noFolder }, archive)).rejects.toThrow('ENOTDIR')
  expect(await readdir(kept)).toEqual(['whole.tar.gz'])
  expect(await readFile(archive, 'utf8')).toBe('of yesterday')
})
