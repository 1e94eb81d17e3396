import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { OpenHouse } from '../../open.ts'

/** What a process does on its own while a test runs: the snapshot of the caller, their day, and the sequencer with its hub. */
export const beside =
  /auth_sessions|active_days|pg_advisory_xact_lock|\bfacts\b|fact_counter|^(begin|commit|rollback|notify)/i

/** The texts of all queries that some work sends to the database, the snapshot and the clockwork left aside. */
export const queriesOf = async (house: OpenHouse, work: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(house, work)).map(({ text }) => text)

/** The names of the same: null for one that is not prepared. */
export const queryNamesOf = async (house: OpenHouse, work: () => Promise<unknown>): Promise<(string | null)[]> =>
  (await sentBy(house, work)).map(({ name }) => name)

async function sentBy(
  house: OpenHouse,
  work: () => Promise<unknown>,
): Promise<{ text: string; name: string | null }[]> {
  // What follows from earlier facts asks questions too.
  await house.settled()
  const { pool } = house.database
  const ofWork = new AsyncLocalStorage<true>()
  const sent: { text: string; name: string | null }[] = []
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const wrap = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return
    const { query } = client
    wrapped.set(client, query)
    client.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text?: string; name?: string }]
      const { text = '', name = null } = typeof first === 'string' ? { text: first } : first
      // The clock and the timers of the process ask beside it, whenever they are due.
      if (ofWork.getStore()) sent.push({ text, name })
      return (query as (...args: unknown[]) => unknown).apply(client, args)
    }) as pg.PoolClient['query']
  }
  pool.on('acquire', wrap)
  try {
    await ofWork.run(true, work)
  } finally {
    pool.off('acquire', wrap)
    for (const [client, query] of wrapped) client.query = query
  }
  return sent.filter(({ text }) => !beside.test(text))
}
