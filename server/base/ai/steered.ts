import type { FastifyInstance } from 'fastify'

const rememberedRequests = 50

/** What an endpoint of models answers that has too much to do. */
export const overloaded = { error: { message: 'overloaded', type: 'server_error' } }

/**
 * What all stand-ins of models have beside the protocol: `control` tells one how to behave, the first of the moods until
 * then, and tells what it was asked. `stopped` is when the process stops.
 */
export function steered<Asked extends object, Mood extends string>(
  app: FastifyInstance,
  moods: readonly [Mood, ...Mood[]],
) {
  let [mood]: readonly [Mood, ...Mood[]] = moods
  const asked: Asked[] = []
  const stopped = new AbortController()
  app.addHook('preClose', async () => stopped.abort())
  app.get('/control', async () => ({ mood, asked }))
  app.post('/control', async (request, reply) => {
    const wish = (request.body as { mood?: unknown } | null)?.mood
    const next = moods.find((one) => one === wish)
    if (!next) return reply.code(422).send({ code: 'INVALID_INPUT', data: { fields: ['mood'] } })
    mood = next
    return { mood }
  })
  return {
    mood: (): Mood => mood,
    stopped: stopped.signal,
    /** Writes down what is asked, and answers it. */
    note(body: unknown): Asked {
      const one = (body ?? {}) as Asked
      asked.push(one)
      asked.splice(0, asked.length - rememberedRequests)
      return one
    },
  }
}
