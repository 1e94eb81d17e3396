import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isDatabaseAway } from './away.ts'

/** What was sent in a pipelined transaction and not waited for. A transaction that is not in here waits for every query. */
const unanswered = new WeakMap<object, Promise<unknown>[]>()

/**
 * Drizzle on a pool of connections to a server. Its transactions are pipelined: `begin` travels with the first query, and
 * what `sentAhead` sent travels with `commit`, so that each saves a round trip (OPS-COST-01). And they always give their
 * connection back (OPS-AWAY-04): Drizzle by itself keeps one for good when `begin` fails, so that a network that hung a few
 * times would leave a process without any, and gives back one that died in the middle as if it were whole.
 */
export function drizzleOn(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool)
  const onClients = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const on = (client: pg.PoolClient): NodePgDatabase => {
    const known = onClients.get(client) ?? beginningAhead(client)
    onClients.set(client, known)
    return known
  }
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const sent: Promise<unknown>[] = []
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
      const answer = await on(client).transaction((tx) => {
        unanswered.set(tx, sent)
        return work(tx).catch(noteAway)
      }, config)
      // The server answers in the order of asking. After a query that failed, `commit` rolls back and says that all is well.
      await Promise.all(sent)
      return answer
    } catch (error) {
      if (isDatabaseAway(error)) fault ??= error
      throw fault ?? (await firstFaultOf(sent)) ?? error
    } finally {
      client.release(fault !== undefined)
    }
  }
  return db
}

/** What failed behind the back of the work: each query after it says only that the transaction is aborted. */
async function firstFaultOf(sent: readonly Promise<unknown>[]): Promise<unknown> {
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected')
  return failed?.status === 'rejected' ? failed.reason : undefined
}

/** Drizzle on one connection, which goes on as soon as `begin` is sent. When that fails, so does what comes behind it. */
function beginningAhead(client: pg.PoolClient): NodePgDatabase {
  const query = (...its: unknown[]) => {
    const asked = (client.query as (...its: unknown[]) => Promise<unknown>).apply(client, its)
    if ((its[0] as { text?: string }).text !== 'begin') return asked
    asked.catch(() => {})
    return Promise.resolve({ rows: [], rowCount: null })
  }
  return drizzle({ client: { query } as unknown as pg.PoolClient })
}

/**
 * Sends a query on whose answer nothing more depends than that the transaction fails with it. Does not wait for it where
 * queries are pipelined.
 */
export async function sentAhead(tx: object, query: () => Promise<unknown>): Promise<void> {
  const sent = unanswered.get(tx)
  const asked = query()
  if (!sent) return void (await asked)
  // Waited for behind `commit`; until then a failure must not count as one that nobody handles.
  asked.catch(() => {})
  sent.push(asked)
}

/** Sends two queries that need nothing of each other in one round trip where queries are pipelined, else in turn. */
export async function inOneTrip<A, B>(
  tx: object,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<readonly [A, B]> {
  if (unanswered.has(tx)) return Promise.all([first(), second()])
  return [await first(), await second()]
}
