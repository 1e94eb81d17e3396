import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { appliedMigrations } from '../base/database/migrate.ts'
import type { Database } from '../base/database/open.ts'
import { isKeyColumn, readKeys, saveKeys } from './keys.ts'
import { type Table, tablesOf } from './tables.ts'
import { type Entry, packed } from './tar.ts'

/** What an archive says about itself, as its first file. */
export type About = { format: 1; madeAt: string; migrations: string[] }
export type Place = { database: Database; filesFolder: string | null }
export type Count = { tables: number; rows: number; files: number }

const rowsAtOnce = 1_000

/** Where the keys of the medical data stand for an archive: beside it, one file for all archives of a folder. */
export const keysFileOf = (archive: string): string => join(dirname(archive), 'medical-keys.json')

/**
 * Writes all that is kept into one archive, over our own connection and as of one moment: every table, as lines of JSON, and
 * the files. It stands under its name only when it is whole.
 */
export async function backUp({ database, filesFolder }: Place, archive: string): Promise<Count> {
  const count: Count = { tables: 0, rows: 0, files: 0 }
  await mkdir(dirname(archive), { recursive: true })
  const client = await database.pool.connect()
  try {
    const migrations = await appliedMigrations(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const about: About = { format: 1, madeAt: (rows[0]?.at ?? new Date()).toISOString(), migrations }
    const part = `${archive}.part`
    const bytes = Readable.from(packed(everything(client, filesFolder, about, count)))
    await pipeline(bytes, createGzip(), createWriteStream(part, { mode: 0o600 }))
    await saveKeys(keysFileOf(archive), await readKeys(client))
    await rename(part, archive)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
  return count
}

async function* everything(
  client: ClientBase,
  filesFolder: string | null,
  about: About,
  count: Count,
): AsyncGenerator<Entry> {
  yield { name: 'about.json', content: Buffer.from(JSON.stringify(about)) }
  for (const table of await tablesOf(client)) {
    count.tables++
    yield* rowsOf(client, table, count)
  }
  yield { name: 'sequences.json', content: Buffer.from(JSON.stringify(await sequencesOf(client))) }
  if (filesFolder) yield* filesIn(filesFolder, count)
}

async function* rowsOf(client: ClientBase, { name, columns }: Table, count: Count): AsyncGenerator<Entry> {
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

async function* filesIn(folder: string, count: Count): AsyncGenerator<Entry> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const one of found.filter((each) => each.isFile())) {
    const path = join(one.parentPath, one.name)
    const { size } = await stat(path)
    count.files++
    yield { name: `files/${relative(folder, path)}`, size, content: createReadStream(path) }
  }
}
