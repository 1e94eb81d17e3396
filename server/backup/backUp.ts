import { createWriteStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase, PoolClient } from 'pg'
import { appliedMigrations } from '../base/database/migrate.ts'
import type { Database } from '../base/database/open.ts'
import { isKeyColumn, readKeys, saveKeys } from './keys.ts'
import { type Table, tablesOf } from './tables.ts'
import { type Entry, packed, type Unpacked } from './tar.ts'

/** What an archive says about itself, as its first file. */
export type About = { format: 1; madeAt: string; migrations: string[] }
export type Place = { database: Database; filesFolder: string | null }
export type Count = { tables: number; rows: number; files: number }

const rowsAtOnce = 1_000

/** Where the keys of the medical data stand for an archive: beside it, one file for all archives of a folder. */
export const keysFileOf = (archive: string): string => join(dirname(archive), 'medical-keys.json')

/**
 * Writes all that is kept into one archive, over our own connection and as of one moment: every table, as lines of JSON, and
 * the files. It stands under its name only when it is whole, and one that fails leaves nothing behind. The site may go on:
 * a file that is removed meanwhile is left out, and `onGone` is told its path (OPS-BACKUP-01, OPS-BACKUP-02). The connection
 * is given back before the files are read: the embedded engine has only this one (OPS-BACKUP-03).
 */
export async function backUp(
  { database, filesFolder }: Place,
  archive: string,
  onGone: (path: string) => void = () => {},
): Promise<Count> {
  const count: Count = { tables: 0, rows: 0, files: 0 }
  const part = `${archive}.part`
  await mkdir(dirname(archive), { recursive: true })
  const client = await database.pool.connect()
  const end = givesBack(client)
  try {
    const migrations = await appliedMigrations(client)
    await client.query('begin isolation level repeatable read read only')
    await client.query(sameEverywhere)
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const about: About = { format: 1, madeAt: (rows[0]?.at ?? new Date()).toISOString(), migrations }
    const keys = await readKeys(client)
    const everything = async function* (): AsyncGenerator<Entry> {
      yield { name: 'about.json', content: Buffer.from(JSON.stringify(about)) }
      yield* tablesIn(client, count)
      await end()
      if (filesFolder) yield* filesIn(filesFolder, count, onGone)
    }
    await pipeline(Readable.from(packed(everything())), createGzip(), createWriteStream(part, { mode: 0o600 }))
    await saveKeys(keysFileOf(archive), keys)
    await rename(part, archive)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await end()
  }
  return count
}

/** Moments are written in one way, whatever the server is set to, so that two copies can be compared. */
export const sameEverywhere = `set local timezone to 'UTC'`

/** Ends what the connection has open, and gives it back; once, however often it is asked. */
function givesBack(client: PoolClient): () => Promise<void> {
  let isBack = false
  return async () => {
    if (isBack) return
    isBack = true
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** Every row of every table, and where the sequences are. */
export async function* tablesIn(client: ClientBase, count: Count): AsyncGenerator<Unpacked> {
  for (const table of await tablesOf(client)) {
    count.tables++
    yield* rowsOf(client, table, count)
  }
  yield { name: 'sequences.json', content: Buffer.from(JSON.stringify(await sequencesOf(client))) }
}

async function* rowsOf(client: ClientBase, { name, columns }: Table, count: Count): AsyncGenerator<Unpacked> {
  const kept = columns.filter((column) => !isKeyColumn(name, column))
  // To text in the database: no number or moment passes through this program.
  await client.query(
    `declare every no scroll cursor for select to_jsonb(kept)::text as row from (select ${kept.join()} from ${name}) kept`,
  )
  for (let piece = 0; ; piece++) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from every`)
    if (rows.length === 0 && piece > 0) break
    count.rows += rows.length
    const lines = rows.map(({ row }) => `${row}\n`).join('')
    yield { name: `tables/${name}/${String(piece).padStart(6, '0')}.jsonl`, content: Buffer.from(lines) }
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close every')
}

async function sequencesOf(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname in ('public', 'pgboss') and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

async function* filesIn(root: string, count: Count, onGone: (path: string) => void): AsyncGenerator<Entry> {
  for await (const path of pathsIn(root)) {
    const name = relative(root, path)
    const file = await open(path).catch(nullWhenGone)
    if (!file) {
      onGone(name)
      continue
    }
    // What is open can be read to its end, also when it is removed meanwhile.
    try {
      const { size } = await file.stat()
      count.files++
      yield { name: `files/${name}`, size, content: file.createReadStream({ autoClose: false }) }
    } finally {
      await file.close()
    }
  }
}

/** Every file below a folder; a folder that is not there, or not any more, has none. */
async function* pathsIn(folder: string): AsyncGenerator<string> {
  const found: Dirent[] = (await readdir(folder, { withFileTypes: true }).catch(nullWhenGone)) ?? []
  for (const one of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, one.name)
    if (one.isDirectory()) yield* pathsIn(path)
    else if (one.isFile()) yield path
  }
}

/** Null for a file that is not there; any other fault goes on. */
function nullWhenGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
