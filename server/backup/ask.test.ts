import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@bewezen/domain/account/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '../base/testing/databases.ts'
import { openWorld } from '../base/testing/world.ts'
import { askForBackup, hearBackups } from './ask.ts'
import { restore } from './restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-ask-'))
const world = await openWorld({ engine: 'embedded', env: { DATA_DIR: folder } })
afterAll(() => rm(folder, { recursive: true, force: true }))
const archive = join(folder, 'archives', 'asked.tar.gz')
const ask = () => askForBackup(folder, archive, () => {})

test('OPS-BACKUP-03 the process that holds the embedded database makes the archive while it serves, and names what went', async () => {
  const noor = await world.person({ firstName: 'Noor' })
  const hearNone = await hearBackups(world.house)
  const [made, served] = await Promise.all([ask(), noor.does(account.viewer, {})])
  await hearNone()

  expect(served).toMatchObject({ firstName: 'Noor' })
  const into = await emptyDatabase('embedded')
  expect(await restore({ database: into, filesFolder: join(folder, 'back') }, archive, {})).toEqual(made)
  const { rows } = await into.pool.query('select first_name from profiles where id = $1', [noor.id])
  expect(rows).toEqual([{ first_name: 'Noor' }])
  await into.close()
})

test('OPS-BACKUP-03 what goes wrong there is said here, and the site goes on', async () => {
  const hearNone = await hearBackups(world.house)
  await writeFile(join(folder, 'full'), 'a file where a folder should be')
  const asking = askForBackup(folder, join(folder, 'full', 'a.tar.gz'), () => {})
  await expect(asking).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect((await ask())?.tables).toBeGreaterThan(50)
  await hearNone()
})

test('OPS-BACKUP-03 with no such process, or one that was killed, there is nobody to ask', async () => {
  expect(await ask()).toBeNull()
  await writeFile(join(folder, 'backup.door'), join(folder, 'nobody'))
  expect(await ask()).toBeNull()
})

test('OPS-BACKUP-03 only its own user may ask', async () => {
  const hearNone = await hearBackups(world.house)
  expect((await stat(join(folder, 'backup.door'))).mode & 0o777).toBe(0o600)
  await hearNone()
  expect(await readdir(folder)).not.toContain('backup.door')
})
