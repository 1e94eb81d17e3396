import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a data folder has no embedded database yet. One that lost a part of its files is none of ours to replace. */
export const hasNone = (folder: string): boolean => !existsSync(join(folder, 'postgres'))

/**
 * Puts a database where there is none: a copy of the empty one of this release, or else the one that the maker of the
 * engine packs, without any tables. To let the engine make one (`initdb`) takes five times as long (decision 22). It gets
 * its name when it is whole, so that a killed start leaves none that is half there.
 */
export async function layDown(folder: string, empty?: string | null): Promise<void> {
  const laying = `${folder}.part`
  await rm(laying, { recursive: true, force: true })
  // A thousand small files: one after the other takes a fraction of what as many promises take.
  if (empty && existsSync(join(empty, 'PG_VERSION'))) cpSync(empty, laying, { recursive: true })
  else await unpack(laying)
  // The engine keeps what it makes to its own user.
  await chmod(laying, 0o700)
  await rename(laying, folder)
}

/** Loaded when it is needed, which is once in the life of a folder. */
async function unpack(into: string): Promise<void> {
  const [{ extract }, { dataDir }] = await Promise.all([import('tar'), import('@electric-sql/pglite-prepopulatedfs')])
  const packed = await dataDir()
  mkdirSync(into, { recursive: true })
  extract({ cwd: into, sync: true }).end(Buffer.from(await packed.arrayBuffer()))
}
