import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { pino } from 'pino'
import { migrateDatabase } from '../base/database/migrate.ts'
import type { Database } from '../base/database/open.ts'
import { makePastDays } from '../base/facts/parts.ts'
import { Jobs } from '../base/jobs/jobs.ts'
import type { About, Count, Place } from './backUp.ts'
import { type Keys, putKeysBack } from './keys.ts'
import { type Table, tablesOf } from './tables.ts'
import { type Unpacked, unpacked } from './tar.ts'

/** A backup that cannot be brought back, with a sentence for the operator. */
export class CannotRestore extends Error {
  override name = 'CannotRestore'
}

/**
 * Brings everything of an archive back into an empty place: the tables as they were when it was made, in one transaction,
 * then what was changed in them since, and the files. The engine may be another one than it came from. `onFilled` sees the
 * tables as they came out of the archive.
 */
export async function restore(
  { database, filesFolder }: Place,
  archive: string,
  keys: Keys,
  onFilled: (client: ClientBase) => Promise<void> = async () => {},
): Promise<Count> {
  const entries = entriesOf(archive)
  const first = await entries.next()
  const about = first.value?.name === 'about.json' ? (JSON.parse(first.value.content.toString()) as About) : null
  if (about?.format !== 1) throw new CannotRestore(`${archive} is no backup of this site.`)
  await migrateDatabase(database, about.migrations)
  await makeJobTables(database)

  const count: Count = { tables: 0, rows: 0, files: 0 }
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const tables = await tablesOf(client)
    await empty(client, tables)
    await makePastDays((statement) => client.query(statement))
    for await (const entry of entries) await take(client, tables, filesFolder, entry, count)
    await onFilled(client)
    await putKeysBack(client, keys)
    // Transactions of another server mean nothing here: what was not numbered yet is as of now.
    await client.query('update public.facts set tx = pg_current_xact_id() where seq is null')
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  await migrateDatabase(database)
  return count
}

/** What stands in an archive, one entry after the other. Throws CannotRestore when it is not there, cut, damaged or none. */
export async function* entriesOf(archive: string): AsyncGenerator<Unpacked> {
  const unzipped = createGunzip()
  // What goes wrong here ends the reading below, which tells it.
  pipeline(createReadStream(archive), unzipped).catch(() => {})
  try {
    yield* unpacked(unzipped)
  } catch (error) {
    const isAway = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const why = isAway ? 'is not there' : 'is cut short, damaged or no backup of this site'
    throw new CannotRestore(`${archive} ${why}.`, { cause: error })
  }
}

/** The job queue makes its own tables, when it starts. */
async function makeJobTables(database: Database): Promise<void> {
  const jobs = new Jobs({ database, log: pino({ level: 'silent' }) })
  await jobs.start()
  await jobs.stop()
}

/** Nothing of the first rows of a new site stays, and no trigger acts on what is only brought back. */
async function empty(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => name).join()}`)
}

async function take(
  client: ClientBase,
  tables: readonly Table[],
  filesFolder: string | null,
  { name, content }: Unpacked,
  count: Count,
): Promise<void> {
  if (name === 'sequences.json') {
    for (const [sequence, last] of Object.entries(JSON.parse(content.toString()) as Record<string, string>))
      await client.query('select setval($1::regclass, $2::bigint)', [sequence, last])
    return
  }
  const [kind = '', ...rest] = name.split('/')
  if (kind === 'files') {
    if (!filesFolder || rest.includes('..')) return
    const path = join(filesFolder, ...rest)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    count.files++
    return
  }
  const table = tables.find((one) => one.name === rest[0])
  const lines = content.toString().trimEnd()
  if (rest[1] === '000000.jsonl') count.tables++
  if (!table) throw new CannotRestore(`This version of the site has no table ${rest[0]}.`)
  if (lines) count.rows += await insert(client, table, lines.split('\n'))
}

async function insert(client: ClientBase, { name, columns }: Table, lines: readonly string[]): Promise<number> {
  const list = columns.join()
  const { rowCount } = await client.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${lines.join()}]`],
  )
  return rowCount ?? 0
}
