import type { PoolClient } from 'pg'
import type { Bench } from '../../../tools/bench/bench.ts'
import { requestsPerSecond } from '../../../tools/bench/load.ts'
import type { Database } from '../database/open.ts'
import { beside as ofTheHouse } from '../testing/queriesOf.ts'
import { type Engine, openStage, type Stage } from './stage.ts'

/** A read as a browser asks it: its path with the query, or its body where it is posted, and whose cookie it carries. */
type Read = { path: string; cookie: string; body?: object }
type Statement = readonly [query: object, values?: unknown[]]
/** What a read asks of the database; `together` on one connection, as a transaction does. */
type Asked = { statements: Statement[]; together: boolean }

/** Besides the snapshot of who asks. */
const usualMost = 2

type Given = { engine: Engine; fill: (stage: Stage) => Promise<Read[]>; seconds?: number; most?: number }

/**
 * Reads through the API, asked in turn by many at once, against a bare route in the same process that runs the very
 * statements these reads run, prepared under their names, and sends the rows as the database gave them. Fails when a
 * read takes more queries than `most`, or two. `seconds` is how long a round lasts, longer than usual for large answers.
 */
export const throughApi = (what: string, { engine, fill, seconds, most = usualMost }: Given): Bench => ({
  name: `${what}, ${engine === 'server' ? 'PostgreSQL' : 'embedded'}`,
  unit: 'answers/s',
  target: { ratio: 0.85 },
  open: async () => {
    const stage = await openStage(engine)
    const { database } = stage.house
    const known = new Map<string, Asked>()
    stage.bare.all('/api/*', async ({ url, headers }) => {
      const { statements = [], together } = known.get(`${url} ${headers.cookie}`) ?? {}
      const client = together ? await database.pool.connect() : null
      const results: unknown[] = []
      for (const [query, values] of statements)
        results.push((await (client ?? database.pool).query(query as never, values)).rows)
      client?.release()
      return results
    })
    const reads = await fill(stage)
    const addresses = await stage.listen()
    const requests = reads.map(toRequest)
    for (const { path, ...how } of requests) {
      const ask = async () => {
        const answer = await fetch(addresses.ours + path, how)
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      }
      await ask()
      known.set(`${path} ${how.headers.cookie}`, await askedOf(database, ask, most))
    }
    return {
      baseline: { round: () => requestsPerSecond({ url: addresses.bare, requests, seconds }) },
      candidate: { round: () => requestsPerSecond({ url: addresses.ours, requests, seconds }) },
      close: stage.close,
    }
  },
})

type Call = { path: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }

const toRequest = ({ path, cookie, body }: Read): Call => {
  const headers = { cookie, 'content-type': 'application/json', origin: 'https://bewezen.example' }
  return body
    ? { path, method: 'POST', headers, body: JSON.stringify(body) }
    : { path, method: 'GET', headers: { cookie } }
}

/** What is asked of the database meanwhile, without the snapshot outside a transaction. */
async function askedOf({ pool }: Database, meanwhile: () => Promise<unknown>, most: number): Promise<Asked> {
  const beside: Statement[] = []
  const together: Statement[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const listening = (...args: unknown[]) => {
    if (!ofTheHouse.test(textOf(args))) beside.push(args as unknown as Statement)
    return query(...args)
  }
  // A query beside a transaction gets its connection by a callback.
  const connecting = async (...args: unknown[]) => {
    const client = await connect(...args)
    return args.length > 0 ? client : heardOn(client as PoolClient, together)
  }
  Object.assign(pool, { query: listening, connect: connecting })
  try {
    await meanwhile()
  } finally {
    Object.assign(pool, { query, connect })
  }
  const statements = together.length > 0 ? together : beside
  if (statements.length === 0 || statements.length > most || (together.length > 0 && beside.length > 0))
    throw new Error(
      `This read takes ${together.length} queries in a transaction, and beside it ${beside.map(textOf).join('\n') || 'none'}`,
    )
  return { statements, together: together.length > 0 }
}

function textOf([asked]: readonly unknown[]): string {
  return typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '')
}

/** A connection whose statements are noted until it is given back. */
function heardOn(client: PoolClient, heard: Statement[]): PoolClient {
  const [query, release] = [client.query, client.release]
  const own = {
    query: (...args: unknown[]) => {
      heard.push(args as unknown as Statement)
      return Reflect.apply(query, client, args)
    },
    release: (broken?: Error | boolean) => {
      Object.assign(client, { query, release })
      Reflect.apply(release, client, [broken])
    },
  }
  return Object.assign(client, own)
}
