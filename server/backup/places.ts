import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import type { Settings } from '../base/settings.ts'
import type { Place } from './backUp.ts'
import { CannotRestore } from './restore.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'S3_ENDPOINT'>

/** Opens what a backup is made of; with a bucket the files are the bucket's own to keep. */
export async function openPlace({ DATABASE_URL: url, DATA_DIR: folder, S3_ENDPOINT }: Where): Promise<Place> {
  const database = await openDatabase(url ? { url } : { folder })
  return { database, filesFolder: S3_ENDPOINT ? null : join(folder, 'files') }
}

/** What a running site keeps, as it is backed up. */
export const placeOf = ({ database, settings }: Pick<House, 'database' | 'settings'>): Place => ({
  database,
  filesFolder: settings.S3_ENDPOINT ? null : join(settings.DATA_DIR, 'files'),
})

/**
 * Opens an empty place to restore into. Where there is something already it refuses, unless it may be overwritten: then
 * folders are put aside, and the tables of a server are removed.
 */
export async function openEmptyPlace(where: Where, how: { overwrite: boolean; at: Date }): Promise<Place> {
  const folders = where.DATABASE_URL ? ['files'] : ['postgres', 'files']
  const standing = folders.map((name) => join(where.DATA_DIR, name)).filter((path) => existsSync(path))
  if (!where.S3_ENDPOINT || !where.DATABASE_URL) {
    if (standing.length > 0 && !how.overwrite) throw refusal(standing.join(' and '))
    // Opened once first: a folder that a living site holds is not moved away below it.
    if (!where.DATABASE_URL && existsSync(join(where.DATA_DIR, 'postgres')))
      await (await openPlace(where)).database.close()
    const aside = join(where.DATA_DIR, `before-${how.at.toISOString().replace(/[:.]/g, '')}`)
    if (standing.length > 0) await mkdir(aside, { recursive: true })
    for (const path of standing) await rename(path, path.replace(where.DATA_DIR, aside))
  }
  const place = await openPlace(where)
  if (where.DATABASE_URL) await emptyServer(place.database, how.overwrite)
  return place
}

async function emptyServer({ pool }: Database, overwrite: boolean): Promise<void> {
  const { rows } = await pool.query<{ used: boolean }>("select to_regclass('public.profiles') is not null as used")
  if (!rows[0]?.used) return
  if (!overwrite) throw refusal('The database of DATABASE_URL')
  for (const schema of ['pgboss', 'drizzle', 'public', 'parts'])
    await pool.query(`drop schema if exists ${schema} cascade`)
  await pool.query('create schema public')
}

const refusal = (what: string) =>
  new CannotRestore(`${what} holds something already. Choose an empty place, or say --overwrite.`)
