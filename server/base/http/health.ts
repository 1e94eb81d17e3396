import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { isDraining } from './draining.ts'

/**
 * `/healthz`: the process is up. `/readyz`: it can do its work, since the database answers, its tables are there and it is
 * not about to stop.
 */
export function serveHealth(app: FastifyInstance, house: House): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    if (isDraining(app)) return reply.code(503).send({ ok: false })
    try {
      await house.database.pool.query('select 1 from site_settings')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}
