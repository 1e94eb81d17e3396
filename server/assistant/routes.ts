import { PassThrough } from 'node:stream'
import { refusalStatus } from '@bewezen/domain/base/refusals.ts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import { callerOf } from '../base/http/caller.ts'
import { refusalFor } from '../base/snapshot.ts'
import { standInFor } from './assistant.ts'
import { assistantStandIn } from './standin/plugin.ts'

/** The address where an answer is watched while it grows, and the stand-in where there is no endpoint. */
export async function serveAssistant(app: FastifyInstance, house: House): Promise<void> {
  const { answers } = house.assistant
  app.addHook('preClose', () => answers.stop())
  const standIn = standInFor(house.settings)
  if (standIn) await app.register(assistantStandIn, { prefix: standIn.prefix })

  app.get<{ Querystring: { question?: unknown } }>('/api/assistant/answer', async (request, reply) => {
    const { snapshot } = await callerOf(house, request, reply)
    const code = refusalFor(snapshot, { needs: 'readCommunity', whileCovered: false }, house.settings)
    if (code || !snapshot.asker) return reply.code(code ? refusalStatus[code] : 401).send({ code, data: null })
    const growing = new PassThrough()
    const watched = answers.watch(String(request.query.question ?? ''), snapshot.asker.id, {
      grew: (piece) => growing.write(piece),
      ended: () => growing.end(),
    })
    // Somebody else's question is as unknown as one that is answered already or in another process.
    if (!watched) return reply.code(204).send()
    growing.once('close', watched.leave)
    request.raw.once('close', () => growing.destroy())
    if (watched.text) growing.write(watched.text)
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/plain; charset=utf-8')
      .send(growing)
  })
}
