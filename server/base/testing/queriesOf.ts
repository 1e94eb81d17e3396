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

/** How often some work waited for the database, its own transactions whole: what is sent before an answer came is one trip. */
export async function tripsOf(house: OpenHouse, work: () => Promise<unknown>): Promise<number> {
  const sent = await everythingSentBy(house, work)
  const own = [...new Set(sent.map(({ client }) => client))].flatMap((client) =>
    transactionsIn(sent.filter((one) => one.client === client)).filter((queries) => !isBeside(queries)),
  )
  return own.flat().filter(({ isTrip }) => isTrip).length
}

/** The queries of one connection, those of a transaction together. */
function transactionsIn(sent: readonly Sent[]): Sent[][] {
  const parts: Sent[][] = []
  for (const one of sent) {
    const open = parts.at(-1)
    if (open?.[0]?.text === 'begin' && open.at(-1)?.text !== 'commit') open.push(one)
    else parts.push([one])
  }
  return parts
}

/** The sequencer's transaction has the query for its lock, and what the hub reads stands alone. */
const isBeside = (queries: readonly Sent[]) =>
  queries.some(({ text }) => text.includes('pg_advisory_xact_lock')) || queries.every(({ text }) => beside.test(text))

async function sentBy(house: OpenHouse, work: () => Promise<unknown>): Promise<Sent[]> {
  return (await everythingSentBy(house, work)).filter(({ text }) => !beside.test(text))
}

/** `isTrip`: sent while its connection had nothing to answer. */
type Sent = { text: string; name: string | null; client: pg.PoolClient; isTrip: boolean }

async function everythingSentBy(house: OpenHouse, work: () => Promise<unknown>): Promise<Sent[]> {
  // What follows from earlier facts asks questions too.
  await house.settled()
  const { pool } = house.database
  const ofWork = new AsyncLocalStorage<true>()
  const sent: Sent[] = []
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const wrap = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return
    const { query } = client
    let unanswered = 0
    wrapped.set(client, query)
    client.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text?: string; name?: string }]
      const { text = '', name = null } = typeof first === 'string' ? { text: first } : first
      // The clock and the timers of the process ask beside it, whenever they are due.
      if (ofWork.getStore()) sent.push({ text, name, client, isTrip: unanswered === 0 })
      const answer = (query as (...args: unknown[]) => unknown).apply(client, args)
      unanswered++
      const answered = () => void unanswered--
      if (answer instanceof Promise) answer.then(answered, answered)
      return answer
    }) as pg.PoolClient['query']
  }
  pool.on('acquire', wrap)
  try {
    await ofWork.run(true, work)
  } finally {
    pool.off('acquire', wrap)
    for (const [client, query] of wrapped) client.query = query
  }
  return sent
}
