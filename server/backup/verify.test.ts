import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { upload } from '../community/testing/upload.ts'
import { backUp, keysFileOf } from './backUp.ts'
import { loadKeys } from './keys.ts'
import { packed, type Unpacked, unpacked } from './tar.ts'
import { verify } from './verify.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-verify-test-'))
const world = await openWorld({ jobs: true, env: { DATA_DIR: folder } })
afterAll(() => rm(folder, { recursive: true, force: true }))
const noor = await world.person({ firstName: 'Leïla' })
await upload(world, noor)
const archive = join(folder, 'whole.tar.gz')
const made = await backUp({ database: world.house.database, filesFolder: join(folder, 'files') }, archive)
const keys = (await loadKeys(keysFileOf(archive))) ?? {}

/** The archive anew, with some entry other than it was. */
async function changed(change: (entry: Unpacked) => Unpacked[]): Promise<string> {
  const file = join(folder, 'changed.tar.gz')
  const entries = async function* () {
    for await (const entry of unpacked(createReadStream(archive).pipe(createGunzip()))) yield* change(entry)
  }
  await pipeline(Readable.from(packed(entries())), createGzip(), createWriteStream(file))
  return file
}

test('OPS-BACKUP-04 a good archive comes back as it was, and nothing of the place stays', async () => {
  const places = async () => (await readdir(tmpdir())).filter((name) => /^bewezen-verify-(?!test)/.test(name))
  const before = await places()
  expect(await verify(archive, keys)).toEqual({ count: made, differences: [] })
  expect(await places()).toEqual(before)
})

test('OPS-BACKUP-04 a row and a file that do not come back as they were are told, each in a sentence', async () => {
  const odd = await changed((entry) =>
    // A column that no table has any more, and a path outside the folder of files: both are left where they are.
    entry.name.startsWith('tables/public.profiles/')
      ? [{ ...entry, content: Buffer.from(entry.content.toString().replace('{', '{"gone": 1, ')) }]
      : entry.name === 'about.json'
        ? [entry, { name: 'files/../elders.webp', content: Buffer.from('beeld') }]
        : [entry],
  )
  const people = (await world.house.database.pool.query('select 1 from profiles')).rows.length
  expect((await verify(odd, keys)).differences).toEqual([
    `Table public.profiles: ${people} of ${people} rows came back, not all the same.`,
    'The file ../elders.webp is not the same.',
  ])
})

test('OPS-BACKUP-04 an archive that is cut, none or not there is refused', async () => {
  const cut = join(folder, 'cut.tar.gz')
  const { size } = await stat(archive)
  await pipeline(createReadStream(archive, { end: Math.floor(size / 2) }), createWriteStream(cut))
  await expect(verify(cut, keys)).rejects.toThrow('is cut short, damaged or no backup')
  await writeFile(cut, 'niets')
  await expect(verify(cut, keys)).rejects.toThrow('is cut short, damaged or no backup')
  await expect(verify(join(folder, 'nergens.tar.gz'), keys)).rejects.toThrow(/nergens.tar.gz is not there/)
})
