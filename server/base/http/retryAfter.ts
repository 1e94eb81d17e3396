import type { FastifyInstance } from 'fastify'

/** In seconds: what passes by itself is mostly over by then, and everybody who waits does not ask at every moment. */
const pause = '15'

/** `Retry-After` on every answer of 503, so that programs know that it passes and when to ask again (OPS-AWAY-02). */
export function serveRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503) reply.header('retry-after', pause)
    done(null, payload)
  })
}
