import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { migrateDatabase } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { migrationsFolder } from '../programFiles.ts'

/**
 * The file with an empty migrated database, made once per set of migrations and shared by all test files:
 * loading it takes a fraction of migrating.
 */
export async function templateFile(): Promise<string> {
  const folder = join(tmpdir(), 'bewezen-templates')
  const file = join(folder, `${await migrationsHash()}.tar`)
  if (await stat(file).catch(() => null)) return file
  await mkdir(folder, { recursive: true })
  const making = join(folder, `making-${process.pid}`)
  const database = await openDatabase({ folder: making })
  await migrateDatabase(database)
  await dropTemplates(database)
  const copy = await database.dump?.()
  await database.close()
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from((await copy?.arrayBuffer()) ?? new ArrayBuffer(0)))
  await rename(unfinished, file)
  await rm(making, { recursive: true })
  return file
}

/**
 * The name of the empty migrated database on a server, made once per set of migrations and shared by all test files. It
 * gets its name when it is whole, so that a killed run leaves none that is half done.
 */
export async function serverTemplate(address: string): Promise<string> {
  const name = `bewezen_template_${await migrationsHash()}`
  const client = await admitted(address)
  try {
    const isThere = async () => (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount
    if (await isThere()) return name
    // Another process may be making it.
    await client.query('select pg_advisory_lock($1)', [templateLock])
    if (await isThere()) return name
    const unfinished = `${name}_making`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const database = await openDatabase({ url: Object.assign(new URL(address), { pathname: `/${unfinished}` }).href })
    await migrateDatabase(database).finally(() => database.close())
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}
/** Any number, the same in every process. */
const templateLock = 704_120_262

/** A connection to a server that may be full for the moment: races take most of what it lets in, and give it back. */
export async function admitted(address: string, connectionTimeoutMillis?: number): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const isFull = error instanceof pg.DatabaseError && error.code === '53300'
      if (!isFull || tries === 100) throw error
      await wait(100)
    }
  }
}

/** One statement on the server as a whole. */
export async function onServer(address: string, statement: string): Promise<void> {
  const client = await admitted(address)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function migrationsHash(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Nobody makes a database from them here, and they are half of the files that every test file would unpack. */
async function dropTemplates({ pool }: Database): Promise<void> {
  await pool.query(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`)
  for (const name of ['template0', 'template1']) await pool.query(`drop database ${name}`)
}

/** Makes the template before the first test file starts. */
export default async function setup(): Promise<void> {
  await templateFile()
}
