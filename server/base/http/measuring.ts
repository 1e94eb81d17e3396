import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Histogram, type Registry } from 'prom-client'
import { watchQueries } from '../database/watchQueries.ts'

/** From a lookup by key to what somebody notices, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures every answered request by the pattern of its route, so that no id, name or search is told (OPS-WATCH-01). */
export function measureRequests(app: FastifyInstance, register: Registry): void {
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const label = { method: request.method, route: request.routeOptions.url ?? '', status: reply.statusCode }
    answered.observe(label, reply.elapsedTime / 1_000)
    done()
  })
}

/** Measures every query by the name under which it was prepared; all that have none are one (OPS-WATCH-02). */
export function measureQueries(pools: readonly pg.Pool[], register: Registry): void {
  const answered = new Histogram({
    name: 'bewezen_query_duration_seconds',
    help: 'Queries by the name under which they were prepared.',
    labelNames: ['query'],
    buckets,
    registers: [register],
  })
  for (const pool of pools)
    watchQueries(pool, (query) => {
      const begun = performance.now()
      return () => answered.observe({ query }, (performance.now() - begun) / 1_000)
    })
}
