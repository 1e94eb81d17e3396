import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { waitingFacts } from '../facts/waiting.ts'
import type { House } from '../house.ts'
import { countJobs } from '../jobs/waiting.ts'
import type { KeptPages } from './keptPages.ts'
import { measureQueries, measureRequests } from './measuring.ts'

type Sample = { label?: Record<string, string>; value: number }
/** Something that is looked up when it is asked for. */
export type Metric = { name: string; help: string; labels?: string[]; samples: Sample[] }

/**
 * `GET /metrics`: how this process is doing, as text that Prometheus reads; for who carries METRICS_TOKEN. Without the
 * setting it does not exist, and nothing is measured (OPS-WATCH-01). `ofRooms` reads what rooms want told besides.
 */
export function serveMetrics(
  app: FastifyInstance,
  house: House,
  { pages, ofRooms }: { pages: KeptPages; ofRooms: (house: House) => Promise<Metric[]> },
): void {
  const token = house.settings.METRICS_TOKEN
  if (!token) {
    app.get('/metrics', (_request, reply) => reply.code(404).send({ code: 'NOT_FOUND', data: null }))
    return
  }
  const register = new Registry()
  // The usual look at the event loop, a hundred times a second, takes as much as all else that a process does at rest. What
  // is told of it holds the time between two looks, so that a process at rest reads 0.2 (deploy/alerts.yaml).
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 200 })
  measureRequests(app, register)
  measureQueries([house.database.pool, ...(house.replica ? [house.replica.pool] : [])], register)
  countPages(pages, register)
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ code: 'SIGN_IN_REQUIRED', data: null })
    const now = await Promise.all([ofHouse(house), ofFacts(house), ofJobs(house), ofRooms(house)])
    return reply
      .headers({ 'content-type': register.contentType, 'cache-control': 'no-store' })
      .send((await register.metrics()) + (await written(now.flat())))
  })
}

/** A metric with one value. */
export const gauge = (name: string, help: string, value: number): Metric => ({ name, help, samples: [{ value }] })

function ofHouse({ live, database: { pool } }: House): Metric[] {
  return [
    gauge('bewezen_live_streams', 'Open live streams.', live.size),
    gauge('bewezen_last_fact_number', 'The number of the newest fact that was delivered here.', live.seq),
    gauge('bewezen_database_connections', 'Open connections to the database.', pool.totalCount),
    gauge('bewezen_database_waiting', 'Queries that wait for a connection.', pool.waitingCount),
  ]
}

/** Public pages by whether they were drawn or still there from a moment ago (OPS-WATCH-04). */
function countPages({ counts }: KeptPages, register: Registry): void {
  new Counter({
    name: 'bewezen_public_pages_total',
    help: 'Public pages by whether they were drawn or still there from a moment ago.',
    labelNames: ['from'],
    registers: [register],
    collect() {
      this.reset()
      for (const [from, count] of Object.entries(counts)) this.inc({ from }, count)
    },
  })
}

/** Nothing while the database is away: what is not known is not told as 0. */
const ofFacts = (house: House): Promise<Metric[]> =>
  unlessAway(house, 'facts', async () => {
    const { count, oldestSeconds } = await waitingFacts(house.database)
    return [
      gauge('bewezen_facts_waiting', 'Facts that have no number yet.', count),
      gauge('bewezen_facts_oldest_waiting_seconds', 'How long ago the oldest of them was written.', oldestSeconds),
    ]
  })

const ofJobs = (house: House): Promise<Metric[]> =>
  unlessAway(house, 'jobs', async () => [
    {
      name: 'bewezen_jobs',
      help: 'Jobs that are not done, by queue and by whether they are due, for later, under way or given up.',
      labels: ['queue', 'state'],
      samples: (await countJobs(house.database.pool)).map(({ queue, state, count }) => ({
        label: { queue, state },
        value: count,
      })),
    },
  ])

const unlessAway = (house: House, what: string, read: () => Promise<Metric[]>): Promise<Metric[]> =>
  read().catch((error: unknown) => {
    house.log.warn({ err: error, what }, 'what waits could not be counted')
    return []
  })

/** What was looked up, as text; written by a register of its own, since its labels are others the next time. */
function written(metrics: readonly Metric[]): Promise<string> {
  const register = new Registry()
  for (const { name, help, labels: labelNames = [], samples } of metrics) {
    const metric = new Gauge({ name, help, labelNames, registers: [register] })
    for (const { label = {}, value } of samples) metric.set(label, value)
  }
  return register.metrics()
}

/** Whether two texts are the same, without telling by the time it takes how much of them is. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
