import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { hasNone, layDown } from './layDown.ts'
import { lockFolder } from './lock.ts'
import { plainly } from './noDatabase.ts'
import { drizzleOn } from './transaction.ts'

/** The Drizzle database: every query outside a transaction goes through a connection of its pool. */
export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Anything that runs queries: the database, or an open transaction. */
export type Reader = Db | Tx

export type Database = {
  engine: 'embedded' | 'server'
  db: Db
  pool: pg.Pool
  /** The connection string of a server, for its listeners; null for the embedded engine. */
  url: string | null
  /** A copy of the whole embedded database, for tests; null for a server. */
  dump: (() => Promise<Blob>) | null
  close(): Promise<void>
}

/**
 * `connections`: at most so many to a server, 16 unless it says so. `empty`: a folder with an empty database of this
 * release, with its tables, with which a folder begins that holds none; without it, it begins without tables.
 */
export type DatabaseSource =
  | { url: string; connections?: number }
  | { folder: string; empty?: string | null }
  | { template: Blob }

/**
 * Opens the database: a server by its address, or the embedded engine on a folder or on a copy of a template. Throws
 * NoDatabase when the server is not there or does not let us in.
 */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  if ('url' in source) return openServer(source.url, source.connections)
  if ('template' in source) return embedded(await openEmbedded(source), async () => {})
  await mkdir(source.folder, { recursive: true })
  const folder = join(source.folder, 'postgres')
  const unlock = await lockFolder(folder)
  try {
    if (hasNone(source.folder)) await layDown(folder, source.empty)
    return embedded(await openEmbedded({ folder }), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Connections to a server, none of which is open yet; `connectMs` is how long one may take to open. */
export function openPool(url: string, { connections, connectMs }: { connections: number; connectMs: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    // A query that does not wait for the one before it is sent at once (transaction.ts).
    pipeline: true,
    // A dead network must not hold a request for minutes: give up, so that the page can say so.
    query_timeout: 8_000,
    keepAlive: true,
  })
  // A connection that breaks is replaced at the next query; without a listener it would end the process, both while it
  // is idle and while a transaction holds it between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function openServer(url: string, connections = 16): Promise<Database> {
  const pool = openPool(url, { connections, connectMs: 5_000 })
  try {
    const first = await pool.connect()
    first.release(true)
  } catch (error) {
    await pool.end()
    throw plainly(error, url)
  }
  return { engine: 'server', db: drizzleOn(pool), pool, url, dump: null, close: () => pool.end() }
}

function embedded({ pool, pglite }: Awaited<ReturnType<typeof openEmbedded>>, unlock: () => Promise<void>): Database {
  return {
    engine: 'embedded',
    db: drizzle(pool),
    pool,
    url: null,
    dump: () => pglite.dumpDataDir('none'),
    async close() {
      await pool.query('checkpoint')
      await pool.end()
      await pglite.close()
      await unlock()
    },
  }
}
