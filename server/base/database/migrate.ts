import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../programFiles.ts'
import { refuseNewer } from './newerDatabase.ts'
import type { Database } from './open.ts'

/** Any number, the same in every process of every version. */
const migrationLock = 704_120_261

/**
 * Brings the tables up to date; one process at a time, on a connection of its own: waiting for another one, or a large
 * table that is changed, may take longer than any request is allowed to. Throws NewerDatabase for one that knows more.
 */
export async function migrateDatabase(database: Database, upTo?: readonly string[]): Promise<void> {
  const ours = upTo ? await folderOf(upTo) : null
  const { client, end } = await connect(database)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await refuseNewer(client, await newestMigration())
      await migrate(drizzle(client), { migrationsFolder: ours ?? migrationsFolder })
      // The job queue looks whether it is there before it waits its turn: of processes that begin at once on an empty
      // database one would fail (OPS-JOBS-08).
      await client.query('create schema if not exists pgboss')
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    await end()
    if (ours) await rm(ours, { recursive: true, force: true })
  }
}

type Journal = { entries: { tag: string; when: number }[] }
const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))

/** When the newest migration of this release was made. */
const newestMigration = async (): Promise<number> => Math.max(...(await readJournal()).entries.map(({ when }) => when))

/** The names of the migrations that a database has had, in order; throws NewerDatabase when we do not know them all. */
export async function appliedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  await refuseNewer(client, await newestMigration())
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return (await readJournal()).entries.slice(0, rows[0]?.count ?? 0).map(({ tag }) => tag)
}

/** The names of our migrations that a database has not had, in order, and whether it had none; throws NewerDatabase as above. */
export async function missingMigrations(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<{ missing: string[]; isEmpty: boolean }> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  const applied = rows[0]?.is_there ? await appliedMigrations(client) : []
  const missing = (await readJournal()).entries.slice(applied.length).map(({ tag }) => tag)
  return { missing, isEmpty: applied.length === 0 }
}

/** A folder with the first of our migrations only. */
async function folderOf(tags: readonly string[]): Promise<string> {
  const journal = await readJournal()
  const entries = journal.entries.slice(0, tags.length)
  if (entries.some(({ tag }, at) => tag !== tags[at]) || entries.length < tags.length)
    throw new Error(`This was made by another version of the site: it knows ${tags.at(-1)}.`)
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

async function connect({
  url,
  pool,
}: Database): Promise<{ client: pg.Client | pg.PoolClient; end: () => Promise<void> }> {
  if (!url) {
    const client = await pool.connect()
    return { client, end: async () => client.release() }
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  // Without a listener a connection that breaks in between would end the process; the query that waits says it too.
  client.on('error', () => {})
  await client.connect()
  return { client, end: () => client.end() }
}
