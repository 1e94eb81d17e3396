import type { Bench } from '../../../tools/bench/bench.ts'
import { requestsPerSecond } from '../../../tools/bench/load.ts'
import type { Database } from '../database/open.ts'
import { type Engine, openStage, type Stage } from './stage.ts'

/** A read as a browser asks it: its path with the query, and whose cookie it carries. */
type Read = { path: string; cookie: string }
type Statement = readonly [query: object, values?: unknown[]]

/** Besides the snapshot of who asks. */
const mostQueries = 2

/**
 * Reads through the API, asked in turn by many at once, against a bare route in the same process that runs the very
 * statements these reads run, prepared under their names, and sends the rows as the database gave them. Fails when a
 * read takes more than two queries. `seconds` is how long a round lasts, longer than usual for large answers.
 */
export const throughApi = (
  what: string,
  { engine, fill, seconds }: { engine: Engine; fill: (stage: Stage) => Promise<Read[]>; seconds?: number },
): Bench => ({
  name: `${what}, ${engine === 'server' ? 'PostgreSQL' : 'embedded'}`,
  unit: 'answers/s',
  target: { ratio: 0.85 },
  open: async () => {
    const stage = await openStage(engine)
    const { database } = stage.house
    const statements = new Map<string, Statement[]>()
    stage.bare.get('/api/*', async ({ url, headers }) => {
      const results: unknown[] = []
      for (const [query, values] of statements.get(`${url} ${headers.cookie}`) ?? [])
        results.push((await database.pool.query(query as never, values)).rows)
      return results
    })
    const reads = await fill(stage)
    const addresses = await stage.listen()
    for (const { path, cookie } of reads) {
      const ask = () => fetch(addresses.ours + path, { headers: { cookie } }).then((answer) => answer.text())
      await ask()
      statements.set(`${path} ${cookie}`, await statementsOf(database, ask))
    }
    const requests = reads.map(({ path, cookie }) => ({ path, headers: { cookie } }))
    return {
      baseline: { round: () => requestsPerSecond({ url: addresses.bare, requests, seconds }) },
      candidate: { round: () => requestsPerSecond({ url: addresses.ours, requests, seconds }) },
      close: stage.close,
    }
  },
})

/** What is asked of the database meanwhile, without the snapshot. */
async function statementsOf({ pool }: Database, meanwhile: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const listening = (...args: unknown[]) => {
    const [asked] = args as [{ name?: string }]
    if (!asked.name?.match(/^(snapshot|facts-after)/)) heard.push(args as unknown as Statement)
    return query(...args)
  }
  Object.assign(pool, { query: listening })
  try {
    await meanwhile()
  } finally {
    Object.assign(pool, { query })
  }
  if (heard.length === 0 || heard.length > mostQueries) throw new Error(`This read takes ${heard.length} queries`)
  return heard
}
