import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

export type EmbeddedSource = { folder: string } | { template: Blob | File }

/**
 * PostgreSQL in this process, behind an ordinary `pg.Pool`. The handle is never used beside the pool: a raw query
 * would land inside somebody's open transaction.
 */
export async function openEmbedded(source: EmbeddedSource): Promise<{ pool: pg.Pool; pglite: PGlite }> {
  const options = { extensions: { citext, pg_trgm, unaccent }, startParams }
  const pglite =
    'folder' in source
      ? await PGlite.create({ dataDir: source.folder, ...options })
      : await PGlite.create({ loadDataDir: source.template, ...options })
  letTimersRun(pglite)
  return { pool: poolOn(pglite), pglite }
}

/**
 * 32 MB of shared buffers, in pages of 8 KB. Every start writes zeros to all of them, which for the usual 128 MB takes a
 * third of its opening; what they do not hold is read from the files, which the system keeps in memory. The zone is said
 * here, since a folder keeps the one of the machine it was made on.
 */
const startParams = [...PGlite.defaultStartParams, '-B', '4096', '-c', 'TimeZone=UTC']

/** A pool of one client on an open PGlite, which has no other pool at that time. */
export function poolOn(pglite: PGlite): pg.Pool {
  const config = createPgConfig(pglite)
  acceptTypeObjects(config.connection)
  return new KeepingPool({
    ...config,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  } as pg.PoolConfig)
}

/**
 * A pool that keeps its one client. An ordinary pool throws a client away after any query that failed; this one sits
 * on the only connection there is, and its successor would inherit both its end and the answers to its last query.
 */
class KeepingPool extends pg.Pool {
  _release(client: unknown, idleListener: unknown): void {
    const ordinary = pg.Pool.prototype as unknown as Record<'_release', (...args: unknown[]) => void>
    ordinary._release.call(this, client, idleListener)
  }
}

/** PGlite computes on the main thread: without a breath before each call a busy database starves every timer. */
function letTimersRun(pglite: PGlite): void {
  for (const name of ['execProtocolRaw', 'execProtocolRawStream'] as const) {
    const run = pglite[name].bind(pglite) as (...args: unknown[]) => Promise<unknown>
    Object.assign(pglite, {
      [name]: async (...args: unknown[]) => {
        await new Promise((resolve) => setImmediate(resolve))
        return run(...args)
      },
    })
  }
}

/** Drizzle hands over `types` as an object where the wire adapter expects a list, and the first parameter fails. */
function acceptTypeObjects(connection: object): void {
  const wire = connection as { parse(query: { types?: unknown }): unknown }
  const parse = wire.parse.bind(wire)
  wire.parse = (query) =>
    parse(
      Array.isArray(query.types)
        ? query
        : Object.assign(Object.create(Object.getPrototypeOf(query)), query, { types: undefined }),
    )
}
