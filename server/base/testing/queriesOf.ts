import type pg from 'pg'
import type { OpenHouse } from '../../open.ts'

/** What a process does on its own while a test runs: the snapshot of the caller, their day, and the sequencer with its hub. */
const beside = /auth_sessions|active_days|pg_advisory_xact_lock|\bfacts\b|fact_counter|^(begin|commit|rollback)/i

/** The texts of all queries that some work sends to the database, the snapshot and the clockwork left aside. */
export async function queriesOf(house: OpenHouse, work: () => Promise<unknown>): Promise<string[]> {
  // What follows from earlier facts asks questions too.
  await house.settled()
  const { pool } = house.database
  const sent: string[] = []
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const wrap = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return
    const { query } = client
    wrapped.set(client, query)
    client.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text?: string }]
      sent.push(typeof first === 'string' ? first : (first.text ?? ''))
      return (query as (...args: unknown[]) => unknown).apply(client, args)
    }) as pg.PoolClient['query']
  }
  pool.on('acquire', wrap)
  try {
    await work()
  } finally {
    pool.off('acquire', wrap)
    for (const [client, query] of wrapped) client.query = query
  }
  return sent.filter((text) => !beside.test(text))
}
