import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<FastifyInstance>()

/** Whether this server is on its way out: it still answers everything, and wants no more of it. */
export const isDraining = (app: FastifyInstance): boolean => draining.has(app)

/**
 * Connection draining: from `beginDraining` on every answer closes its connection, so that whoever kept one open asks the
 * next process (OPS-STOP-02). It is written when the answer goes out, so that those which were under way then say it too.
 */
export function serveDraining(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining(app)) reply.header('connection', 'close')
    done(null, payload)
  })
}

export function beginDraining(app: FastifyInstance): void {
  draining.add(app)
}

/**
 * Graceful shutdown of what is served: `/readyz` says no first, everything is answered until the balancer has `noticed`,
 * then streams end and what is under way is finished.
 */
export async function stopServing(
  app: FastifyInstance,
  live: { stop(): Promise<void> },
  noticed: Promise<unknown>,
): Promise<void> {
  beginDraining(app)
  await noticed
  const streamsEnded = live.stop()
  await app.close()
  await streamsEnded
}
