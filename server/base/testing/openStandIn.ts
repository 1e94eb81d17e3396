import fastify, { type FastifyInstance } from 'fastify'
import { atEnd } from './atEnd.ts'

/** A stand-in of models (`server/base/ai/steered.ts`) on a port of its own; it is taken away after the test file. */
export async function openStandIn<Asked, Mood extends string>(plugin: (app: FastifyInstance) => Promise<void>) {
  const app = fastify()
  await app.register(plugin)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  return {
    url: `${url}/v1`,
    /** Lets it behave as it should, or not. */
    is: (mood: Mood) => app.inject({ method: 'POST', url: '/control', payload: { mood } }),
    /** Everything it was asked of late, oldest first. */
    asked: async (): Promise<Asked[]> => (await app.inject('/control')).json().asked,
  }
}
