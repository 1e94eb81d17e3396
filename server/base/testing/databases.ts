import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { openEmbedded, poolOn } from '../database/embedded.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { type AsMade, readAsMade, restore } from './restore.ts'
import { admitted, onServer, serverTemplate, templateFile } from './template.ts'

/** Where the tests find a PostgreSQL server; null when none answers. */
export async function serverAddress(): Promise<string | null> {
  const asked =
    process.env.RACES_DATABASE_URL ?? process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = await admitted(asked, 2_000).catch(() => null)
  await client?.end()
  return client && asked
}

/** An empty migrated database of its own, embedded or on a server, which disappears when it is closed. */
export async function emptyDatabase(engine: 'embedded' | 'server'): Promise<Database> {
  if (engine === 'embedded') return emptyEmbedded()
  const address = await serverAddress()
  if (!address) throw new Error('No PostgreSQL server answers; set DATABASE_URL or start one on 127.0.0.1:5432.')
  return serverLike(address, await serverTemplate(address))
}

/** A database on a server that begins as another one there, which nobody has open, and disappears when it is closed. */
export async function serverLike(
  address: string,
  template: string,
  name = `${template.replace(/_template_.*/, '')}_test_${randomBytes(6).toString('hex')}`,
): Promise<Database> {
  await onServer(address, `create database ${name} template ${template}`)
  // Tests are about what happens at once, not about power cuts: nobody waits for the disk.
  await onServer(address, `alter database ${name} set synchronous_commit = off`)
  const url = new URL(address)
  url.pathname = `/${name}`
  const database = patient(await openDatabase({ url: url.href }))
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(address, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Drops a database on a server, and those that began as it and were not closed. */
export async function dropLike(address: string, name: string): Promise<void> {
  const client = await admitted(address)
  try {
    const { rows } = await client.query<{ one: string }>(
      `select datname as one from pg_database where datname = $1 or starts_with(datname, $1 || '_')`,
      [name],
    )
    for (const { one } of rows) await client.query(`drop database if exists ${one} with (force)`)
  } finally {
    await client.end()
  }
}

/** A machine that runs many tests at once is slow: waiting in line for a connection is no fault there. */
export function patient(database: Database): Database {
  Object.assign(database.pool.options, { connectionTimeoutMillis: 60_000, query_timeout: 60_000 })
  return database
}

type Embedded = { pglite: PGlite; made: AsMade }

let areKept = false

/** From here on a closed embedded database is kept for the next who wants one like it: for processes that are ended. */
export function keepDatabases(): void {
  areKept = true
}

/**
 * Opens embedded databases that begin as the one in a file. Those that nobody uses any more are kept: making one as it
 * was takes a fraction of opening another.
 */
export function embeddedLike(file: () => Promise<string>): () => Promise<Database> {
  const unused: Embedded[] = []
  let template: Promise<Blob> | null = null

  async function readyAgain(): Promise<Embedded | null> {
    const found = unused.pop()
    if (!found) return null
    const pool = poolOn(found.pglite)
    const isAsMade = await restore(pool, found.made).finally(() => pool.end())
    if (isAsMade) return found
    await found.pglite.close()
    return readyAgain()
  }

  async function openAnother(): Promise<Embedded> {
    template ??= file().then(async (path) => new Blob([new Uint8Array(await readFile(path))]))
    const { pglite, pool } = await openEmbedded({ template: await template })
    const made = await readAsMade(pool).finally(() => pool.end())
    return { pglite, made }
  }

  return async () => {
    const { pglite, made } = (await readyAgain()) ?? (await openAnother())
    const pool = poolOn(pglite)
    return {
      engine: 'embedded',
      db: drizzle(pool),
      pool,
      url: null,
      dump: () => pglite.dumpDataDir('none'),
      async close() {
        // Whoever still has it cannot ask any more: its next user has a pool of their own.
        await pool.end()
        if (areKept) unused.push({ pglite, made })
        else await pglite.close()
      },
    }
  }
}

const emptyEmbedded = embeddedLike(templateFile)
