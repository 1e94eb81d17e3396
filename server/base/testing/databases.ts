import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { migrateDatabase } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { templateFile } from './template.ts'

/** Where the races and, when DATABASE_URL is set, all tests find a PostgreSQL server; null when none answers. */
export async function serverAddress(): Promise<string | null> {
  const asked =
    process.env.RACES_DATABASE_URL ?? process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = new pg.Client({ connectionString: asked, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return asked
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

/** An empty migrated database of its own, embedded or on a server, which disappears when it is closed. */
export async function emptyDatabase(engine: 'embedded' | 'server'): Promise<Database> {
  if (engine === 'embedded')
    return openDatabase({ template: new Blob([new Uint8Array(await readFile(await templateFile()))]) })
  const address = await serverAddress()
  if (!address) throw new Error('No PostgreSQL server answers; set DATABASE_URL or start one on 127.0.0.1:5432.')
  const name = `bewezen_test_${randomBytes(6).toString('hex')}`
  await onServer(address, `create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  const database = patient(await openDatabase({ url: url.href }))
  await migrateDatabase(database)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(address, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A machine that runs many tests at once is slow: waiting in line for a connection is no fault there. */
export function patient(database: Database): Database {
  Object.assign(database.pool.options, { connectionTimeoutMillis: 60_000, query_timeout: 60_000 })
  return database
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
