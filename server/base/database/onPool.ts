import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isDatabaseAway } from './away.ts'

/**
 * Drizzle on a pool of connections to a server, whose transactions always give theirs back (OPS-AWAY-04). By itself it
 * keeps one for good when `begin` fails, so that a network that hung a few times would leave a process without any; and it
 * gives back one that died in the middle as if it were whole, at which the next who gets it waits in vain.
 */
export function drizzleOn(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool)
  const onClients = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const on = (client: pg.PoolClient): NodePgDatabase => {
    const known = onClients.get(client) ?? drizzle(client)
    onClients.set(client, known)
    return known
  }
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let fault: unknown
    const noteAway = (error: unknown): never => {
      if (isDatabaseAway(error)) {
        fault ??= error
        // Nobody waits for the answer to a `rollback` that does not arrive.
        client.end().catch(() => {})
      }
      throw error
    }
    try {
      return await on(client).transaction((tx) => work(tx).catch(noteAway), config)
    } catch (error) {
      if (isDatabaseAway(error)) fault ??= error
      throw fault ?? error
    } finally {
      client.release(fault !== undefined)
    }
  }
  return db
}
