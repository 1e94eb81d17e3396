import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Tx } from './open.ts'

/** What was sent in a pipelined transaction and not waited for. A transaction that is not in here waits for every query. */
const unanswered = new WeakMap<object, Promise<unknown>[]>()

/**
 * Runs work in one transaction. To a server, `begin` travels with the first query, and what `sentAhead` sent travels with
 * `commit`, so that each saves a round trip (OPS-COST-01). The embedded engine is no trip away and takes one at a time.
 */
export async function runTransaction<T>({ engine, db, pool }: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (engine === 'embedded') return db.transaction(work)
  const client = await pool.connect()
  const sent: Promise<unknown>[] = []
  try {
    const answer = await beginningAhead(client).transaction(async (tx) => {
      unanswered.set(tx, sent)
      return work(tx)
    })
    // The server answers in the order of asking. After a query that failed, `commit` rolls back and says that all is well.
    await Promise.all(sent)
    return answer
  } finally {
    client.release()
  }
}

/** Drizzle on one connection, which goes on as soon as `begin` is sent. When that fails, so does what comes behind it. */
function beginningAhead(client: pg.PoolClient): NodePgDatabase {
  const ask = client.query.bind(client) as (...its: unknown[]) => Promise<unknown>
  const query = (...its: unknown[]) => {
    const asked = ask(...its)
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
export async function sentAhead(tx: Tx, query: () => Promise<unknown>): Promise<void> {
  const sent = unanswered.get(tx)
  const asked = query()
  if (!sent) return void (await asked)
  // Waited for behind `commit`; until then a failure must not count as one that nobody handles.
  asked.catch(() => {})
  sent.push(asked)
}

/** Sends two queries that need nothing of each other in one round trip where queries are pipelined, else in turn. */
export async function inOneTrip<A, B>(
  tx: Tx,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<readonly [A, B]> {
  if (unanswered.has(tx)) return Promise.all([first(), second()])
  return [await first(), await second()]
}
